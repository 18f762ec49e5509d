import { foldText } from "@meridian/domain/text/fold-text";
import type { SourceField } from "./headers/column-synonyms.ts";

const CONTACT = "(?:contacts?|contacto|contatto|contato|kontakt)";
const NAME = "(?:name|nombre|nome|nom|imie)";
/** "Contact person", "nombre_contacto", "contact.name", "Ansprechpartner": columns of people. */
const PERSON = new RegExp(
  `^(?:${CONTACT}[ _.:/-]*(?:person|persona|${NAME}|(?:first|last|full)[ _]?name)|(?:persona|personne|pessoa|osoba|${NAME})[ _]+(?:(?:de|del|di|do|du|of)[ _]+)?${CONTACT}|kontaktperson|ansprechpartner)\\b`,
);
const OF_CONTACT = new RegExp(`(?<!\\p{L})(?:${CONTACT}(?:person)?|ansprechpartner)(?!\\p{L})`, "u");

/** The only number of a list reaches the business, not one person alone: "Contact Number". */
const PLAIN_NUMBER = /^contact[ _.-]?(?:number|numbers|no|nos)\.?$/;

/** Where a file names contact persons, the contacts' phones are theirs, not the business's. */
export function dropPhonesOfPersons(headers: readonly string[], ranked: Map<SourceField, readonly number[]>): void {
  if (!headers.some((header) => PERSON.test(wordsOf(header)))) return;
  const own = (ranked.get("phone") ?? []).filter((column) => !OF_CONTACT.test(wordsOf(headers[column] ?? "")));
  const plain = (ranked.get("phone") ?? []).filter((column) => PLAIN_NUMBER.test(wordsOf(headers[column] ?? "")));
  if (own.length > 0) ranked.set("phone", own);
  else if (plain.length > 0) ranked.set("phone", plain);
  else ranked.delete("phone");
}

/** Folded, with a space between words joined by a capital or underscore: "contactName". */
function wordsOf(header: string): string {
  return foldText(header.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")).replaceAll("_", " ");
}
