import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { startBrowserSite } from "./checks/browser-site.ts";
import { findChromium } from "./checks/find-chromium.ts";
import { publicScreens } from "./screenshots/screens.ts";
import { takePictures } from "./screenshots/take-pictures.ts";

/**
 * `node scripts/screenshots.ts <folder>`: a picture of every public screen at 390 and 1440 pixels, light and dark, of a site with demo
 * data that is started for it. `--url` takes a running site instead, `--only home,search` some of the screens.
 */
const ROOT = resolve(import.meta.dirname, "..");

const { values, positionals } = parseArgs({
  options: { url: { type: "string" }, only: { type: "string" } },
  allowPositionals: true,
});
const [folder] = positionals;
const chromiumPath = findChromium(process.env);
if (folder === undefined || chromiumPath === undefined) {
  console.error(
    folder === undefined
      ? "Say into which folder: node scripts/screenshots.ts <folder> [--url http://localhost:8080] [--only home,search]"
      : "There is no Chromium on this machine: install it or set CHROMIUM_PATH",
  );
  process.exit(1);
}

await mkdir(folder, { recursive: true });
const site = values.url === undefined ? await startBrowserSite(ROOT) : undefined;
try {
  const url = (site?.url ?? values.url ?? "").replace(/\/+$/, "");
  const only = values.only?.split(",");
  const screens = (await publicScreens(url)).filter(({ name }) => only === undefined || only.includes(name));
  await takePictures({ url, folder, chromiumPath, screens, onTaken: (name) => console.log(name) });
} finally {
  await site?.stop();
}
