import { describe, expect, it } from "vitest";
import { servedStyleTag } from "./emotion-cache.ts";

describe("the styles that go with a page", () => {
  it("are in one element, in order, which Emotion does not adopt", () => {
    const tag = servedStyleTag(
      [
        { ids: ["all"], css: "@layer reset{a{color:red}}" },
        { ids: ["one", "two"], css: ".css-one{color:blue}.css-two{color:green}" },
      ],
      "abc",
    );
    expect(tag).toBe(
      '<style data-served-styles="all one two" nonce="abc">@layer reset{a{color:red}}.css-one{color:blue}.css-two{color:green}</style>',
    );
    expect(tag).not.toContain("data-emotion");
  });
});
