import { MIN_PASSWORD_LENGTH } from "@meridian/contracts/admin/account";

export type PasswordProblem = "too_short" | "guessable";

/** On zxcvbn's scale of 0 to 4: at least 10^8 guesses. */
const LEAST_SCORE = 3;
/** Further characters cannot make a password weaker, but slow the estimate down. */
const MAX_JUDGED_CHARS = 72;
/** What attackers of this site would try first, besides the user name. */
const LOCAL_WORDS = ["meridian", "parola", "sifre", "şifre"];

/**
 * Explains what is wrong with a new password; undefined if it is acceptable. The measure is the estimated number of guesses, given 49,000
 * common passwords, 7,700 words, the user name, keyboard patterns, repeats and sequences.
 */
export async function passwordProblem(password: string, username: string): Promise<PasswordProblem | undefined> {
  if (password.length < MIN_PASSWORD_LENGTH) return "too_short";
  // Loaded on demand: the lists take 8 MB.
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_JUDGED_CHARS });
  const { score } = estimator.check(password.normalize("NFKC"), [username, ...LOCAL_WORDS]);
  return score < LEAST_SCORE ? "guessable" : undefined;
}
