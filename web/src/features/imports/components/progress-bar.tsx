import { chakra } from "@chakra-ui/react";

const Track = chakra("div", {
  base: { height: "2", borderRadius: "full", bg: "bg.emphasized", overflow: "hidden" },
});
const Fill = chakra("div", {
  base: {
    height: "full",
    borderRadius: "full",
    bg: "accent",
    transitionProperty: "width",
    transitionDuration: "slow",
    transitionTimingFunction: "out",
  },
});

export interface ProgressBarProps {
  label: string;
  /** 0 to 1 */
  share: number;
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <Fill style={{ width: `${percent}%` }} />
    </Track>
  );
}
