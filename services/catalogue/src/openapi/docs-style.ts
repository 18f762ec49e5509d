/** The site's colours and scales, as far as a text page needs them. */
export const DOCS_STYLE = `:root {
  color-scheme: light dark;
  --bg: light-dark(#FBFAF7, #0E1519);
  --raised: light-dark(#FFFFFF, #162026);
  --fg: light-dark(#12212B, #E8EEF0);
  --muted: light-dark(#51606A, #9DAEB7);
  --border: light-dark(#E2DED3, #25333B);
  --accent: light-dark(#0F766E, #2DD4BF);
  --tint: light-dark(#E4F1EE, #12302F);
  --danger: light-dark(#B3261E, #FF8A80);
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1000px; padding: 32px 16px 96px; background: var(--bg); color: var(--fg);
  font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
h1, h2, h3 { line-height: 1.15; letter-spacing: -0.02em; }
h1 { font-size: 36px; margin: 0 0 12px; }
h1 small { color: var(--muted); font-size: 16px; letter-spacing: 0; }
h2 { font-size: 28px; margin: 48px 0 4px; }
h3 { font-size: 18px; margin: 24px 0 8px; }
h4 { font-size: 14px; margin: 16px 0 4px; color: var(--muted); font-weight: 600; }
p { margin: 0 0 12px; max-width: 68ch; }
section > p { color: var(--muted); }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 14px; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px; }
nav a { padding: 8px 12px; border: 1px solid var(--border); border-radius: 9999px; text-decoration: none; background: var(--raised); }
details { border: 1px solid var(--border); border-radius: 10px; background: var(--raised); margin: 8px 0; padding: 0 16px; }
details[open] { padding-bottom: 16px; }
summary { cursor: pointer; padding: 12px 0; }
summary span { display: block; color: var(--muted); font-size: 14px; }
summary b { display: inline-block; min-width: 64px; color: var(--accent); font-size: 14px; }
summary b.delete { color: var(--danger); }
summary .session { display: inline; margin-left: 8px; padding: 2px 8px; border-radius: 9999px;
  background: var(--tint); color: var(--accent); font-size: 12px; }
pre { margin: 0; padding: 12px; border-radius: 8px; background: var(--bg); border: 1px solid var(--border); white-space: pre-wrap; line-height: 1.5; }
pre i { color: var(--muted); }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--border); }
th { color: var(--muted); font-weight: 600; }
`;
