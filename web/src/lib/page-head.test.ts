import { expect, it } from "vitest";
import { EMPTY_PAGE_CONFIG } from "./page-config.ts";
import { pageHead } from "./page-head.ts";

const page = { ...EMPTY_PAGE_CONFIG, publicUrl: "https://directory.example" };
const imagesOf = (imageUrl?: string) =>
  pageHead(page, { title: "T", description: "D", ...(imageUrl === undefined ? {} : { imageUrl }) }).meta.filter(
    (meta) => "property" in meta && meta.property?.startsWith("og:image"),
  );

it("a link to any page shows a picture: its own, or else the site's", () => {
  expect(imagesOf("https://photos.example/a.jpg")).toEqual([
    { property: "og:image", content: "https://photos.example/a.jpg" },
  ]);
  expect(imagesOf()).toEqual([
    { property: "og:image", content: "https://directory.example/preview.png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
  ]);
});
