const ASK_EVENT = "meridian:cookie-settings";

/** Opens the cookie settings, wherever they stand on the page. */
export function askForConsent(): void {
  window.dispatchEvent(new Event(ASK_EVENT));
}

/** Calls back when the settings shall open; answers how to stop. */
export function onConsentAsked(callback: () => void): () => void {
  window.addEventListener(ASK_EVENT, callback);
  return () => window.removeEventListener(ASK_EVENT, callback);
}
