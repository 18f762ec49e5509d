const ASK_EVENT = "meridian:cookie-settings";

/** Opens the cookie settings, wherever they are on the page. */
export function askForConsent(): void {
  window.dispatchEvent(new Event(ASK_EVENT));
}

/** Called when the settings should open; returns a function that unsubscribes. */
export function onConsentAsked(callback: () => void): () => void {
  window.addEventListener(ASK_EVENT, callback);
  return () => window.removeEventListener(ASK_EVENT, callback);
}
