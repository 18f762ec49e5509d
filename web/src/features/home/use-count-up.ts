import { type RefObject, useEffect, useState } from "react";

const DURATION_MS = 2000;
const STEPS = 50;

export interface CountUp {
  /** `waiting` on the server and before the first step; `arrived` also if there is no count. */
  phase: "waiting" | "counting" | "arrived";
  /** The value to show while counting. */
  running: number;
}

/** Counts from 0 to `target` in 50 steps over two seconds, once; not at all if `figure` already shows the target. */
export function useCountUp(target: number, figure: RefObject<HTMLElement | null>): CountUp {
  const [step, setStep] = useState<number>();

  useEffect(() => {
    const isShown = figure.current?.getAnimations?.().length === 0;
    if (isShown || window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
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
  }, [figure]);

  if (step === undefined) return { phase: "waiting", running: 0 };
  return { phase: step >= STEPS ? "arrived" : "counting", running: Math.round((target * step) / STEPS) };
}
