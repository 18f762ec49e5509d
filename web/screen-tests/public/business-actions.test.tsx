import { getBusiness, getRelatedBusinesses } from "@meridian/contracts/search/catalogue-api";
import { reportBusiness } from "@meridian/contracts/site/site-api";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { advanceTime, useMovableClock } from "../clock.ts";
import { answer, fail, holdAnswer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { BAKERY } from "./fixtures.ts";

const PATH = `/business/${BAKERY.slug}`;

beforeEach(() => {
  answer(getBusiness, BAKERY);
  answer(getRelatedBusinesses, { sameCategoryInCity: [], nearby: [] });
});

async function open() {
  const { user } = await renderRoute(PATH);
  await screen.findByRole("heading", { level: 1, name: BAKERY.name });
  return user;
}

describe("Share", () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, "share");
  });

  it("copies the address of the page and says Copied! for two seconds [public 9.6]", async () => {
    useMovableClock();
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(await screen.findByRole("button", { name: "Copied!" })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    await advanceTime(1000);
    expect(screen.getByRole("button", { name: "Copied!" })).toBeTruthy();
    await advanceTime(1000);
    expect(screen.getByRole("button", { name: "Share" })).toBeTruthy();
  });

  it("opens the system's sheet if there is one, and copies nothing", async () => {
    const share = vi.fn(async () => undefined);
    const user = await open();
    await navigator.clipboard.writeText("as before");
    Object.assign(navigator, { share });
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(share).toHaveBeenCalledWith({ title: BAKERY.name, url: window.location.href });
    expect(await navigator.clipboard.readText()).toBe("as before");
  });

  it("copies nothing when the visitor closes the system's sheet", async () => {
    const user = await open();
    await navigator.clipboard.writeText("as before");
    const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
    Object.assign(navigator, { share });
    await user.click(screen.getByRole("button", { name: "Share" }));
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(screen.queryByRole("button", { name: "Copied!" })).toBeNull();
    expect(await navigator.clipboard.readText()).toBe("as before");
  });

  it("reports a clipboard that refuses", async () => {
    const user = await open();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("refused", "NotAllowedError"));
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(await screen.findByText("Could not copy")).toBeTruthy();
  });
});

describe("Save", () => {
  it("lists the business under the saved places, from which it can be removed", async () => {
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("button", { name: /^Saved/ })).toBeTruthy();
    // The menu of phones has another, which only container queries hide.
    await user.click(screen.getAllByRole("link", { name: "Saved places" })[0] ?? document.body);
    expect(await screen.findByRole("heading", { level: 1, name: "Saved places" })).toBeTruthy();
    expect(screen.getByText(/^1 place\./)).toBeTruthy();
    const card = within(screen.getByRole("region", { name: "Places" }));
    expect(card.getByRole("link", { name: BAKERY.name }).getAttribute("href")).toBe(PATH);
    await user.click(card.getByRole("button", { name: `Remove ${BAKERY.name}` }));
    expect(await screen.findByText("No saved places yet")).toBeTruthy();
  });

  it("pressed again removes the business", async () => {
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: /^Saved/ }));
    expect(await screen.findByRole("button", { name: "Save" })).toBeTruthy();
  });
});

it("a new device has no saved places and a link to the search", async () => {
  await renderRoute("/saved");
  expect(await screen.findByText("No saved places yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Search businesses" }).getAttribute("href")).toBe("/search");
});

describe("Report a problem", () => {
  async function openReport() {
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Report a problem" }));
    const dialog = await screen.findByRole("dialog", { name: "Report a problem" });
    return { user, dialog: within(dialog), send: within(dialog).getByRole("button", { name: "Send report" }) };
  }

  it("requires a reason first", async () => {
    const { user, dialog, send } = await openReport();
    await user.click(send);
    expect(await dialog.findByText("Please choose what is wrong")).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole("radio", { name: /^Wrong hours/ }));
  });

  it("asks for details of another reason, and accepts a valid address for a reply", async () => {
    const { user, dialog, send } = await openReport();
    await user.click(dialog.getByRole("radio", { name: /^Something else/ }));
    await user.type(dialog.getByLabelText("Your e-mail address (optional)"), "nobody@");
    await user.click(send);
    expect(await dialog.findByText("Please say what is wrong")).toBeTruthy();
    expect(dialog.getByText("Please enter a valid email address")).toBeTruthy();
  });

  it("keeps the focus on the button while it is sent", async () => {
    const { user, dialog, send } = await openReport();
    const { release } = holdAnswer(reportBusiness, { success: true, message: "" });
    await user.click(dialog.getByRole("radio", { name: /^Closed/ }));
    await user.click(send);
    const sending = await dialog.findByRole<HTMLButtonElement>("button", { name: "Sending..." });
    // Browsers take the focus from a disabled button.
    expect(sending.disabled).toBe(false);
    release();
  });

  it("keeps the input of a failed report, and sends it on the second try", async () => {
    fail(reportBusiness, 503);
    const { user, dialog, send } = await openReport();
    await user.click(dialog.getByRole("radio", { name: /^Closed/ }));
    const message = dialog.getByLabelText<HTMLTextAreaElement>("Anything to add? (optional)");
    await user.type(message, "The windows are dark.");
    await user.click(send);
    expect((await dialog.findByRole("alert")).textContent).toContain("try again later");
    expect(message.value).toBe("The windows are dark.");
    const calls = answer(reportBusiness, { success: true, message: "" });
    await user.click(send);
    expect(await screen.findByText("Report sent")).toBeTruthy();
    expect(calls[0]?.url).toBe(`/api/businesses/${BAKERY.slug}/reports`);
    expect(calls[0]?.body).toMatchObject({ reason: "closed", message: "The windows are dark.", email: "" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
