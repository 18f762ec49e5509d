import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { fieldSpec, PUBLIC_FIELDS, type PublicField } from "@meridian/contracts/businesses/business-fields";
import { getBusiness, getRelatedBusinesses } from "@meridian/contracts/search/catalogue-api";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { advanceTime, passRetries, useMovableClock } from "../clock.ts";
import { answer, fail, holdAnswer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { BAKERY, listItem } from "./fixtures.ts";

const PATH = `/business/${BAKERY.slug}`;
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

beforeEach(() => {
  answer(getRelatedBusinesses, { sameCategoryInCity: [], nearby: [] });
});

/** Opens the page of the bakery, with some of its fields changed; returns its main part. */
async function open(changes: Partial<BusinessDetail> = {}) {
  answer(getBusiness, { ...BAKERY, ...changes });
  await renderRoute(PATH);
  const main = await screen.findByRole("article");
  return within(main);
}

it("shows a placeholder while it loads [public 2.30]", async () => {
  const { release } = holdAnswer(getBusiness, BAKERY);
  await renderRoute(PATH);
  expect(await screen.findByText("Loading business")).toBeTruthy();
  release();
  expect(await screen.findByRole("heading", { level: 1, name: BAKERY.name })).toBeTruthy();
  expect(screen.queryByText("Loading business")).toBeNull();
});

it("a photo that fails to load is not shown [public 2.31]", async () => {
  const photo = "https://photos.example/gone.jpg";
  const page = await open({ photo });
  fireEvent.error(page.getByRole("presentation"));
  expect(page.queryByRole("presentation")).toBeNull();
});

/** Fields that are parts of another line, or say how it is shown; and the source's links. */
const NOT_SHOWN: ReadonlySet<PublicField> = new Set([
  "category",
  "street",
  "state",
  "postalCode",
  "country",
  "countryCode",
  "phoneE164",
  "placeId",
  "timeZone",
  "about",
  "url",
  "reviewsLink",
  "logo",
]);

it("shows every public field", async () => {
  const sampleOf = (name: PublicField) =>
    fieldSpec(name).kind === "url" ? `https://sample.example/${name}` : `Sample of ${name}`;
  await open(Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, sampleOf(name)])));
  const missing = PUBLIC_FIELDS.filter((name) => !document.body.innerHTML.includes(sampleOf(name)));
  expect(missing.filter((name) => !NOT_SHOWN.has(name))).toEqual([]);
});

describe("opening hours", () => {
  it("say whether it is open now, if hours are known [public 2.32]", async () => {
    const page = await open({ openState: { state: "open", changesAt: null } });
    expect(page.getByText("Open")).toBeTruthy();
    expect(page.queryByText("Closed")).toBeNull();
  });

  it("say that it is closed now [public 2.32]", async () => {
    const page = await open({ openState: { state: "closed", changesAt: null } });
    expect(page.getByText("Closed")).toBeTruthy();
  });

  it("say Closed once the closing time passes on a page left open", async () => {
    const closingMs = Date.parse("2026-03-02T17:00:00.000Z");
    vi.useFakeTimers({ now: closingMs - 60_000, toFake: ["setInterval", "clearInterval", "Date"] });
    const page = await open({ openState: { state: "open", changesAt: new Date(closingMs).toISOString() } });
    expect(page.getByText("Open")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await page.findByText("Closed")).toBeTruthy();
  });

  it("say Closed on every day that is closed [public 2.43]", async () => {
    const page = await open({ workingHours: JSON.stringify(Object.fromEntries(DAYS.map((day) => [day, "Closed"]))) });
    const rows = within(page.getByRole("table", { name: "Hours of each day" })).getAllByRole("row");
    expect(rows.map((row) => row.textContent?.replace("Today", ""))).toEqual(DAYS.map((day) => `${day}Closed`));
  });

  it("without them nothing says open or closed [public 2.40]", async () => {
    const page = await open();
    expect(page.queryByText(/^(Open|Closed)$/)).toBeNull();
    expect(page.getByText("Hours not known. Ask before you go.")).toBeTruthy();
  });

  it("that are not JSON are ignored, and so are such amenities [public 5.10]", async () => {
    const page = await open({ about: "{no json", workingHours: "{no json" });
    expect(page.getByText("Hours not known. Ask before you go.")).toBeTruthy();
    expect(page.queryByRole("heading", { name: "Business Features & Amenities" })).toBeNull();
  });
});

describe("Call Now", () => {
  it("dials the phone", async () => {
    const page = await open();
    expect(page.getByRole("link", { name: "Call Now" }).getAttribute("href")).toBe(`tel:${BAKERY.phoneE164}`);
  });

  it("is hidden without a phone [public 2.40]", async () => {
    const page = await open({ phone: null, phoneE164: null });
    expect(page.queryByRole("link", { name: "Call Now" })).toBeNull();
    expect(page.getByText("Phone not known")).toBeTruthy();
  });
});

it("a permanently closed business invites nobody to call or come", async () => {
  const page = await open({ status: "closed" });
  expect(page.queryByRole("link", { name: /^(Call Now|Get Directions)/ })).toBeNull();
  expect(page.getByText("This place has closed permanently.")).toBeTruthy();
});

