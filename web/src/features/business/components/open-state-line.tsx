import { chakra } from "@chakra-ui/react";
import type { OpenState } from "@meridian/contracts/businesses/opening-hours";
import { openStateWords } from "../../../lib/format/open-state-words.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";

const Line = chakra("span", { base: { textStyle: "sm", color: "fg.muted" } });
const Word = chakra("span", {
  base: { fontWeight: "semibold" },
  variants: { state: { open: { color: "open" }, closed: { color: "closed" }, unknown: {} } },
});

/** "Open · closes 22:00", in local time; nothing if the hours are unknown, nor on paper, where it would soon be wrong. */
export function OpenStateLine({ openState, timeZone }: { openState: OpenState; timeZone: string | null }) {
  const now = useNow();
  const words = openStateWords(openState, timeZone, now.at);
  if (words === undefined) return null;
  return (
    <Line data-print="hide">
      <Word state={words.state}>{words.word}</Word>
      {words.change !== null && ` · ${words.change}`}
    </Line>
  );
}
