import type { PageConfig } from "../page/page-config.ts";

export interface PageHead {
  /** Without the site's name, which is appended. */
  title: string;
  description: string;
  /** The canonical path; a page without one is not indexed. */
  path?: string;
  imageUrl?: string | undefined;
  /** JSON-LD objects. */
  linkedData?: readonly Record<string, unknown>[];
}

const SITE_NAME = "Meridian";
const MAX_DESCRIPTION_LENGTH = 160;

/** The link preview for pages without a picture of their own; contains no text. */
export const PREVIEW_PATH = "/preview.png";

/** The head of a page: title, description, canonical address, social card and JSON-LD. */
export function pageHead({ publicUrl }: PageConfig, { title, description, path, imageUrl, linkedData = [] }: PageHead) {
  const fullTitle = `${title} – ${SITE_NAME}`;
  const text = cutAtWord(description, MAX_DESCRIPTION_LENGTH);
  const url = path === undefined ? undefined : `${publicUrl}${path}`;
  return {
    meta: [
      { title: fullTitle },
      { name: "description", content: text },
      { property: "og:title", content: title },
      { property: "og:description", content: text },
      { property: "og:type", content: "website" },
      ...(url === undefined ? [{ name: "robots", content: "noindex" }] : [{ property: "og:url", content: url }]),
      ...(imageUrl === undefined ? [] : [{ property: "og:image", content: imageUrl }]),
    ],
    links: url === undefined ? [] : [{ rel: "canonical", href: url }],
    scripts: linkedData.map((data) => ({ type: "application/ld+json", children: linkedDataText(data) })),
  };
}

/** JSON that cannot close the script element around it. */
function linkedDataText(data: Record<string, unknown>): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");
}

/** The text, or its first whole words with an ellipsis. */
function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;.–-]+$/, "")}…`;
}

/** The head of a screen of the admin area. */
export function adminHead(title: string) {
  return () => ({ meta: [{ title: `${title} – Meridian` }] });
}
