import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "./checks/find-chromium.ts";
import { startTestSite } from "./checks/test-site.ts";
import { adminScreens, publicScreens } from "./screenshots/screens.ts";
import { takePictures } from "./screenshots/take-pictures.ts";

/**
 * `node scripts/screenshots.ts <folder>`: photographs every public screen at 390 and 1440 pixels, light and dark, on a site started with
 * demo data; with `--admin` the admin screens instead. `--url` uses a running site, whose
 * admin area needs `--username` and `--password`; `--only home,search` selects screens.
 */
const ROOT = resolve(import.meta.dirname, "..");

const { values, positionals } = parseArgs({
  options: {
    url: { type: "string" },
    only: { type: "string" },
    admin: { type: "boolean", default: false },
    username: { type: "string", default: "" },
    password: { type: "string", default: "" },
  },
  allowPositionals: true,
});
const [folder] = positionals;
const chromiumPath = findChromium(process.env);
if (folder === undefined || chromiumPath === undefined) {
  console.error(
    folder === undefined
      ? "Say into which folder: node scripts/screenshots.ts <folder> [--admin] [--url http://localhost:8080] [--only home,search]"
      : "There is no Chromium on this machine: install it or set CHROMIUM_PATH",
  );
  process.exit(1);
}

await mkdir(folder, { recursive: true });
const site = values.url === undefined ? await startTestSite(ROOT) : undefined;
try {
  const url = (site?.url ?? values.url ?? "").replace(/\/+$/, "");
  const only = values.only?.split(",");
  const all = values.admin ? adminScreens : await publicScreens(url);
  const screens = all.filter(({ name }) => only === undefined || only.includes(name));
  const { username, password } = site ?? values;
  const access = values.admin ? { credentials: { username, password } } : {};
  await takePictures({ url, folder, chromiumPath, screens, ...access, onTaken: (name) => console.log(name) });
} finally {
  await site?.stop();
}
