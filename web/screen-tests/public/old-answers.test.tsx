import { ChakraProvider } from "@chakra-ui/react";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { system } from "../../src/theme/system.ts";
import { Picture, type PictureProps } from "../../src/ui/picture.tsx";

it("a business of an answer that was cached before there were symbols is drawn as any place", () => {
  const old: PictureProps = JSON.parse('{"src":null,"name":"Hotel Adler"}');
  const { container } = render(
    <ChakraProvider value={system}>
      <Picture {...old} />
    </ChakraProvider>,
  );
  const drawn = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  expect(drawn).toContainEqual(expect.stringMatching(/#place$/));
});
