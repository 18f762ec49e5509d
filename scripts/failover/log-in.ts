/** The cookie of an administrator's session. */
export async function logIn(
  gateway: string,
  administrator: { readonly username: string; readonly password: string },
): Promise<string> {
  const answer = await fetch(`${gateway}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";", 1)[0];
  if (cookie === undefined) throw new Error(`The administrator could not log in: ${await answer.text()}`);
  return cookie;
}
