/** What a cookie of ours is called: under https browsers bind it to the host by its prefix. */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The value of a cookie of ours in a Cookie header, under either of its names; undefined unless it has the form given. */
export function hostCookieValue(header: string | undefined, name: string, form: RegExp): string | undefined {
  const names = [hostCookieName(name, true), hostCookieName(name, false)];
  for (const part of header?.split(";") ?? []) {
    const [key = "", value = ""] = part.trim().split("=", 2);
    if (names.includes(key) && form.test(value)) return value;
  }
  return undefined;
}
