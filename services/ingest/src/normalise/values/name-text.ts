import { namesKind } from "./category-names.ts";
import { isPhraseForNoName } from "./nothing.ts";

/** "12. Corner Deli", "3) Blue Door"; a place called "1. FC" is only numbered where the whole list is. */
export const NUMBER_BEFORE_NAME = /^#?(\d{1,5})\s?[.)]\s+(?=\S)/;
/** All letters of "????? ?????" were lost. */
const LOST = /^[?\ufffd\s]+$/;
/** What makers of lists write in place of a name: "Unnamed Gym 2". "No Name" is a bar's joke. */
const PLACEHOLDER =
  /^(?:unnamed(?: [a-z]+){0,2}|(?:name )?unknown(?: (?:name|business|place|store|shop))?|no name (?:available|found|given|provided)|untitled|unbenannt|без названия|без назви|bez názvu|bez nazwy|名称不明|名前なし|未命名|이름 ?없음)(?: ?#?\d+)?$/iu;
/** "Sin Nombre" is the same joke. */
const PLACEHOLDER_IN_ROMANCE =
  /^(?:[Ss]in nombre|[Ss]ans nom|[Ss]em nome|[Ss]enza nome|(?:SIN NOMBRE|SANS NOM|SEM NOME|SENZA NOME))$/;
const UNKNOWN_KIND = /^unknown (\p{L}+)$/iu;

/** Whether a cell for a name has none: words for a missing one, or only lost letters. */
export function isNameless(text: string): boolean {
  if (LOST.test(text) || PLACEHOLDER.test(text) || PLACEHOLDER_IN_ROMANCE.test(text)) return true;
  const kind = UNKNOWN_KIND.exec(text)?.[1];
  return kind === undefined ? isPhraseForNoName(text) : namesKind(kind.toLowerCase());
}
