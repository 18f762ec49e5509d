import { chakra } from "@chakra-ui/react";
import { type RefObject, useEffect, useRef, useState } from "react";

const Box = chakra("div", { base: { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" } });
const Label = chakra("dt", { base: { textStyle: "sm", color: "fg.muted" } });
const Figure = chakra("dd", {
  base: { display: "inline-grid", textStyle: "figure", fontSize: { base: "xl", md: "2xl" } },
});
const Layer = chakra("span", { base: { gridArea: "1 / 1" } });

/**
 * The real figure, which is in the HTML and reserves the space. It is hidden until its animation, and shows after a moment even without a
 * script.
 */
const FinalValue = chakra(Layer, {
  base: {
    "@media (scripting: enabled) and (prefers-reduced-motion: no-preference)": {
      animation: "reveal 1ms linear 1.5s backwards",
    },
  },
  variants: {
    phase: {
      waiting: {},
      counting: { opacity: "0", animation: "none !important" },
      /** Without its animation, which would restart and hide the figure again. */
      arrived: { animation: "none !important" },
    },
  },
});
const DURATION_MS = 2000;
const STEPS = 50;

export function Counter({ label, value, format }: { label: string; value: number; format: (value: number) => string }) {
  const figure = useRef<HTMLSpanElement>(null);
  const { phase, running } = useCountUp(value, figure);
  return (
    <Box>
      <Label>{label}</Label>
      <Figure>
        <FinalValue ref={figure} phase={phase}>
          {format(value)}
        </FinalValue>
        {phase === "counting" && <Layer aria-hidden="true">{format(running)}</Layer>}
      </Figure>
    </Box>
  );
}

interface CountUp {
  /** `waiting` on the server and before the first step; `arrived` also if there is no count. */
  phase: "waiting" | "counting" | "arrived";
  /** The value to show while counting. */
  running: number;
}

/** Counts from 0 to `target` in 50 steps over two seconds, once; not at all if `figure` already shows the target. */
function useCountUp(target: number, figure: RefObject<HTMLElement | null>): CountUp {
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
