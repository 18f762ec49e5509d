import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

const ATTRIBUTE = "data-early-press";
const PROPERTY = "wasPressed";

/** Runs in the head before anything is painted: remembers presses that nothing on the page can answer yet. */
export const EARLY_PRESS_SCRIPT = `addEventListener("click",function(e){var b=e.target.closest?.("[${ATTRIBUTE}]");if(b)b.${PROPERTY}=true},true)`;

interface EarlyPressProps {
  ref: RefObject<HTMLButtonElement | null>;
  [ATTRIBUTE]: "";
}

/**
 * Props for a button in the server's HTML that does nothing without the page's script: a press before that has come is answered once it
 * has. `run` may be called for a press that `onClick` has answered as well.
 */
export function useEarlyPress(run: () => void): EarlyPressProps {
  const ref = useRef<HTMLButtonElement>(null);
  const answer = useEffectEvent(run);
  useEffect(() => {
    if (ref.current !== null && Reflect.get(ref.current, PROPERTY) === true) answer();
  }, []);
  return { ref, [ATTRIBUTE]: "" };
}
