import { resolve } from "node:path";
import { buildKnowledgeWhenStale } from "./knowledge/build-knowledge.ts";

/** The part of `npm run build` that creates the knowledge file. */
await buildKnowledgeWhenStale(resolve(import.meta.dirname, ".."));
