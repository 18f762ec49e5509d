import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export const MAIN_ID = "main";
const Frame = chakra("main", { base: { flex: "1 0 auto", width: "full", _focus: { outline: "none" } } });

/** A page's content, which the skip link leads to. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <Frame id={MAIN_ID} tabIndex={-1}>
      {children}
    </Frame>
  );
}
