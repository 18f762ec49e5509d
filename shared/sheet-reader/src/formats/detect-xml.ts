import type { AppError } from "@meridian/platform/app-error";
import { refusal, text } from "../messages/text.ts";

/** Precedes the outermost element. */
const PROLOG = /^(?:\s+|<\?[^>]*>|<!--(?:[^-]|-(?!->))*-->|<!doctype(?:[^>[]|\[[^\]]*\])*>)*/;
const ROOT = /^<(?:[\w.-]+:)?([\w.-]+)[\s/>]/;
const WEB_PAGE =
  /^<(?:!doctype html|(?:html|head|body|table|thead|tbody|tr|meta|style|script|title|div|font|center)\b)/;
/** Without a declaration: a tag with nothing but another behind it. */
const TAG_IN_TAG = /^<[a-z_][\w.:-]*(?:\s[^<>]*)?>\s*</;
const EXCEL_2003 = "urn:schemas-microsoft-com:office:spreadsheet";

/**
 * The format of a text that begins with a tag, given its start in lower case; undefined if it is no XML. Throws AppError for a web page and
 * others that no reader supports.
 */
export function detectXml(start: string): "kml" | "xml" | undefined {
  if (!start.startsWith("<")) return undefined;
  const content = start.replace(PROLOG, "");
  if (WEB_PAGE.test(start) || WEB_PAGE.test(content)) throw unsupported("web_page");
  if (content.startsWith("<") && start.includes(EXCEL_2003)) throw unsupported("excel_xml");
  const root = ROOT.exec(content)?.[1];
  if (root === "svg") throw refusal("unsupported_media", text("not_a_sheet", { what: text("image") }));
  if (root === "kml") return "kml";
  if (start.startsWith("<!--") && root === undefined) throw unsupported("web_page");
  return start.startsWith("<?xml") || TAG_IN_TAG.test(content) ? "xml" : undefined;
}

function unsupported(what: "web_page" | "excel_xml"): AppError {
  return refusal("unsupported_media", text("unsupported_format", { what: text(what) }));
}
