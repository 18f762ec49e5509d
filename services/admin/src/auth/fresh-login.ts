import { HOUR_MS } from "@meridian/contracts/durations";
import { refusal } from "@meridian/platform/app-error";
import type { Authorized } from "@meridian/platform/http/require-session";

/** Long enough to set up a site, shorter than an abandoned screen stays open. */
export const FRESH_LOGIN_MS = HOUR_MS;

/** Guards settings that run code on every public page against an abandoned screen. Throws login_too_old. */
export function requireFreshLogin({ session }: Authorized, at: Date): void {
  if (at.getTime() - session.createdAt.getTime() <= FRESH_LOGIN_MS) return;
  throw refusal("login_too_old", {
    tr: "Girişinizin üzerinden bir saatten fazla geçti: şifrenizi yeniden girin",
    en: "You logged in more than an hour ago: enter your password again",
  });
}
