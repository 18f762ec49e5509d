import { inject, vi } from "vitest";

/** What Stryker provides to its own setup file, which runs before this one. */
declare module "vitest" {
  interface ProvidedContext {
    globalNamespace: string;
    mode: "dry-run" | "mutant";
    mutantActivation: "static" | "runtime";
    activeMutant: string;
  }
}

const world: Record<string, unknown> = globalThis as never;

/** A lasting process must carry nothing that modules remember from one mutant to the next, nor load modules with the previous mutant. */
if (inject("mode") === "mutant" && world.lastMutant !== inject("activeMutant")) {
  world.lastMutant = inject("activeMutant");
  world[inject("globalNamespace")] ??= {};
  const stryker = world[inject("globalNamespace")] as { activeMutant?: string | undefined };
  if (inject("mutantActivation") !== "static") stryker.activeMutant = undefined;
  vi.resetModules();
}

if (world.endsWithParent !== true) {
  world.endsWithParent = true;
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
}
