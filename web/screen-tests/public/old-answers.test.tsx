import { ChakraProvider } from "@chakra-ui/react";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { system } from "../../src/theme/system.ts";
import { Picture, type PictureProps } from "../../src/ui/picture.tsx";

it("a business cached before there were symbols gets the general one", () => {
  const old: PictureProps = JSON.parse('{"src":null,"name":"Hotel Adler"}');
  const { container } = render(
    <ChakraProvider value={system}>
      <Picture {...old} />
    </ChakraProvider>,
  );
  const drawn = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  expect(drawn).toContainEqual(expect.stringMatching(/#place$/));
});
