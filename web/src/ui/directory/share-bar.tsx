import { chakra } from "@chakra-ui/react";

const Bar = chakra("svg", {
  base: { display: "block", width: "full", height: "6px", borderRadius: "full", overflow: "hidden", bg: "bg.muted" },
});
const Fill = chakra("rect", { base: { fill: "accent" } });

/** A bar filled to a share of 0 to 1. Decorative: the figure is beside it. Chakra's progress needs a state machine. */
export function ShareBar({ share }: { share: number }) {
  return (
    <Bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <Fill width={Math.max(1, Math.round(share * 1000) / 10)} height="6" />
    </Bar>
  );
}
