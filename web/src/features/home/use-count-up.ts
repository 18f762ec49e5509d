import { useEffect, useState } from "react";

const DURATION_MS = 2000;
const STEPS = 50;

/**
 * Counts from 0 to `target` in 50 steps over two seconds, once. Undefined while there is nothing to animate: on the server, under
 * reduced motion, and when it has arrived, so that the final value of the HTML shows.
 */
export function useCountUp(target: number): number | undefined {
  const [step, setStep] = useState<number>();

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let current = 0;
    setStep(current);
    const timer = setInterval(() => {
      current += 1;
      setStep(current);
      if (current >= STEPS) clearInterval(timer);
    }, DURATION_MS / STEPS);
    return () => clearInterval(timer);
  }, []);

  return step === undefined || step >= STEPS ? undefined : Math.round((target * step) / STEPS);
}
