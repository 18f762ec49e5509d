import { expect, it } from "vitest";
import { Picture, type PictureProps } from "../../src/ui/icons/picture.tsx";
import { renderPart } from "../render-part.tsx";

it("a business cached before there were symbols gets the general one", () => {
  const old: PictureProps = JSON.parse('{"src":null,"name":"Hotel Adler"}');
  const { container } = renderPart(<Picture {...old} />);
  const drawn = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  expect(drawn).toContainEqual(expect.stringMatching(/#place$/));
});
