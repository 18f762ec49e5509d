import { readFileSync } from "node:fs";

/** Each traditional Chinese character with the one that mainland China and Singapore write for it. */
const PAIRS = readFileSync(new URL("simplified-characters.txt", import.meta.url), "utf8")
  .trim()
  .split(/\s+/);
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  PAIRS.map(([traditional = "", ...other]) => [traditional, other.join("")]),
);
const CHINESE = /[\u4e00-\u9fff]/gu;

/** "溫哥華" as "温哥华". Japanese characters change as well, so both sides of a comparison have to be simplified. */
export function simplified(text: string): string {
  return text.replace(CHINESE, (character) => SIMPLIFIED.get(character) ?? character);
}
