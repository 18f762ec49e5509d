import { MINUTE_MS } from "@meridian/contracts/durations";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore } from "react";

export interface Now {
  at: Date;
  /** False while this is still the server's render time, as hydration requires. */
  isLive: boolean;
}

/**
 * The time, updated every minute. A part's first render repeats the server's time, however late the part hydrates, so that a cached page
 * hydrates without a mismatch.
 */
export function useNow(): Now {
  const { clock } = useRouter().options.context;
  const isLive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [at, setAt] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setAt(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  return { at: isLive ? at : new Date(clock.renderedAt), isLive };
}
