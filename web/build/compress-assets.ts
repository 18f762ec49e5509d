import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(m?js|css|json|svg)$/;
/** At their default levels: brotli's best, which is too slow to wait for while a visitor does. */
const COMPRESSORS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes compressed copies beside the browser's files, where sirv finds them. */
export function compressAssets(): Plugin {
  return {
    name: "compress-assets",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "" }, bundle) {
      const copies = Object.values(bundle).flatMap((output) => {
        const content = Buffer.from(output.type === "chunk" ? output.code : output.source);
        if (!COMPRESSIBLE.test(output.fileName)) return [];
        return Object.entries(COMPRESSORS).map(async ([ending, compress]) => {
          const compressed = await compress(content);
          if (compressed.length < content.length)
            await writeFile(join(dir, `${output.fileName}.${ending}`), compressed);
        });
      });
      await Promise.all(copies);
    },
  };
}
