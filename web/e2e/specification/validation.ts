import { expect } from "@playwright/test";
import { type Row, rowsOf } from "./row.ts";
import { openChanged, UNKNOWN } from "./screens-business.ts";

const search = rowsOf(5, "Search of a not-found page");
const contact = rowsOf(5, "Contact form");
const place = rowsOf(5, "Coordinates");
const texts = rowsOf(5, "Amenities and hours");

export const validationRows: readonly Row[] = [
  search.screen("a query of spaces is none; an empty place is left out; both are encoded", async (page) => {
    await page.goto("/nowhere");
    const main = page.getByRole("main");
    const button = main.getByRole("button", { name: "Search" });
    await expect(button).toBeDisabled();
    await main.locator('input[name="q"]').fill("   ");
    await expect(button).toBeDisabled();
    await main.locator('input[name="q"]').fill(" a&b ");
    await main.locator('input[name="location"]').fill("  ");
    await button.click();
    await expect(page).toHaveURL(/\/search\?q=a%26b$/);
  }),
  contact.journey(
    "messages stand beside their fields",
    "contact.spec.ts",
    "a message is checked beside its fields, sent by the keyboard alone, and the form is empty again",
  ),
  place.screen("coordinates that are no numbers draw no map and log a warning", async (page, site) => {
    const warning = page.waitForEvent("console", (message) => message.type() === "warning");
    await openChanged(page, site, { latitude: "north", longitude: "2.3" });
    await expect(page.getByText("Location not available")).toBeVisible();
    expect((await warning).text()).toContain("north");
  }),
  texts.screen("text that is no JSON counts as none", async (page, site) => {
    await openChanged(page, site, { about: "{no json", workingHours: "{no json", hours: null, openState: UNKNOWN });
    await expect(page.getByRole("heading", { name: "Business Features & Amenities" })).toHaveCount(0);
    await expect(page.getByText("Hours not known").first()).toBeVisible();
  }),
];
