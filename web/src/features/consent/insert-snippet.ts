import type { Snippet } from "./snippets.ts";

/** A script that does not load holds up those behind it no longer. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * Puts a node where it belongs. Scripts are made anew, with the page's nonce, since browsers run none that came as markup. Ends
 * when an external script has run, unless it is `async`, so that what stands behind it finds what it needs.
 */
export async function insertSnippet({ node, place }: Snippet, nonce: string | undefined): Promise<void> {
  if (place === "head" && isInHead(node)) return;
  if (node instanceof HTMLScriptElement) {
    const script = remakeScript(node, nonce);
    const loaded = loadOf(script);
    put(script, place);
    await loaded;
    return;
  }
  put(node, place);
  if (!(node instanceof Element)) return;
  for (const style of [node, ...node.querySelectorAll("style")]) {
    if (style instanceof HTMLStyleElement && nonce !== undefined) restyle(style, nonce);
  }
  for (const inner of node.querySelectorAll("script")) {
    const script = remakeScript(inner, nonce);
    const loaded = loadOf(script);
    inner.replaceWith(script);
    await loaded;
  }
}

/** Whether the first HTML had it already. Browsers hide the nonce that a style got there. */
function isInHead(node: Node): boolean {
  if (node instanceof HTMLStyleElement) {
    return [...document.head.querySelectorAll("style")].some(({ textContent }) => textContent === node.textContent);
  }
  if (!(node instanceof HTMLMetaElement || node instanceof HTMLLinkElement)) return false;
  return [...document.head.children].some((element) => element.isEqualNode(node));
}

/** Before everything that is there now. */
let bodyStart: ChildNode | null | undefined;

function put(node: Node, place: Snippet["place"]): void {
  if (place === "head") document.head.append(node);
  else if (place === "bodyEnd") document.body.append(node);
  else {
    bodyStart ??= document.body.firstChild;
    document.body.insertBefore(node, bodyStart?.parentNode === document.body ? bodyStart : document.body.firstChild);
  }
}

function remakeScript(original: HTMLScriptElement, nonce: string | undefined): HTMLScriptElement {
  const script = document.createElement("script");
  for (const { name, value } of original.attributes) script.setAttribute(name, value);
  if (nonce !== undefined) script.nonce = nonce;
  script.async = original.hasAttribute("async");
  script.text = original.text;
  return script;
}

/** Browsers judge a style once, when it gets into the document. */
function restyle(style: HTMLStyleElement, nonce: string): void {
  const fresh = document.createElement("style");
  for (const { name, value } of style.attributes) fresh.setAttribute(name, value);
  fresh.nonce = nonce;
  fresh.textContent = style.textContent;
  style.replaceWith(fresh);
}

function loadOf(script: HTMLScriptElement): Promise<void> | undefined {
  if (!script.hasAttribute("src") || script.async) return undefined;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LOAD_TIMEOUT_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    script.addEventListener("load", end, { once: true });
    script.addEventListener("error", end, { once: true });
  });
}
