import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** Fails the import of zod, which takes longer to load than the rest of a thread. */
const WITHOUT_ZOD = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === "zod") throw new Error("zod is imported by " + context.parentURL);
      return next(specifier, context);
    },
  });
`)}`;

it.each(["./parse-worker.ts", "@meridian/sheet-reader/reader-process/reader-worker"])(
  "%s loads no schemas",
  (module) => {
    const { pathname } = new URL(import.meta.resolve(module));
    const { stderr } = spawnSync(process.execPath, ["--import", WITHOUT_ZOD, pathname], { encoding: "utf8" });
    expect(stderr).not.toContain("zod is imported");
    expect(stderr).not.toContain("Cannot find module");
  },
);
