import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { weighPages } from "./build/page-weights.ts";
import { sharedChunks } from "./build/public-chunks.ts";
import { keepServerStyles } from "./build/server-styles.ts";
import { trimStyleLists } from "./build/trim-style-lists.ts";
import { visitorRoutes } from "./build/visitor-routes.ts";

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    react(),
    trimStyleLists(`${import.meta.dirname}/src`),
    keepServerStyles(`${import.meta.dirname}/src`),
    visitorRoutes(),
    weighPages(),
  ],
  builder: {},
  resolve: {
    alias: command === "build" ? { "../createLucideIcon.mjs": `${import.meta.dirname}/src/ui/lucide-icon.tsx` } : {},
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          input: "src/entry-client.tsx",
          treeshake: {
            moduleSideEffects: [
              // Emotion asks for them in case of a helper that nothing here uses.
              { test: /[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
              // What a browser does not ask for, since it stands in the page: see build/server-styles.ts.
              { test: /[\\/]src[\\/]theme[\\/](tokens|semantic-tokens|global-css)\.ts$/, sideEffects: false },
            ],
          },
          output: {
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
