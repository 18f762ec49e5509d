import { getBusiness, getRelatedBusinesses, searchBusinesses, suggest } from "@meridian/contracts/search/catalogue-api";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answer, fail } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { textsOf } from "../shown-texts.ts";
import { BAKERY, NO_SUGGESTIONS, searchAnswer, suggestion } from "./fixtures.ts";

const WHAT = "What are you looking for?";
const SUGGESTIONS = {
  businesses: [suggestion(BAKERY.name, `/business/${BAKERY.slug}`)],
  categories: [suggestion("Mill", "/categories/mill")],
  places: [suggestion("Milan", "/cities/it/milan")],
};

beforeEach(() => {
  answer(searchBusinesses, searchAnswer());
  answer(suggest, SUGGESTIONS);
});

async function open(path = "/search") {
  const { user, path: address } = await renderRoute(path);
  const form = within(await screen.findByRole("form", { name: "Search businesses" }));
  return {
    user,
    address,
    what: form.getByRole<HTMLInputElement>("combobox", { name: WHAT }),
    where: form.getByRole<HTMLInputElement>("combobox", { name: /^Where\?/ }),
  };
}

/** Those of the directory, and the search for what was typed. */
const options = async () => {
  await screen.findByRole("option", { name: "Mill" });
  return screen.getAllByRole("option");
};

describe("suggestions", () => {
  it("are grouped into categories, places and businesses, in this order, and their number is announced", async () => {
    const { user, what } = await open();
    await user.type(what, "mil");
    const texts = textsOf(await options());
    expect(texts.slice(0, 3)).toEqual(["Mill", "Milan", BAKERY.name].map((name) => expect.stringContaining(name)));
    const list = within(screen.getByRole("listbox", { name: WHAT }));
    for (const [group, name] of [
      ["Businesses", BAKERY.name],
      ["Categories", "Mill"],
      ["Places", "Milan"],
    ] as const) {
      expect(within(list.getByRole("group", { name: group })).getByRole("option", { name })).toBeTruthy();
    }
    expect(screen.getByText("4 suggestions")).toBeTruthy();
  });

  it("are chosen by the keyboard, while the focus stays in the field", async () => {
    const { user, what } = await open();
    await user.type(what, "mil");
    const [first, , , last] = await options();
    await user.keyboard("{ArrowDown}");
    expect(what.getAttribute("aria-activedescendant")).toBe(first?.id);
    await user.keyboard("{End}");
    expect(what.getAttribute("aria-activedescendant")).toBe(last?.id);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(document.activeElement).toBe(what);
    expect(what.value).toBe("mil");
  });

  it("of a business lead to its page", async () => {
    answer(getBusiness, BAKERY);
    answer(getRelatedBusinesses, { sameCategoryInCity: [], nearby: [] });
    const { user, what, address } = await open();
    await user.type(what, "mil");
    await options();
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    expect(await screen.findByRole("heading", { level: 1, name: BAKERY.name })).toBeTruthy();
    expect(address()).toBe(`/business/${BAKERY.slug}`);
  });

  it("of a category search it in the place that was typed", async () => {
    const { user, what, where, address } = await open();
    await user.type(where, "Berlin");
    await user.type(what, "mil");
    await user.click(await screen.findByRole("option", { name: "Mill" }));
    await waitFor(() => expect(address()).toBe("/search?location=Berlin&category=mill"));
  });

  it("are those of the typed place", async () => {
    const calls = answer(suggest, SUGGESTIONS);
    const { user, what, where } = await open();
    await user.type(where, "Berlin");
    await user.type(what, "mil");
    await screen.findByRole("option", { name: "Mill" });
    expect(calls.map(({ url }) => url)).toContain("/api/suggest?q=mil&location=Berlin");
  });

  it("end with the search for the typed text, also if the directory suggests nothing", async () => {
    answer(suggest, NO_SUGGESTIONS);
    const { user, what, where, address } = await open();
    await user.type(where, "Berlin");
    await user.type(what, "mil");
    await user.click(await screen.findByRole("option", { name: "Search for “mil” In Berlin" }));
    await waitFor(() => expect(address()).toBe("/search?q=mil&location=Berlin"));
  });

  it("of a place fill the second field", async () => {
    const { user, where } = await open();
    await user.type(where, "mil");
    await user.click(await screen.findByRole("option", { name: "Milan" }));
    expect(where.value).toBe("Milan, IT");
  });

  it("that fail leave the field unchanged", async () => {
    fail(suggest, 503);
    const { user, what, address } = await open();
    await user.type(what, "mil{Enter}");
    await waitFor(() => expect(address()).toBe("/search?q=mil"));
    expect(screen.queryByRole("listbox")).toBeNull();
  });
});

describe("recent searches", () => {
  it("are offered in the empty field, and deleted on request", async () => {
    answer(suggest, NO_SUGGESTIONS);
    const { user, what, where, address } = await open();
    await user.type(what, "bakery{Enter}");
    await waitFor(() => expect(address()).toBe("/search?q=bakery"));
    await user.clear(what);
    const recent = within(await screen.findByRole("group", { name: "Recent searches" }));
    expect(recent.getByRole("option", { name: "bakery" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear recent searches" }));
    await user.click(where);
    await user.click(what);
    expect(screen.queryByRole("group", { name: "Recent searches" })).toBeNull();
  });

  it("lead to the same search again", async () => {
    const { user, what, address } = await open();
    // The end of a navigation may still move the focus.
    const clear = () => waitFor(() => user.clear(what));
    await user.type(what, "bakery{Enter}");
    await waitFor(() => expect(address()).toBe("/search?q=bakery"));
    await clear();
    await user.type(what, "hotel{Enter}");
    await waitFor(() => expect(address()).toBe("/search?q=hotel"));
    await clear();
    await user.click(await screen.findByRole("option", { name: "bakery" }));
    await waitFor(() => expect(address()).toBe("/search?q=bakery"));
  });
});

describe("near me", () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, "geolocation");
  });

  /** A browser that is in Berlin, or does not tell where it is. */
  function placeBrowser(isTold: boolean): void {
    const getCurrentPosition = (onFound: (position: object) => void, onRefused: (error: object) => void) => {
      if (isTold) onFound({ coords: { latitude: 52.5019, longitude: 13.39531 } });
      else onRefused({ code: 1 });
    };
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
  }

  it("asks the browser for the position, and searches there, nearest first", async () => {
    placeBrowser(true);
    const { user, where, address } = await open("/search?q=coffee");
    await user.click(where);
    await user.click(await screen.findByRole("option", { name: /^Near me/ }));
    await waitFor(() => expect(address()).toBe("/search?q=coffee&near=52.5019%2C13.3953&sort=distance"));
  });

  it("says so if the browser refuses", async () => {
    placeBrowser(false);
    const { user, where, address } = await open("/search?q=coffee");
    await user.click(where);
    await user.click(await screen.findByRole("option", { name: /^Near me/ }));
    expect(await screen.findByText("Your location is not known")).toBeTruthy();
    expect(address()).toBe("/search?q=coffee");
  });

  it("typed into the search is offered as a click", async () => {
    placeBrowser(true);
    answer(searchBusinesses, searchAnswer({ understood: { text: "coffee", isNearMe: true } }));
    const { user, address } = await open("/search?q=coffee+near+me");
    await user.click(await screen.findByRole("button", { name: "Use my location" }));
    await waitFor(() => expect(address()).toBe("/search?q=coffee&near=52.5019%2C13.3953&sort=distance"));
  });
});
