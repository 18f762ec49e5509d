import { createContext, use } from "react";

/** Runs work that requires a login within the last hour; if the login is older, asks for the password and retries. */
export type WithFreshLogin = <T>(work: () => Promise<T>) => Promise<T>;

/** Provided by `FreshLogin`; without it such work fails after an older login. */
export const FreshLoginContext = createContext<WithFreshLogin>((work) => work());

export function useFreshLogin(): WithFreshLogin {
  return use(FreshLoginContext);
}
