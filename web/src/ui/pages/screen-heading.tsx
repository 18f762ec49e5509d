import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Head = chakra("header", {
  base: { display: "flex", flexWrap: "wrap", gap: "4", justifyContent: "space-between", alignItems: "flex-end" },
});
const Title = chakra("h1", { base: { textStyle: "h1" } });
const Lead = chakra("p", { base: { color: "fg.muted", maxW: "prose", mt: "2" } });

export interface ScreenHeadingProps {
  title: string;
  /** What the screen is for. */
  children: ReactNode;
  /** Buttons for the whole screen. */
  actions?: ReactNode;
}

export function ScreenHeading({ title, children, actions }: ScreenHeadingProps) {
  return (
    <Head>
      <div>
        <Title>{title}</Title>
        <Lead>{children}</Lead>
      </div>
      {actions}
    </Head>
  );
}
