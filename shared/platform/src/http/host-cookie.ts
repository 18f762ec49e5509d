/** Name of a cookie; under https the `__Host-` prefix binds it to the host. */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Value of a cookie under either name; undefined if absent or malformed. */
export function hostCookieValue(header: string | undefined, name: string, form: RegExp): string | undefined {
  const names = [hostCookieName(name, true), hostCookieName(name, false)];
  for (const part of header?.split(";") ?? []) {
    const [key = "", value = ""] = part.trim().split("=", 2);
    if (names.includes(key) && form.test(value)) return value;
  }
  return undefined;
}
