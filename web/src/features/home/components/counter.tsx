import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { useCountUp } from "../use-count-up.ts";

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

export interface CounterProps {
  label: string;
  value: number;
  format: (value: number) => string;
}

export function Counter({ label, value, format }: CounterProps) {
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
