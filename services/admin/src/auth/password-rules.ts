import { MIN_PASSWORD_LENGTH } from "@meridian/shared/contracts/account";

const LEAST_DIFFERENT = 5;
const LEAST_NEIGHBOURS_APART = 3;
/** What people choose when they must choose something long: from public lists of leaked passwords. */
const KNOWN = [
  "password",
  "passw0rd",
  "parola",
  "sifre",
  "qwerty",
  "asdfgh",
  "iloveyou",
  "letmein",
  "welcome",
  "administrator",
  "meridian",
  "123456",
];

/** What is wrong with a new password, in words for its owner; undefined when nothing is. */
export function passwordProblem(password: string, username: string): string | undefined {
  const folded = fold(password);
  if (password.length < MIN_PASSWORD_LENGTH) return `Parola en az ${MIN_PASSWORD_LENGTH} karakter olmalı.`;
  if (new Set(folded).size < LEAST_DIFFERENT || isRun(folded)) return "Parola çok kolay tahmin edilir.";
  if (withoutAll(folded, [...KNOWN, fold(username)]).length < MIN_PASSWORD_LENGTH / 2) {
    return "Parola, bilinen bir parolaya ya da kullanıcı adına çok benziyor.";
  }
  return undefined;
}

/** Letters and digits in their order: "abcdefghijkl", "987654321098". */
function isRun(text: string): boolean {
  let apart = 0;
  for (let at = 1; at < text.length; at++) {
    const step = Math.abs(text.charCodeAt(at) - text.charCodeAt(at - 1));
    if (step !== 1 && step !== 9) apart += 1;
  }
  return apart < LEAST_NEIGHBOURS_APART;
}

function withoutAll(text: string, words: readonly string[]): string {
  return words.reduce((rest, word) => (word === "" ? rest : rest.replaceAll(word, "")), text);
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
