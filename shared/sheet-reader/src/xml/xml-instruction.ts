import { isXmlName, XmlSyntaxError } from "./xml-names.ts";

const SPACE = "[ \\t\\r\\n]";
const VERSION = `version${SPACE}*=${SPACE}*(?:"1\\.\\d+"|'1\\.\\d+')`;
const ENCODING = `encoding${SPACE}*=${SPACE}*(?:"[A-Za-z][\\w.-]*"|'[A-Za-z][\\w.-]*')`;
const STANDALONE = `standalone${SPACE}*=${SPACE}*(?:"(?:yes|no)"|'(?:yes|no)')`;
const DECLARATION = new RegExp(`^xml${SPACE}+${VERSION}(?:${SPACE}+${ENCODING})?(?:${SPACE}+${STANDALONE})?${SPACE}*$`);
const TARGET = /^[^ \t\r\n]+/;

/** Throws XmlSyntaxError unless the text between "<?" and "?>" is an XML declaration at the start, or another instruction. */
export function checkInstruction(content: string, isAtStart: boolean): void {
  const target = TARGET.exec(content)?.[0] ?? "";
  if (target.toLowerCase() === "xml") {
    if (!isAtStart || !DECLARATION.test(content)) throw new XmlSyntaxError("an XML declaration out of place");
  } else if (!isXmlName(target)) throw new XmlSyntaxError("a processing instruction without a proper target");
}
