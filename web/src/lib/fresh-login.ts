import { createContext, use } from "react";

/** Does work that asks for a login of the last hour: where it is older, once more after the password. */
export type WithFreshLogin = <T>(work: () => Promise<T>) => Promise<T>;

/** Given by `FreshLogin`; without it such work fails where the login is older. */
export const FreshLoginContext = createContext<WithFreshLogin>((work) => work());

export function useFreshLogin(): WithFreshLogin {
  return use(FreshLoginContext);
}