describe("About This Business", () => {
  it("shows the business's own text [public 2.34]", async () => {
    const page = await open({ description: "Baking since 1901." });
    expect(page.getByText("Baking since 1901.")).toBeTruthy();
  });

  it("is generated from known fields if there is no text [public 2.34]", async () => {
    const page = await open({ description: null });
    const sentence =
      "Miller's Bakery is listed under Bakery in Berlin, Germany. You can reach it by phone at +49 30 901820.";
    expect(page.getByText(/is listed under/).textContent).toBe(sentence);
  });
});

it("lists up to 8 amenities, and none that is false [public 2.44]", async () => {
  const names = Array.from({ length: 10 }, (_, index) => `Amenity ${index}`);
  const offers = { "No such thing": false, ...Object.fromEntries(names.map((name) => [name, true])) };
  const page = await open({ about: JSON.stringify({ Offers: offers }) });
  expect(page.getByRole("heading", { name: "Business Features & Amenities" })).toBeTruthy();
  expect(page.getAllByText(/^Amenity \d$/)).toHaveLength(8);
  expect(page.queryByText("No such thing")).toBeNull();
});

describe("the map", () => {
  it("is replaced by a note without coordinates [public 2.45]", async () => {
    const page = await open({ latitude: null, longitude: null });
    expect(page.getByText("Location not available")).toBeTruthy();
  });

  it("is not drawn for invalid coordinates, and a warning is logged [public 5.7]", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const page = await open({ latitude: "north", longitude: "2.3" });
    expect(page.getByText("Location not available")).toBeTruthy();
    expect(warn).toHaveBeenCalledWith("The coordinates cannot be read", "north", "2.3");
    warn.mockRestore();
  });
});

it.each([
  ["temporarily_closed", "Temporarily closed"],
  ["closed", "Permanently closed"],
] as const)("a place whose status is %s says: %s [public 2.46]", async (status, words) => {
  const page = await open({ status });
  expect(page.getByText(words)).toBeTruthy();
  expect(page.queryByText("Today"), "its hours do not hold today").toBeNull();
});

it("lists others nearby with their distance, and where to find more", async () => {
  const other = { ...listItem("Cafe Adler"), distanceKm: 0.35 };
  answer(getRelatedBusinesses, { sameCategoryInCity: [], nearby: [other] });
  await open();
  const nearby = within(await screen.findByRole("region", { name: "Nearby" }));
  expect(nearby.getByRole("link", { name: "Cafe Adler" }).getAttribute("href")).toBe("/business/cafe-adler");
  expect(nearby.getByText("350 m away")).toBeTruthy();
  const all = nearby.getByRole("link", { name: "View all nearby" });
  expect(all.getAttribute("href")).toBe("/search?near=52.5019%2C13.3953&sort=distance");
});

it("redirects from an old address", async () => {
  answer(getBusiness, BAKERY);
  const { path } = await renderRoute("/business/old-name-of-miller");
  expect(await screen.findByRole("heading", { level: 1, name: BAKERY.name })).toBeTruthy();
  expect(path()).toBe(PATH);
});

describe("an unknown business", () => {
  it("is not found, and the page offers links [public 8.10]", async () => {
    fail(getBusiness, 404, { code: "not_found" });
    await renderRoute(PATH);
    expect(await screen.findByRole("heading", { level: 1, name: "Business Not Found" })).toBeTruthy();
    expect(screen.getByText("Let's help you find what you're looking for!")).toBeTruthy();
  });

  it("that was deleted is marked as no longer listed [public 2.48]", async () => {
    fail(getBusiness, 410, { code: "gone" });
    await renderRoute(PATH);
    expect(await screen.findByRole("heading", { level: 1, name: "This business is no longer listed" })).toBeTruthy();
  });
});

describe("a failing service", () => {
  it("is called twice at most [public 9.9]", async () => {
    useMovableClock();
    const calls = fail(getBusiness, 500);
    const { router } = await renderRoute(PATH);
    await passRetries(router, [1000]);
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
    expect(calls).toHaveLength(2);
  });

  it("that does not answer is reported within 10 seconds", async () => {
    useMovableClock();
    const { calls, release } = holdAnswer(getBusiness, BAKERY);
    await renderRoute(PATH);
    expect(await screen.findByText("Loading business")).toBeTruthy();
    await waitFor(() => expect(calls).toHaveLength(1));
    await advanceTime(10_000);
    expect(await screen.findByRole("heading", { level: 1, name: "We cannot reach the directory" })).toBeTruthy();
    expect(screen.queryByText("Loading business")).toBeNull();
    expect(calls).toHaveLength(1);
    release();
  });

  it("is reported under the business's address, and retried on request [public 8.11]", async () => {
    fail(getBusiness, 403);
    const { user, path } = await renderRoute(PATH);
    expect(await screen.findByRole("heading", { level: 1, name: "We cannot reach the directory" })).toBeTruthy();
    expect(screen.getByRole("alert")).toBeTruthy();
    expect(path()).toBe(PATH);
    await waitFor(() => expect(document.title).toBe("We cannot reach the directory – Meridian"));
    answer(getBusiness, BAKERY);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Business Details" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(document.title).toContain(BAKERY.name));
  });
});
