import { MIN_PASSWORD_LENGTH } from "@meridian/contracts/admin/account";
import { ConfigError } from "@meridian/platform/load-config";
import { type PasswordProblem, passwordProblem } from "./password-rules.ts";

const RULES: Record<PasswordProblem, string> = {
  too_short: `must have at least ${MIN_PASSWORD_LENGTH} characters`,
  guessable: "is too easy to guess; take some words that have nothing to do with each other",
};

interface ConfiguredAdmin {
  ADMIN_USERNAME: string;
  ADMIN_PASSWORD?: string | undefined;
}

/** Checks ADMIN_PASSWORD against the rules for a changed password. Throws ConfigError with the rule it breaks. */
export async function checkConfiguredPassword({ ADMIN_USERNAME, ADMIN_PASSWORD }: ConfiguredAdmin): Promise<void> {
  if (ADMIN_PASSWORD === undefined) return;
  const problem = await passwordProblem(ADMIN_PASSWORD, ADMIN_USERNAME);
  if (problem !== undefined) throw new ConfigError(`ADMIN_PASSWORD ${RULES[problem]}`);
}
