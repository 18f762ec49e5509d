import type { Snippet } from "./snippets.ts";

/** After this, a script that does not load no longer blocks the ones after it. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * Inserts a node in its place. Scripts are recreated with the page's nonce, since browsers run none inserted as markup. Resolves once an
 * external script has run, unless it is `async`, so that later nodes find what they need.
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

/** Whether the first HTML already contains it. Browsers hide the nonce a style got there. */
function isInHead(node: Node): boolean {
  if (node instanceof HTMLStyleElement) {
    return [...document.head.querySelectorAll("style")].some(({ textContent }) => textContent === node.textContent);
  }
  if (!(node instanceof HTMLMetaElement || node instanceof HTMLLinkElement)) return false;
  return [...document.head.children].some((element) => element.isEqualNode(node));
}

/** Before everything already present. */
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

/** Browsers check a style once, when it is inserted. */
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
