import { useEffect, useState } from "react";

const DURATION_MS = 2000;
const STEPS = 50;

export interface CountUp {
  /** `waiting` on the server and before the first step; `arrived` also where reduced motion skips the count. */
  phase: "waiting" | "counting" | "arrived";
  /** What to show while it counts. */
  running: number;
}

/** Counts from 0 to `target` in 50 steps over two seconds, once. */
export function useCountUp(target: number): CountUp {
  const [step, setStep] = useState<number>();

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setStep(STEPS);
      return;
    }
    let current = 0;
    setStep(current);
    const timer = setInterval(() => {
      current += 1;
      setStep(current);
      if (current >= STEPS) clearInterval(timer);
    }, DURATION_MS / STEPS);
    return () => clearInterval(timer);
  }, []);

  if (step === undefined) return { phase: "waiting", running: 0 };
  return { phase: step >= STEPS ? "arrived" : "counting", running: Math.round((target * step) / STEPS) };
}
