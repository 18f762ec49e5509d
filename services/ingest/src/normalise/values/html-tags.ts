import { anyOf } from "@meridian/platform/read-table";

/** Block elements, each on its own line. */
const BLOCK = anyOf(
  "address article aside blockquote br center dd div dl dt figcaption figure footer form h[1-6] header hr li main nav ol p pre section table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const INLINE = anyOf(
  "a abbr audio b big button cite code del em font i iframe img input ins kbd label mark nobr o:p picture q s small source span strike strong sub sup svg time tt u var video wbr".split(
    " ",
  ),
);
/** What a browser does not show. */
const HIDDEN = /<(script|style)\b[^<>]*>(?:[^<]|<(?!\/\1))*(?:<\/\1\s*>|$)|<!--(?:[^-]|-(?!->))*(?:-->|$)/gi;
const BLOCK_TAG = new RegExp(`</?${BLOCK}(?:[\\s/][^<>]*)?>`, "gi");
const INLINE_TAG = new RegExp(`</?${INLINE}(?:[\\s/][^<>]*)?>`, "gi");

/** The text that HTML shows, with line breaks for its blocks. Anything else in angle brackets stays. */
export function withoutTags(html: string): string {
  if (!html.includes("<")) return html;
  return html.replace(HIDDEN, " ").replace(BLOCK_TAG, "\n").replace(INLINE_TAG, "");
}
