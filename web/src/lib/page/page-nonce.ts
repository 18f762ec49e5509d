/** The page's CSP nonce, for scripts and styles created later. Browsers only; undefined without a policy. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
