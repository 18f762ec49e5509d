import { namesKind } from "../../../normalise/values/category-names.ts";
import type { SourceField } from "./column-synonyms.ts";

const JOINED = /^[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{3,20}$/u;
const NAME = /^(?:명|명칭|이름|名|名称|名稱|名字|名前)$/;
const KIND = /^(?:유형|종류|구분|종별|분류|類型|类型|類別|类别|種類|种类|種別)(?:명)?$/;
/** A single character before a word is rarely a noun: 市名 is the city's name. */
const MIN_NOUN_CHARS = 2;

interface JoinedWordsOptions {
  /** Whether a noun stands for a business in general. Kinds of business always do. */
  isPlace: (noun: string) => boolean;
  fieldsOf: (words: string) => readonly SourceField[];
}

/** "도서관전화번호", "学校所在地", "공원명": a noun for a business and what is meant of it, in languages that write both as one word. */
export function fieldsOfJoinedWords(words: string, { isPlace, fieldsOf }: JoinedWordsOptions): readonly SourceField[] {
  if (!JOINED.test(words)) return [];
  for (let at = MIN_NOUN_CHARS; at < words.length; at++) {
    const noun = words.slice(0, at);
    const meant = words.slice(at);
    const fields = NAME.test(meant) ? (["name"] as const) : KIND.test(meant) ? (["type"] as const) : fieldsOf(meant);
    if (fields.length > 0 && (isPlace(noun) || namesKind(noun))) return fields;
  }
  return [];
}
