import { SkipNavContent } from "@chakra-ui/react";
import type { ReactNode } from "react";

export const MAIN_ID = "main";

/** A page's content, which the skip link leads to. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <SkipNavContent as="main" id={MAIN_ID} flex="1 0 auto" width="full">
      {children}
    </SkipNavContent>
  );
}
