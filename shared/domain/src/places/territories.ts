/** Territories with codes of their own whose addresses name the country they belong to. */
const TERRITORIES: Readonly<Record<string, string>> = {
  FR: "GF GP MQ RE YT BL MF PM NC PF WF TF",
  US: "PR VI GU AS MP UM",
  GB: "GG JE IM GI FK BM KY VG TC AI MS SH IO PN GS",
  NL: "AW CW SX BQ",
  DK: "GL FO",
  NO: "SJ BV",
  FI: "AX",
  CN: "HK MO TW",
  AU: "CX CC NF HM",
  NZ: "CK NU TK",
  IL: "PS",
  MA: "EH",
  RS: "XK",
};

/** Those that visitors may mean by the country as well, as ISO 3166-2 lists them among its subdivisions. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    CN: "HK MO",
    FI: "AX",
    FR: "BL GF GP MF MQ NC PF PM RE TF WF YT",
    NL: "AW BQ CW SX",
    NO: "SJ",
    US: "AS GU MP PR UM VI",
  }).map(([code, territories]) => [code, territories.split(" ")]),
);

/** The territories that a search in the country covers: "starbucks china" finds those in Hong Kong. */
export function territoriesWithin(countryCode: string): readonly string[] {
  return PARTS.get(countryCode) ?? [];
}

/** The country that a territory belongs to; undefined for a country. */
export function stateOfTerritory(code: string): string | undefined {
  const state = stateOf(code);
  return state === code ? undefined : state;
}

/** Whether two codes belong to one country and its territories. */
export function isSameState(left: string, right: string): boolean {
  return stateOf(left) === stateOf(right);
}

function stateOf(code: string): string {
  return Object.entries(TERRITORIES).find(([, territories]) => territories.includes(code))?.[0] ?? code;
}
