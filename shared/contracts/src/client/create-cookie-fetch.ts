import type { ApiClientOptions } from "./create-api-client.ts";

/** A `fetch` for programs outside browsers: it keeps the cookies of one site, by which a session is known. */
export function createCookieFetch(): NonNullable<ApiClientOptions["fetch"]> {
  const cookies = new Map<string, string>();
  return async (url, init) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map((cookie) => cookie.join("=")).join("; "));
    const response = await fetch(url, { ...init, headers });
    for (const header of response.headers.getSetCookie()) {
      const [pair = ""] = header.split(";", 1);
      const [name = "", ...value] = pair.split("=");
      cookies.set(name, value.join("="));
    }
    return response;
  };
}
