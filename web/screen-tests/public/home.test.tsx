import {
  getFeaturedBusinesses,
  getHomepageData,
  searchBusinesses,
  suggest,
} from "@meridian/contracts/search/catalogue-api";
import { act, screen, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { answer, fail, holdAnswer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { EMPTY_HOMEPAGE, FEATURED, HOMEPAGE, NO_SUGGESTIONS, searchAnswer } from "./fixtures.ts";

/** 2000 ms in 50 steps. */
const STEP_MS = 40;

function fillHome(): void {
  answer(getHomepageData, HOMEPAGE);
  answer(getFeaturedBusinesses, [FEATURED]);
}

it("shows 12 placeholder cards until its businesses arrive [public 2.23]", async () => {
  answer(getHomepageData, HOMEPAGE);
  const { release } = holdAnswer(getFeaturedBusinesses, [FEATURED]);
  await renderRoute("/");
  expect(await screen.findByText("Loading")).toBeTruthy();
  expect(within(screen.getByRole("main")).getAllByRole("listitem", { hidden: true })).toHaveLength(12);
  release();
  expect(await screen.findByRole("heading", { name: "Popular Categories" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /Miller's Bakery/ }).getAttribute("href")).toBe(`/business/${FEATURED.slug}`);
});

it("names that are cut for the eye are whole when read aloud", async () => {
  answer(getHomepageData, {
    ...HOMEPAGE,
    popularSearches: [{ category: "Chinese restaurant", count: 9, slug: "chinese-restaurant", symbol: "food" }],
  });
  answer(getFeaturedBusinesses, [{ ...FEATURED, name: "Dalessandro's Steaks" }]);
  await renderRoute("/");
  expect(await screen.findByRole("link", { name: /Dalessandro's Steaks/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: /Chinese restaurant/ })).toBeTruthy();
});

it("counts its figures up from 0 over 2000 ms in 50 steps [public 2.20]", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  fillHome();
  await renderRoute("/");
  const [figure] = await screen.findAllByRole("definition");
  const running = () => figure?.querySelector("[aria-hidden=true]")?.textContent;
  const passSteps = (count: number) => act(() => vi.advanceTimersByTime(count * STEP_MS));
  expect(running()).toBe("0");
  passSteps(1);
  expect(running()).toBe("25");
  passSteps(24);
  expect(running()).toBe("625");
  passSteps(24);
  expect(running()).toBe("1,225");
  passSteps(1);
  expect(running()).toBeUndefined();
  expect(figure?.textContent).toBe("1,250");
});

it("never resets a figure to 0 whose animation ended before the script arrived", async () => {
  Object.assign(Element.prototype, { getAnimations: () => [] });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "getAnimations"));
  fillHome();
  await renderRoute("/");
  const [figure] = await screen.findAllByRole("definition");
  expect(figure?.textContent).toBe("1,250");
});

it("shows sample cards without links while the directory is empty [public 2.24]", async () => {
  answer(getHomepageData, EMPTY_HOMEPAGE);
  answer(getFeaturedBusinesses, []);
  await renderRoute("/");
  expect(await screen.findAllByText("Sample")).toHaveLength(12);
  const links = within(screen.getByRole("main"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(links.filter((href) => href?.startsWith("/business/"))).toEqual([]);
});

it("reports a failing directory, and loads on retry", async () => {
  fail(getHomepageData, 403);
  answer(getFeaturedBusinesses, [FEATURED]);
  const { user } = await renderRoute("/");
  expect(await screen.findByRole("heading", { level: 1, name: "We cannot reach the directory" })).toBeTruthy();
  fillHome();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: /Miller's Bakery/ })).toBeTruthy();
});

it("the Search button searches for what was typed [public 2.19]", async () => {
  fillHome();
  answer(searchBusinesses, searchAnswer());
  answer(suggest, NO_SUGGESTIONS);
  const { user, path } = await renderRoute("/");
  const form = within(await screen.findByRole("form", { name: "Search businesses" }));
  await user.type(form.getByRole("combobox", { name: "What are you looking for?" }), "bakery");
  await user.click(form.getByRole("button", { name: "Search" }));
  expect(await screen.findByRole("heading", { level: 1, name: "bakery" })).toBeTruthy();
  expect(path()).toBe("/search?q=bakery");
});
