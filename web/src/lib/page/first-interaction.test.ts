// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { onFirstInteraction } from "./first-interaction.ts";

it.each(["pointerdown", "keydown", "input"])(
  "loading on the first %s does not delay its paint, and happens once",
  async (type) => {
    const run = vi.fn();
    onFirstInteraction(run);
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));
    expect(run).not.toHaveBeenCalled();
    await expect.poll(() => run.mock.calls).toHaveLength(1);
  },
);

it("a cancelled load does not happen", async () => {
  const run = vi.fn();
  const later = vi.fn();
  onFirstInteraction(run)();
  onFirstInteraction(later);
  window.dispatchEvent(new Event("pointerdown"));
  await expect.poll(() => later.mock.calls).toHaveLength(1);
  expect(run).not.toHaveBeenCalled();
});
