const inEnglish = new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "none" });

/** What visitors may call a country: the given name, a short one such as "UK", and the name in its own main language. */
export function countryNames(countryCode: string, name: string): string[] {
  const { language } = new Intl.Locale(`und-${countryCode}`).maximize();
  const own = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  return [name, inEnglish.of(countryCode) ?? "", own.of(countryCode) ?? ""];
}
