import { indexWordsOf, isUnspaced } from "@meridian/domain/text/search-words";
import type { IndexDictionary } from "./index-dictionary.ts";

const PREFIX_LETTERS = 4;
const PLAIN_WORD = /^[ -~]*$/;
/** Words and labels in memory between two batches. */
const KEPT_WORDS = 30_000;
const KEPT_LABEL_CHARS = 200;

interface Counted {
  readonly text: string;
  /** The change in the number of documents with it since the last `settle`. */
  by: number;
  /** Whether it is in the list of changes. */
  isListed: boolean;
}

/** The first letters of words. */
export interface WordPrefix extends Counted {
  /** The prefix one letter shorter. */
  readonly shorter: WordPrefix | undefined;
  /** The document counted last, so that each counts once. */
  lastDocument: number;
}

/** One object per word, so that documents are compared and counted without looking up texts. */
export interface IndexWord extends Counted {
  /** The longest of its short prefixes, once it is counted. */
  prefix: WordPrefix | undefined;
  /** The list it was added to last, so that each has it once. */
  lastList: number;
}

/** The words a document is found by, each once. */
export interface RowWords {
  name: readonly IndexWord[];
  /** Those that are not in the name. */
  rest: readonly IndexWord[];
}

/** The words of a writer's documents, with the change in the number of documents that have them. */
export interface IndexWords {
  of(text: string): IndexWord;
  /** The index words of a text that repeats. */
  ofLabel(label: string): readonly IndexWord[];
  ofEntry(id: number): readonly IndexWord[];
  /** Names the next list, for `addOnce`. */
  newList(): number;
  /** Adds one document's words (1) or subtracts them (-1). */
  count(words: RowWords, by: 1 | -1): void;
  changes(): VocabularyChange;
  /** Starts counting again, between two batches: words held outside are then out of use. */
  settle(): void;
}

export interface VocabularyChange {
  terms: readonly Readonly<Counted>[];
  prefixes: readonly Readonly<Counted>[];
}

export function createIndexWords(
  dictionary: Pick<IndexDictionary, "entry">,
  keptWords: number = KEPT_WORDS,
): IndexWords {
  const words = new Map<string, IndexWord>();
  const labels = new Map<string, readonly IndexWord[]>();
  const prefixes = new Map<string, WordPrefix>();
  let entries: (readonly IndexWord[] | undefined)[] = [];
  let changed = { terms: [] as IndexWord[], prefixes: [] as WordPrefix[] };
  let lists = 0;
  let documents = 0;

  function of(text: string): IndexWord {
    let word = words.get(text);
    if (word === undefined) {
      word = { text, by: 0, isListed: false, prefix: undefined, lastList: 0 };
      words.set(text, word);
    }
    return word;
  }

  function ofLabel(label: string): readonly IndexWord[] {
    let found = labels.get(label);
    if (found === undefined) {
      found = indexWordsOf(label).map(of);
      if (label.length <= KEPT_LABEL_CHARS) labels.set(label, found);
    }
    return found;
  }

  /** The last of a word's prefixes, which rise in length: where it is known, so are the shorter ones. */
  function lastOf(texts: string[]): WordPrefix | undefined {
    const text = texts.pop();
    if (text === undefined) return undefined;
    let prefix = prefixes.get(text);
    if (prefix === undefined) {
      prefix = { text, by: 0, isListed: false, shorter: lastOf(texts), lastDocument: 0 };
      prefixes.set(text, prefix);
    }
    return prefix;
  }

  function countWord(word: IndexWord, by: 1 | -1): void {
    change(word, changed.terms, by);
    word.prefix ??= lastOf(shortPrefixesOf(word.text));
    let { prefix } = word;
    // A document counted for a prefix was counted for the shorter ones.
    while (prefix !== undefined && prefix.lastDocument !== documents) {
      prefix.lastDocument = documents;
      change(prefix, changed.prefixes, by);
      prefix = prefix.shorter;
    }
  }

  return {
    of,
    ofLabel,
    ofEntry(id) {
      let found = entries[id];
      if (found === undefined) {
        found = (dictionary.entry(id)?.words ?? []).map(of);
        entries[id] = found;
      }
      return found;
    },
    newList: () => ++lists,
    count({ name, rest }, by) {
      documents++;
      for (const word of name) countWord(word, by);
      for (const word of rest) countWord(word, by);
    },
    changes: () => changed,
    settle() {
      for (const list of [changed.terms, changed.prefixes]) for (const counted of list) reset(counted);
      changed = { terms: [], prefixes: [] };
      if (words.size + labels.size < keptWords) return;
      words.clear();
      labels.clear();
      prefixes.clear();
      entries = [];
    },
  };
}

function change<T extends Counted>(counted: T, listed: T[], by: 1 | -1): void {
  counted.by += by;
  if (counted.isListed) return;
  counted.isListed = true;
  listed.push(counted);
}

function reset(counted: Counted): void {
  counted.by = 0;
  counted.isListed = false;
}

/** Adds those that are not yet in a list of `IndexWords.newList`. */
export function addOnce(list: number, words: readonly IndexWord[], to: IndexWord[]): void {
  for (const word of words) {
    if (word.lastList === list) continue;
    word.lastList = list;
    to.push(word);
  }
}

/** The words of a name's texts, and of `rest` those that are not among them. */
export function toRowWords(nameTexts: readonly string[], rest: readonly IndexWord[], words: IndexWords): RowWords {
  const list = words.newList();
  const name: IndexWord[] = [];
  for (const text of nameTexts) {
    addOnce(list, isUnspaced(text) ? indexWordsOf(text).map(words.of) : [words.of(text)], name);
  }
  return { name, rest: rest.filter(({ lastList }) => lastList !== list) };
}

/** The prefixes of a word with one to four letters. */
export function shortPrefixesOf(word: string): string[] {
  const letters = PLAIN_WORD.test(word) ? word : [...word];
  const prefixes: string[] = [];
  let prefix = "";
  for (let index = 0; index < PREFIX_LETTERS && index < letters.length; index++) {
    prefix += letters[index];
    prefixes.push(prefix);
  }
  return prefixes;
}
