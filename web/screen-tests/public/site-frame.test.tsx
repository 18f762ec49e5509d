import { listCategories } from "@meridian/contracts/places/places-api";
import {
  getBusiness,
  getHomepageData,
  getRelatedBusinesses,
  searchBusinesses,
  suggest,
} from "@meridian/contracts/search/catalogue-api";
import { getSiteSettings } from "@meridian/contracts/site/site-api";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { passRetries, useMovableClock } from "../clock.ts";
import { answer, fail } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { HOMEPAGE, NO_SUGGESTIONS, searchAnswer } from "./fixtures.ts";

describe("the frame of the site", () => {
  it("has a top bar and a footer on a public page", async () => {
    await renderRoute("/privacy-policy");
    expect(await screen.findByRole("navigation", { name: "Main" })).toBeTruthy();
    expect(screen.getByRole("contentinfo").textContent).toContain("© 2025");
  });

  it("has neither top bar nor footer of the site under /admin [public 2.4]", async () => {
    await renderRoute("/admin/login");
    expect(await screen.findByRole("heading", { level: 1, name: "Admin Paneli" })).toBeTruthy();
    expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
    expect(screen.queryByRole("contentinfo")).toBeNull();
  });

  it("requests the site settings on every load, twice at most [public 9.10] [admin 9.18]", async () => {
    useMovableClock();
    const calls = fail(getSiteSettings, 500);
    const { router } = await renderRoute("/privacy-policy");
    await passRetries(router, [1000, 10_000]);
    expect(calls).toHaveLength(2);
  });
});

it("the menu of a phone closes when the focus leaves it, since it would cover what is focused", async () => {
  const { user } = await renderRoute("/privacy-policy");
  const menu = (await screen.findByText("Menu")).closest("details");
  if (menu === null) throw new Error("The header has no menu");
  menu.open = true;
  within(menu).getByRole("link", { name: "Saved places" }).focus();
  expect(menu.open).toBe(true);
  await user.tab();
  expect(menu.contains(document.activeElement)).toBe(false);
  expect(menu.open).toBe(false);
});

it("following a link focuses the heading and announces the title", async () => {
  const { user } = await renderRoute("/privacy-policy");
  await screen.findByRole("heading", { level: 1, name: "Privacy Policy" });
  expect(document.activeElement).toBe(document.body);
  await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Cookie Policy" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Cookie Policy" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.querySelector("[data-page-title]")?.textContent).toBe(document.title);
});

it("what a visitor chooses on the new page keeps the focus", async () => {
  const { user, router } = await renderRoute("/privacy-policy");
  await screen.findByRole("heading", { level: 1, name: "Privacy Policy" });
  const chosen = within(screen.getByRole("contentinfo")).getByRole("link", { name: "Legal Notice" });
  router.subscribe("onRendered", () => chosen.focus());
  await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Cookie Policy" }));
  await screen.findByRole("heading", { level: 1, name: "Cookie Policy" });
  await waitFor(() => expect(document.activeElement).toBe(chosen));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(chosen);
});

it("the heading is focused even if the script arrives after the data", async () => {
  answer(listCategories, [{ category: "Hotel", count: 3, slug: "hotel", meanRating: 4.5, symbol: "bed" }]);
  answer(getHomepageData, HOMEPAGE);
  const { user } = await renderRoute("/categories");
  await user.click(await screen.findByRole("link", { name: "H" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Keywords beginning with H" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it("the map's service is named in the privacy text", async () => {
  const map = { kind: "service", schema: "openmaptiles", url: "https://tiles.example/planet" } as const;
  await renderRoute("/privacy-policy", { page: { map } });
  expect(await screen.findByText(/loads the streets of maps from tiles\.example\. That service receives/)).toBeTruthy();
});

it("without a map service no third party is named", async () => {
  await renderRoute("/privacy-policy");
  expect(await screen.findByText(/Maps are drawn from data of this site/)).toBeTruthy();
});

describe("the legal pages", () => {
  it.each([
    ["/privacy-policy", "Privacy Policy", ["What we collect", "Your rights", "How long we keep it"]],
    [
      "/legal-notice",
      "Legal Notice",
      ["Company details", "Direct contact", "Mediation", "Arbitration", "Legal action"],
    ],
    [
      "/terms-of-service",
      "Terms of Service (AGB)",
      ["Allowed activities", "Prohibited activities", "10,000 submissions reviewed weekly"],
    ],
    ["/cookie-policy", "Cookie Policy", ["Essential", "Analytics", "Marketing", "Preference"]],
  ])("%s covers what it has to [public 2.15]", async (path, title, topics) => {
    await renderRoute(path);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    const text = screen.getByRole("main").textContent?.toLowerCase();
    for (const topic of topics) expect(text).toContain(topic.toLowerCase());
  });
});

describe("a not-found page", () => {
  async function open(path: string) {
    fail(getBusiness, 404, { code: "not_found" });
    answer(getRelatedBusinesses, { sameCategoryInCity: [], nearby: [] });
    answer(searchBusinesses, searchAnswer());
    answer(suggest, NO_SUGGESTIONS);
    const { user, path: address } = await renderRoute(path);
    const form = within(await screen.findByRole("form", { name: "Search businesses" }));
    return {
      user,
      address,
      what: form.getByRole("combobox", { name: "What are you looking for?" }),
      where: form.getByRole("combobox", { name: /^Where\?/ }),
      search: form.getByRole<HTMLButtonElement>("button", { name: "Search" }),
    };
  }

  it("links to the lists and home from an unknown address", async () => {
    await renderRoute("/nowhere");
    expect(await screen.findByRole("heading", { level: 1, name: "Page Not Found" })).toBeTruthy();
    const links = within(screen.getByRole("main"))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/categories", "/countries", "/cities", "/"]);
  });

  it("says so where a business's address has no slug", async () => {
    await renderRoute("/business");
    expect(await screen.findByRole("heading", { level: 1, name: "No business slug found" })).toBeTruthy();
  });

  it("treats a query of spaces as empty, and omits an empty place [public 5.1]", async () => {
    const { user, address, what, where, search } = await open("/nowhere");
    expect(search.disabled).toBe(true);
    await user.type(what, "   ");
    expect(search.disabled).toBe(true);
    await user.clear(what);
    await user.type(what, " a&b ");
    await user.type(where, "  ");
    await user.click(search);
    await waitFor(() => expect(address()).toBe("/search?q=a%26b"));
  });

  it("of a business searches for what and where on Enter [public 2.51]", async () => {
    const { user, address, what, where, search } = await open("/business/there-is-no-such-place");
    expect(search.disabled).toBe(true);
    await user.type(what, " fish & chips ");
    await user.type(where, "St. John's, CA{Enter}");
    await waitFor(() => expect(address()).toMatch(/^\/search\?/));
    const params = new URL(address(), "http://localhost").searchParams;
    expect(Object.fromEntries(params)).toEqual({ q: "fish & chips", location: "St. John's, CA" });
  });
});
