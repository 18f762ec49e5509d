import { ChakraProvider } from "@chakra-ui/react";
import { CacheProvider } from "@emotion/react";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createEmotionCache } from "../src/lib/page/emotion-cache.ts";
import { system } from "../src/theme/system.ts";

/** Renders a part without its route. Emotion's default cache would look for styles that an earlier test has removed. */
export function renderPart(part: ReactNode): RenderResult {
  return render(
    <CacheProvider value={createEmotionCache(undefined)}>
      <ChakraProvider value={system}>{part}</ChakraProvider>
    </CacheProvider>,
  );
}
