import type { Authorized } from "@meridian/shared/http/require-session";
import { loginTooOld } from "@meridian/shared/kernel/app-error";

/** Long enough to set a site up, shorter than a screen is left open. */
export const FRESH_LOGIN_MS = 60 * 60 * 1000;

/** For what runs on every public page: a screen that was left open does not suffice. Throws login_too_old. */
export function requireFreshLogin({ session }: Authorized, at: Date): void {
  if (at.getTime() - session.createdAt.getTime() <= FRESH_LOGIN_MS) return;
  throw loginTooOld("Girişinizin üzerinden bir saatten fazla geçti: şifrenizi yeniden girin");
}
