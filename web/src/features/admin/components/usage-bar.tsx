import { chakra } from "@chakra-ui/react";
import { formatShare } from "../../../lib/format/turkish-format.ts";
import { ShareBar } from "../../../ui/share-bar.tsx";
import { UNKNOWN } from "../system-format.ts";

const Line = chakra("div", { base: { display: "flex", justifyContent: "space-between", gap: "3", mb: "2" } });
const Label = chakra("span", { base: { textStyle: "sm", fontWeight: "medium" } });
const Share = chakra("span", { base: { textStyle: "figure" } });
const Detail = chakra("p", { base: { textStyle: "xs", color: "fg.muted", mt: "2" } });

export interface UsageBarProps {
  label: string;
  /** 0 to 1; null until measured. */
  share: number | null;
  detail: string;
}

/** How much of a resource is in use. */
export function UsageBar({ label, share, detail }: UsageBarProps) {
  return (
    <div>
      <Line>
        <Label>{label}</Label>
        <Share>{share === null ? UNKNOWN : formatShare(share)}</Share>
      </Line>
      <ShareBar share={share ?? 0} />
      <Detail>{detail}</Detail>
    </div>
  );
}
