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
    "&[data-resting=true]": { bg: "border.control" },
  },
});

export interface ProgressBarProps {
  label: string;
  /** 0 to 1 */
  share: number;
  /** False while it waits for its turn. */
  isMoving?: boolean;
}

export function ProgressBar({ label, share, isMoving = true }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <Fill data-resting={!isMoving} style={{ width: `${percent}%` }} />
    </Track>
  );
}
