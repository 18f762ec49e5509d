import type { EmotionCache } from "@emotion/cache";

const LAYERED = /^@layer ([\w-]+)\{(.*)\}$/s;

/**
 * Lets rules of a layer go into a block of it that stands in the page, one by one. Of a rule that brings a layer or a condition along,
 * Chromium knows no better than that any layer may have changed, and it works out the place of every element of the page once more.
 */
export function insertIntoLayers({ sheet, nonce }: EmotionCache, page: Document): void {
  if (!sheet.isSpeedy) return;
  const blocks = new Map<string, CSSLayerBlockRule>();
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    const [, layer, rules] = LAYERED.exec(rule) ?? [];
    if (layer === undefined || rules === undefined) return insert(rule);
    const block = blocks.get(layer) ?? layerBlock(layer, nonce, page);
    blocks.set(layer, block);
    for (const one of styleRulesOf(rules)) {
      try {
        block.insertRule(one, block.cssRules.length);
      } catch {
        // For a selector of another browser.
      }
    }
  };
}

function layerBlock(layer: string, nonce: string | undefined, page: Document): CSSLayerBlockRule {
  const style = page.createElement("style");
  style.nonce = nonce ?? "";
  style.textContent = `@layer ${layer}{}`;
  page.head.append(style);
  return style.sheet?.cssRules[0] as CSSLayerBlockRule;
}

/** The same rules without conditions around them: `@media x{a{b}}` as `a{@media x{b}}`. */
export function styleRulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let brace = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === "{" && depth++ === 0) brace = at;
    if (css[at] !== "}" || --depth > 0) continue;
    const head = css.slice(start, brace);
    const body = css.slice(brace + 1, at);
    start = at + 1;
    if (!head.startsWith("@")) rules.push(`${head}{${body}}`);
    else for (const rule of styleRulesOf(body)) rules.push(rule.replace("{", () => `{${head}{`).concat("}"));
  }
  return rules;
}
