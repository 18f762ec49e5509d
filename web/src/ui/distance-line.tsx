import { chakra } from "@chakra-ui/react";
import { Navigation } from "lucide-react";
import { formatDistance } from "../lib/format/number-format.ts";

const Line = chakra("p", {
  base: { display: "flex", alignItems: "center", gap: "1.5", textStyle: "sm", color: "fg.muted" },
});

/** "1.4 km away"; nothing if the distance is unknown. */
export function DistanceLine({ km }: { km: number | null }) {
  if (km === null) return null;
  return (
    <Line>
      <Navigation aria-hidden="true" size={14} />
      {formatDistance(km)} away
    </Line>
  );
}
