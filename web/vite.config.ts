import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { writeClientEndpoints } from "./build/client-endpoints.ts";
import { compressAssets } from "./build/compress-assets.ts";
import { weighPages } from "./build/page-weights.ts";
import { sharedChunks } from "./build/public-chunks.ts";

const ADMIN_ROUTE = /\/src\/routes\/admin/;
const ADMIN_FOLDER = "assets/admin/";

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    { name: "client-endpoints", configResolved: writeClientEndpoints },
    tanstackRouter({
      // Not what a route shows of a failure: without a network it could not be loaded.
      codeSplittingOptions: { defaultBehavior: [["component"], ["notFoundComponent"]] },
    }),
    react(),
    weighPages(),
    compressAssets(),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // Every page's entry lists the files to preload with each route: for the admin area's, 2 kB that visitors never use.
        modulePreload: { resolveDependencies: (file, parts) => (file.startsWith(ADMIN_FOLDER) ? [] : parts) },
        rolldownOptions: {
          // A style sheet of its own: pages hold it, and no script loads it again, which would swap the fonts of a page in use.
          input: ["src/entry-client.tsx", "src/assets/fonts.css"],
          output: {
            chunkFileNames: ({ facadeModuleId }) =>
              `${ADMIN_ROUTE.test(facadeModuleId?.replaceAll("\\", "/") ?? "") ? ADMIN_FOLDER : "assets/"}[name]-[hash].js`,
            codeSplitting: { groups: sharedChunks(`${import.meta.dirname}/src/entry-client.tsx`) },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: "dist/server",
        ssr: true,
        emitAssets: false,
        rolldownOptions: { input: "src/entry-server.tsx" },
      },
      // The server's bundle is whole, so that it loads fast; in development Node itself loads what is CommonJS.
      resolve: command === "build" ? { noExternal: true } : {},
    },
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
}));
