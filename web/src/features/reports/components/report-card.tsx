import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { raised } from "../../../theme/surfaces.ts";

const Box = chakra("section", {
  base: {
    minW: "0",
    p: { base: "4", md: "5" },
    ...raised,
    display: "grid",
    gap: "4",
    alignContent: "start",
    gridTemplateColumns: "minmax(0, 1fr)",
  },
});
const Head = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "flex-start" } });
/** Yields space to the action, which stays in its corner unless text is large. */
const Words = chakra("div", { base: { flex: "1 1 8rem", minW: "0" } });
const Title = chakra("h3", { base: { textStyle: "h3" } });
const Lead = chakra("p", { base: { textStyle: "sm", color: "fg.muted", mt: "1", maxW: "prose" } });

export interface ReportCardProps {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A titled figure or table of a report. */
export function ReportCard({ title, lead, action, children }: ReportCardProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Head>
        <Words>
          <Title id={id}>{title}</Title>
          {lead !== undefined && <Lead>{lead}</Lead>}
        </Words>
        {action}
      </Head>
      {children}
    </Box>
  );
}
