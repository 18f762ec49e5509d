const NOT_TRUSTED: ReadonlySet<string> = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);
const MAX_DEPTH = 8;

/** What to do about a failed TLS connection; undefined if it failed for another reason. */
export function tlsProblemOf(error: unknown): string | undefined {
  for (const code of codesOf(error)) {
    if (NOT_TRUSTED.has(code)) {
      return `its certificate is not trusted (${code}): name the file of the authority that signed it in NODE_EXTRA_CA_CERTS`;
    }
    if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
      return `its certificate is for another host name (${code}): use a name that the certificate contains`;
    }
    if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
      return `its certificate is not valid at this time (${code}): renew it, or set the clock`;
    }
    if (/^ERR_SSL_|^EPROTO$/.test(code)) return `it does not speak TLS, or no version that we do (${code})`;
  }
  return undefined;
}

/** The codes of an error and its causes: drivers wrap the socket's error. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let cause = error, depth = 0; cause instanceof Error && depth < MAX_DEPTH; cause = cause.cause, depth++) {
    if ("code" in cause && typeof cause.code === "string") codes.push(cause.code);
  }
  return codes;
}
