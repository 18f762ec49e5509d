import type { ImportIssue } from "@meridian/shared/contracts/import-job";
import type { ProblemCode } from "@meridian/shared/contracts/problem";
import type { KeyedText, StoredText, TextParam } from "@meridian/shared/contracts/stored-text";
import type { Language } from "@meridian/shared/http/request-language";
import { AppError, type AppErrorOptions } from "@meridian/shared/kernel/app-error";
import { ENGLISH, ENGLISH_ISSUES } from "./english.ts";
import { type TextKey, TURKISH } from "./turkish.ts";

type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type ParamsOf<K extends TextKey> = Readonly<Record<NamesIn<(typeof TURKISH)[K]>, TextParam>>;
type PlainKey = { [K in TextKey]: [NamesIn<(typeof TURKISH)[K]>] extends [never] ? K : never }[TextKey];

const TEXTS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  tr: new Map(Object.entries(TURKISH)),
  en: new Map(Object.entries(ENGLISH)),
};
const LOCALES: Readonly<Record<Language, string>> = { tr: "tr-TR", en: "en-US" };

/** A message with its parameters. A number becomes a count ("1,200"); row numbers are passed as text. */
export function text<K extends PlainKey>(key: K): KeyedText;
export function text<K extends TextKey>(key: K, params: ParamsOf<K>): KeyedText;
export function text(key: TextKey, params: KeyedText["params"] = {}): KeyedText {
  return { key, params };
}

/** A text stored by an earlier version stays as it is; an unknown key is shown. */
export function inLanguage(language: Language, stored: StoredText): string {
  if (typeof stored === "string") return stored;
  const { key, params } = stored;
  const template = TEXTS[language].get(key) ?? key;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => describeParam(language, params[name] ?? ""));
}

function describeParam(language: Language, param: TextParam): string {
  if (typeof param === "number") return param.toLocaleString(LOCALES[language]);
  if (typeof param === "string" || "key" in param) return inLanguage(language, param);
  return param.map((each) => inLanguage(language, each)).join(", ");
}

/** An error whose message the caller reads in their own language. */
export function refusal(code: ProblemCode, message: StoredText, options: AppErrorOptions = {}): AppError {
  const keyed = typeof message === "string" ? {} : { keyed: message };
  return new AppError(code, inLanguage("en", message), { ...options, ...keyed, turkish: inLanguage("tr", message) });
}

/** An error's message in a form that can be stored or sent to another thread. */
export function storedTextOf({ keyed, message }: AppError): StoredText {
  return keyed ?? message;
}

export function issueIn(language: Language, issue: ImportIssue): ImportIssue {
  return language === "en" ? { ...issue, message: ENGLISH_ISSUES[issue.code] } : issue;
}
