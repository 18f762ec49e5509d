const inEnglish = new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "none" });

/** Names that no language data has. */
const SPOKEN: Readonly<Record<string, string>> = { AE: "UAE", GB: "Great Britain", US: "USA" };

/** What visitors may call a country: the given name, short ones such as "UK" and "USA", and the name in its own main language. */
export function countryNames(countryCode: string, name: string): string[] {
  const { language } = new Intl.Locale(`und-${countryCode}`).maximize();
  const own = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  return [name, inEnglish.of(countryCode) ?? "", own.of(countryCode) ?? "", SPOKEN[countryCode] ?? ""];
}

const WITH_ARTICLE =
  /^(?:United|Central African|Dominican|Czech) |^(?:Bahamas|Comoros|Gambia|Maldives|Netherlands|Philippines|Seychelles)$|^(?:Isle|Republic) of |(?:Islands|Territor(?:y|ies))$/;

/** A country's name within a sentence: "the United States". */
export function countryInText(country: string): string {
  return WITH_ARTICLE.test(country) ? `the ${country}` : country;
}
