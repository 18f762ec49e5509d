import { chakra } from "@chakra-ui/react";
import type { ImportDoubt } from "@meridian/contracts/imports/import-review";
import { Notice } from "../../../ui/messages/notice.tsx";
import { doubtText } from "../held-import.ts";

const Doubts = chakra("ul", {
  base: {
    display: "grid",
    gap: "1",
    listStyleType: "disc",
    ps: "5",
    "&:has(> :only-child)": { listStyleType: "none", ps: "0" },
  },
});

/** Why an import was held. */
export function DoubtNotice({ doubts }: { doubts: readonly ImportDoubt[] }) {
  return (
    <Notice tone="warning">
      <Doubts>
        {doubts.map((doubt) => (
          <li key={doubt.code}>{doubtText(doubt)}</li>
        ))}
      </Doubts>
    </Notice>
  );
}
