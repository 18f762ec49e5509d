/** The flag by which the admin area remembers a login. Only the server's session grants rights. */
const ADMIN_FLAG = "adminAuth";

export function hasAdminFlag(): boolean {
  try {
    return window.localStorage.getItem(ADMIN_FLAG) === "true";
  } catch {
    return false;
  }
}

export function setAdminFlag(): void {
  window.localStorage.setItem(ADMIN_FLAG, "true");
}

export function clearAdminFlag(): void {
  try {
    window.localStorage.removeItem(ADMIN_FLAG);
  } catch {
    // Without storage, there is no flag either.
  }
}
