import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

const ATTRIBUTE = "data-early-press";
const PROPERTY = "wasPressed";

/** Runs in the head before the first paint: records presses before the page can react to them. */
export const EARLY_PRESS_SCRIPT = `addEventListener("click",function(e){var b=e.target.closest?.("[${ATTRIBUTE}]");if(b)b.${PROPERTY}=true},true)`;

interface EarlyPressProps {
  ref: RefObject<HTMLButtonElement | null>;
  [ATTRIBUTE]: "";
}

/**
 * Props for a server-rendered button that needs the page's script: a press before that has loaded is handled afterwards. `run` may also be
 * called for a press that `onClick` already handled.
 */
export function useEarlyPress(run: () => void): EarlyPressProps {
  const ref = useRef<HTMLButtonElement>(null);
  const answer = useEffectEvent(run);
  useEffect(() => {
    if (ref.current !== null && Reflect.get(ref.current, PROPERTY) === true) answer();
  }, []);
  return { ref, [ATTRIBUTE]: "" };
}
