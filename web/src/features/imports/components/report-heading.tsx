import { chakra } from "@chakra-ui/react";
import { createContext, type ReactNode, useContext } from "react";

const Heading = chakra("h4", { base: { fontWeight: "semibold", mb: "1" } });

/** The heading level within a report, which depends on where the report is. */
export const ReportHeadingLevel = createContext<"h3" | "h4">("h4");

export function ReportHeading({ children }: { children: ReactNode }) {
  return <Heading as={useContext(ReportHeadingLevel)}>{children}</Heading>;
}
