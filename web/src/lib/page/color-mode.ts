export const COLOR_MODES = ["system", "light", "dark"] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

const STORAGE_KEY = "meridian-color-mode";
const ATTRIBUTE = "data-color-mode";

/**
 * Runs in the head before the first paint: sets the stored choice on `<html>`. Colours follow `color-scheme`, so without JavaScript the
 * system's apply.
 */
export const COLOR_MODE_SCRIPT = `(function(){try{var m=localStorage.getItem("${STORAGE_KEY}");if(m==="light"||m==="dark")document.documentElement.setAttribute("${ATTRIBUTE}",m)}catch(e){}})()`;

export function currentColorMode(): ColorMode {
  const value = document.documentElement.getAttribute(ATTRIBUTE);
  return COLOR_MODES.find((mode) => mode === value) ?? "system";
}

/** Applies a choice at once and stores it if the browser allows. */
export function chooseColorMode(mode: ColorMode): void {
  if (mode === "system") document.documentElement.removeAttribute(ATTRIBUTE);
  else document.documentElement.setAttribute(ATTRIBUTE, mode);
  try {
    if (mode === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Some private modes deny storage: the choice then lasts as long as the page.
  }
}

/** Called when the colours change, by choice or by the system; returns a function that unsubscribes. */
export function onColorModeChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", callback);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", callback);
  };
}
