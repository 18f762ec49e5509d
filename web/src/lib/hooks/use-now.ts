import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

export interface Now {
  at: Date;
  /** False while this is still the server's render time, as hydration requires. */
  isLive: boolean;
}

/** The time, updated every minute. The first render repeats the server's, so that a cached page hydrates without a mismatch. */
export function useNow(): Now {
  const { clock } = useRouter().options.context;
  const [now, setNow] = useState<Now>(() => ({
    at: new Date(clock.isLive ? Date.now() : clock.renderedAt),
    isLive: clock.isLive,
  }));

  useEffect(() => {
    clock.isLive = true;
    const tell = () => setNow({ at: new Date(), isLive: true });
    tell();
    const timer = setInterval(tell, MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);

  return now;
}
