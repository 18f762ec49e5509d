import type { ProblemCode } from "@meridian/contracts/problem";
import type { KeyedText, StoredText, TextParam } from "@meridian/contracts/stored-text";
import { AppError, type AppErrorOptions, type Bilingual } from "./app-error.ts";

/** Templates by key. `{name}` is a parameter. */
type Templates = Readonly<Record<string, string>>;
type KeyOf<T extends Templates> = keyof T & string;
type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type ParamsOf<T extends Templates, K extends KeyOf<T>> = Readonly<Record<NamesIn<T[K]>, TextParam>>;
type PlainKey<T extends Templates> = { [K in KeyOf<T>]: [NamesIn<T[K]>] extends [never] ? K : never }[KeyOf<T>];

/** Messages that are stored by their key and read in the language of each reader. */
export interface KeyedTexts<T extends Templates> {
  /** A message with its parameters. A number becomes a count ("1,200"); row numbers are passed as text. */
  text<K extends PlainKey<T>>(key: K): KeyedText;
  text<K extends KeyOf<T>>(key: K, params: ParamsOf<T, K>): KeyedText;
  /** A text stored by an earlier version stays as it is; an unknown key is shown. */
  inLanguage(language: keyof Bilingual, stored: StoredText): string;
  /** An error whose message the caller reads in their own language. */
  refusal(code: ProblemCode, message: StoredText, options?: AppErrorOptions): AppError;
}

const LOCALES: Readonly<Record<keyof Bilingual, string>> = { tr: "tr-TR", en: "en-US" };

export function createKeyedTexts<const T extends Templates>(
  turkish: T,
  english: Readonly<Record<KeyOf<T>, string>>,
): KeyedTexts<T> {
  const templates: Readonly<Record<keyof Bilingual, ReadonlyMap<string, string>>> = {
    tr: new Map(Object.entries(turkish)),
    en: new Map(Object.entries(english)),
  };

  function inLanguage(language: keyof Bilingual, stored: StoredText): string {
    if (typeof stored === "string") return stored;
    const { key, params } = stored;
    const template = templates[language].get(key) ?? key;
    return template.replace(/\{(\w+)\}/g, (_, name: string) => describeParam(language, params[name] ?? ""));
  }

  function describeParam(language: keyof Bilingual, param: TextParam): string {
    if (typeof param === "number") return param.toLocaleString(LOCALES[language]);
    if (typeof param === "string" || "key" in param) return inLanguage(language, param);
    return param.map((each) => inLanguage(language, each)).join(", ");
  }

  return {
    text: (key: string, params: KeyedText["params"] = {}) => ({ key, params }),
    inLanguage,
    refusal(code, message, options = {}) {
      const keyed = typeof message === "string" ? {} : { keyed: message };
      return new AppError(code, inLanguage("en", message), {
        ...options,
        ...keyed,
        turkish: inLanguage("tr", message),
      });
    },
  };
}

/** An error's message in a form that can be stored or sent to another thread. */
export function storedTextOf({ keyed, message }: AppError): StoredText {
  return keyed ?? message;
}
