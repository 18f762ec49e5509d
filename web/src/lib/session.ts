/** Name of the flag by which the admin area remembers that someone has logged in. Rights are the server's session alone. */
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
    // Storage that cannot be used holds no flag either.
  }
}
