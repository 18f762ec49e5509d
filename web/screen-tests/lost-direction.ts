const RIGHT_TO_LEFT_FIRST = /^\P{Letter}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Has the effect of `<bdi>` within a text. */
const FIRST_STRONG_ISOLATE = "\u2068";

/**
 * The texts of the page that begin in a right-to-left script, by whether their element takes its direction from them. What
 * is only read aloud, or only decorates, has none to lose.
 */
export function rightToLeftTexts(): { kept: string[]; lost: string[] } {
  const kept: string[] = [];
  const lost: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent === null || parentElement === null || !RIGHT_TO_LEFT_FIRST.test(textContent)) continue;
    if (textContent.startsWith(FIRST_STRONG_ISOLATE)) {
      kept.push(textContent);
      continue;
    }
    if (parentElement.closest("script, option, [aria-hidden=true]") !== null || isReadAloudAlone(parentElement))
      continue;
    (parentElement.closest("bdi, [dir=auto]") === null ? lost : kept).push(textContent);
  }
  return { kept, lost };
}

function isReadAloudAlone(element: Element): boolean {
  const { position, width } = getComputedStyle(element);
  return position === "absolute" && width === "1px";
}
