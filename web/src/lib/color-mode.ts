export const COLOR_MODES = ["system", "light", "dark"] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

const STORAGE_KEY = "meridian-color-mode";
const ATTRIBUTE = "data-color-mode";

/**
 * Runs in the head before anything is painted: puts the remembered choice on `<html>`. Colours follow by `color-scheme`, so that
 * a page without JavaScript still has the system's.
 */
export const COLOR_MODE_SCRIPT = `(function(){try{var m=localStorage.getItem("${STORAGE_KEY}");if(m==="light"||m==="dark")document.documentElement.setAttribute("${ATTRIBUTE}",m)}catch(e){}})()`;

export function currentColorMode(): ColorMode {
  const value = document.documentElement.getAttribute(ATTRIBUTE);
  return COLOR_MODES.find((mode) => mode === value) ?? "system";
}

/** Applies a choice at once and remembers it where the browser lets us. */
export function chooseColorMode(mode: ColorMode): void {
  if (mode === "system") document.documentElement.removeAttribute(ATTRIBUTE);
  else document.documentElement.setAttribute(ATTRIBUTE, mode);
  try {
    if (mode === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Storage is refused in some private modes: the choice then lasts as long as the page.
  }
}

/** Calls back when the colours on the screen change, by choice or by the system; answers how to stop. */
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
