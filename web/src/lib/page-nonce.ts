/** The nonce of this page's policy, for scripts and styles that are made later. Browsers only; undefined where there is no policy. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
