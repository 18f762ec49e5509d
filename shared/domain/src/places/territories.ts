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

/** Whether two codes belong to one country and its territories. */
export function isSameState(left: string, right: string): boolean {
  return stateOf(left) === stateOf(right);
}

function stateOf(code: string): string {
  return Object.entries(TERRITORIES).find(([, territories]) => territories.includes(code))?.[0] ?? code;
}
