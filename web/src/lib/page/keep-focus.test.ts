// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keepFocus } from "./keep-focus.ts";

const PAGE = `
  <main>
    <h1>Businesses</h1>
    <button type="button" id="lone">Undo</button>
    <ul>
      <li id="row"><button type="button" id="first">Delete the first</button></li>
      <li><button type="button" id="second">Delete the second</button></li>
    </ul>
  </main>
  <div role="dialog"><input aria-label="Confirm" /></div>`;

const focusById = (id: string) => document.getElementById(id)?.focus();

/** Nothing but what is tested moves the focus afterwards. */
async function closeDialogFrom(openerId: string): Promise<void> {
  focusById(openerId);
  document.querySelector("input")?.focus();
  document.querySelector("[role=dialog]")?.remove();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

describe("after a dialog", () => {
  let stop = () => {};
  beforeEach(() => {
    document.body.innerHTML = PAGE;
    stop = keepFocus();
  });
  afterEach(() => stop());

  test.each(["lone", "second"])("the focus is on the control that opened it: %s", async (opener) => {
    await closeDialogFrom(opener);
    expect(document.activeElement?.id).toBe(opener);
  });

  test("the focus is on the next row if the opener's row went with it", async () => {
    focusById("first");
    document.querySelector("input")?.focus();
    document.getElementById("row")?.remove();
    await closeDialogFrom("none");
    expect(document.activeElement?.id).toBe("second");
  });

  test("the focus is on the heading if nothing is left", async () => {
    focusById("lone");
    document.querySelector("input")?.focus();
    document.getElementById("lone")?.remove();
    await closeDialogFrom("none");
    expect(document.activeElement?.textContent).toBe("Businesses");
  });
});
