import { Container, chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Island } from "../island.tsx";

const Band = chakra("section", { base: { py: { base: "10", md: "16" } } });
const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "last baseline",
    justifyContent: "space-between",
    gap: "3",
    mb: { base: "5", md: "6" },
  },
});
const Title = chakra("h2", { base: { textStyle: "h2" } });
const Lead = chakra("p", { base: { color: "fg.muted", mt: "1" } });

export interface SectionProps {
  title: string;
  lead?: ReactNode;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page section with its heading. */
export function Section({ title, lead, action, children }: SectionProps) {
  const id = useId();
  return (
    <Band aria-labelledby={id}>
      <Island>
        <Container>
          <Head>
            <div>
              <Title id={id}>{title}</Title>
              {lead !== undefined && <Lead>{lead}</Lead>}
            </div>
            {action}
          </Head>
          {children}
        </Container>
      </Island>
    </Band>
  );
}
