import { searchBusinesses, suggest } from "@meridian/contracts/search/catalogue-api";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { answer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { searchAnswer, suggestion } from "./fixtures.ts";

beforeEach(() => {
  answer(searchBusinesses, searchAnswer());
  answer(suggest, { businesses: [], categories: [], places: [suggestion("Milan", "/cities/it/milan")] });
});

async function openSearch() {
  const { user } = await renderRoute("/search");
  // jsdom takes the screen for a large one, where this button is not shown.
  const label = await screen.findByText("Search businesses", { selector: "button span" });
  await user.click(label);
  const dialog = await screen.findByRole("dialog", { name: "Search" });
  const field = await within(dialog).findByRole<HTMLInputElement>("combobox", { name: "What are you looking for?" });
  return { user, dialog, field };
}

it("Escape closes the suggestions in a sheet first, then the sheet", async () => {
  const { user, dialog, field } = await openSearch();
  expect(document.activeElement).toBe(field);
  await user.type(field, "mil");
  await within(dialog).findByRole("option", { name: "Milan" });
  await user.keyboard("{Escape}");
  expect(within(screen.getByRole("dialog")).queryByRole("option")).toBeNull();
  expect(field.value).toBe("mil");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("the back gesture of a phone closes a sheet", async () => {
  const watchers: EventTarget[] = [];
  class Watcher extends EventTarget {
    constructor() {
      super();
      watchers.push(this);
    }
    destroy(): void {}
  }
  vi.stubGlobal("CloseWatcher", Watcher);
  await openSearch();
  act(() => void watchers.at(-1)?.dispatchEvent(new Event("close")));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("a sheet whose script is loading does not say so at once", async () => {
  await renderRoute("/search");
  fireEvent.click(await screen.findByText("Search businesses", { selector: "button span" }));
  expect(screen.queryByText(/: loading/)).toBeNull();
  expect(await screen.findByRole("dialog", { name: "Search" })).toBeTruthy();
});
