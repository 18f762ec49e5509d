import { MIN_PASSWORD_LENGTH } from "@meridian/shared/contracts/account";

export type PasswordProblem = "too_short" | "guessable";

/** Of zxcvbn's 0 to 4: at least 10^8 guesses. */
const LEAST_SCORE = 3;
/** What stands behind makes no password weaker, but the estimate slower. */
const MAX_JUDGED_CHARS = 72;
/** What people here try first, beside the user's name. */
const LOCAL_WORDS = ["meridian", "parola", "sifre", "şifre"];

/**
 * What is wrong with a new password; undefined when nothing is. It is judged by how many guesses it takes: against 49,000 common
 * passwords, 7,700 words, the user's name, keyboard patterns, repeats and sequences.
 */
export async function passwordProblem(password: string, username: string): Promise<PasswordProblem | undefined> {
  if (password.length < MIN_PASSWORD_LENGTH) return "too_short";
  // Loaded when it is wanted: the lists take 8 MB.
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_JUDGED_CHARS });
  const { score } = estimator.check(password.normalize("NFKC"), [username, ...LOCAL_WORDS]);
  return score < LEAST_SCORE ? "guessable" : undefined;
}
