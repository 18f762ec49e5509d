import { expect, it } from "vitest";
import { changedFields, fieldsOf, hasScript, textOf } from "./snippet-fields.ts";

it.each([
  ["<script>1</script>", true],
  ["<SCRIPT src='x'>", true],
  ["<script/>", true],
  ["<meta name='script'>", false],
  ["<scripture>", false],
  ["", false],
])("%s has a script: %s", (markup, has) => {
  expect(hasScript(markup)).toBe(has);
});

it("the combined screen has no field for analytics and calls the pixel by another name", () => {
  expect(fieldsOf("full")).toHaveLength(4);
  expect(fieldsOf("combined")).not.toContain("analytics_code");
  expect(textOf("facebook_pixel", "combined").label).toBe("Body Tag Kodları");
  expect(textOf("facebook_pixel", "full").label).not.toBe("Body Tag Kodları");
});

it("names the fields that differ from what is saved", () => {
  const saved = { head_tags: "a", footer_tags: "b", analytics_code: "", facebook_pixel: "" };
  expect(changedFields({ ...saved, footer_tags: "c" }, saved)).toEqual(["footer_tags"]);
});
