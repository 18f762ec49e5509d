import { getHomepageData } from "@meridian/contracts/search/catalogue-api";
import { sendContactMessage } from "@meridian/contracts/site/site-api";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { advanceTime, useMovableClock } from "../clock.ts";
import { answer, fail, holdAnswer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { HOMEPAGE } from "./fixtures.ts";

const MESSAGE = {
  "Full Name*": "Zoë Şahin",
  "Email Address*": "zoe@example.org",
  "Subject*": "Opening a branch",
  "Message*": "Hello, we open a branch in Köln.",
};
/** A notice fades out. */
const EXIT_MS = 300;
const FAILURE = "Failed to send message. Please try again later.";

beforeEach(() => {
  answer(getHomepageData, HOMEPAGE);
});

async function openForm() {
  const { user } = await renderRoute("/contact");
  const form = within(await screen.findByRole("form", { name: "Send us a message" }));
  const field = (label: string) => form.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
  return { user, form, field, send: form.getByRole("button", { name: "Send Message" }) };
}

async function openFilledForm() {
  const opened = await openForm();
  for (const [label, value] of Object.entries(MESSAGE)) fireEvent.input(opened.field(label), { target: { value } });
  return opened;
}

const notices = () => within(screen.getByRole("region", { name: "Notifications (F8)" }));

describe("the page", () => {
  it("shows the directory's own figures", async () => {
    await renderRoute("/contact");
    const figures = within(await screen.findByRole("region", { name: "Platform statistics" }));
    expect(figures.getByText("1,250")).toBeTruthy();
  });

  it("has no figures while the directory is unreachable", async () => {
    fail(getHomepageData, 403);
    await renderRoute("/contact");
    expect(await screen.findByRole("form", { name: "Send us a message" })).toBeTruthy();
    expect(screen.getAllByText("—")).toHaveLength(4);
  });

  it.each([
    ["sent", "status", "Message Sent Successfully"],
    ["failed", "alert", FAILURE],
  ])("says that a form posted without JavaScript was %s", async (outcome, role, text) => {
    await renderRoute(`/contact?outcome=${outcome}`);
    await screen.findByRole("form", { name: "Send us a message" });
    const notices = within(screen.getByRole("main")).getAllByRole(role);
    expect(notices.some((notice) => notice.textContent?.includes(text))).toBe(true);
  });

  it("marks the invalid fields of a form posted without JavaScript", async () => {
    await renderRoute("/contact?problems=email.name");
    expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
    expect(screen.getByText("Name must be at least 2 characters")).toBeTruthy();
  });
});

describe("the form", () => {
  it("shows messages beside their fields, and focuses the first [public 5.4]", async () => {
    const { user, form, field, send } = await openForm();
    fireEvent.input(field("Full Name*"), { target: { value: "Z" } });
    await user.click(send);
    for (const [label, problem] of [
      ["Full Name*", "Name must be at least 2 characters"],
      ["Email Address*", "Please enter a valid email address"],
      ["Subject*", "Subject must be at least 5 characters"],
      ["Message*", "Message must be at least 10 characters"],
    ] as const) {
      expect(form.getByRole("textbox", { name: label, description: problem }).getAttribute("aria-invalid")).toBe(
        "true",
      );
    }
    expect(document.activeElement).toBe(field("Full Name*"));
  });

  it("says Sending..., keeps the focus and ignores a second click while sending [public 2.13]", async () => {
    const { user, form, send } = await openFilledForm();
    const { calls, release } = holdAnswer(sendContactMessage, { success: true, message: "" });
    await user.click(send);
    const sending = await form.findByRole<HTMLButtonElement>("button", { name: "Sending..." });
    expect(sending.getAttribute("aria-disabled")).toBe("true");
    // Browsers take the focus from a disabled button.
    expect(sending.disabled).toBe(false);
    await user.click(sending);
    release();
    expect(await form.findByRole("button", { name: "Send Message" })).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it("sends the message, says so and is cleared [public 8.20]", async () => {
    const { user, field, send } = await openFilledForm();
    const calls = answer(sendContactMessage, { success: true, message: "" });
    await user.click(send);
    expect(await notices().findByText("Message Sent Successfully")).toBeTruthy();
    expect(notices().getByText("Thank you for your message. We'll get back to you within 24 hours.")).toBeTruthy();
    expect(calls[0]?.body).toMatchObject({
      name: "Zoë Şahin",
      email: "zoe@example.org",
      subject: "Opening a branch",
      message: "Hello, we open a branch in Köln.",
    });
    for (const label of Object.keys(MESSAGE)) expect(field(label).value).toBe("");
  });

  it("reports a failure and keeps every value [public 8.19]", async () => {
    const { user, field, send } = await openFilledForm();
    fail(sendContactMessage, 503);
    await user.click(send);
    expect(await notices().findByText("Error")).toBeTruthy();
    expect(notices().getByText(FAILURE)).toBeTruthy();
    for (const [label, value] of Object.entries(MESSAGE)) expect(field(label).value).toBe(value);
  });

  it("shows the server's problems beside the fields", async () => {
    const { user, form, send } = await openFilledForm();
    fail(sendContactMessage, 400, {
      type: "about:blank",
      title: "Invalid input",
      status: 400,
      code: "invalid_input",
      requestId: "r1",
      issues: [{ path: "body.email", message: "No mail server there" }],
    });
    await user.click(send);
    expect(
      await form.findByRole("textbox", { name: "Email Address*", description: "No mail server there" }),
    ).toBeTruthy();
  });
});

describe("a notice", () => {
  async function failToSend() {
    const opened = await openFilledForm();
    const calls = fail(sendContactMessage, 403);
    await opened.user.click(opened.send);
    return { ...opened, calls, notice: await notices().findByText(FAILURE) };
  }

  it("replaces the one before, and disappears after 5 seconds [public 9.16]", async () => {
    useMovableClock();
    const { user, send, form, calls } = await failToSend();
    await advanceTime(3000);
    await user.click(send);
    expect(await form.findByRole("button", { name: "Send Message" })).toBeTruthy();
    expect(calls).toHaveLength(2);
    expect(notices().getAllByText(FAILURE)).toHaveLength(1);
    await advanceTime(4000);
    expect(notices().queryByText(FAILURE)).not.toBeNull();
    await advanceTime(1000 + EXIT_MS);
    expect(notices().queryByText(FAILURE)).toBeNull();
  });

  it("stays while it has the focus, which F8 moves to it [public 9.16]", async () => {
    useMovableClock();
    const { user, field } = await failToSend();
    await user.keyboard("[F8]");
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Notifications (F8)" }));
    await advanceTime(10_000);
    expect(notices().queryByText(FAILURE)).not.toBeNull();
    await user.click(field("Full Name*"));
    await advanceTime(5000 + EXIT_MS);
    expect(notices().queryByText(FAILURE)).toBeNull();
  });

  it.each([
    { byPx: 49, left: 1, outcome: "stays" },
    { byPx: 50, left: 0, outcome: "goes" },
  ])("$outcome when swiped $byPx pixels to the right [public 9.13]", async ({ byPx, left }) => {
    const { notice } = await failToSend();
    fireEvent.pointerDown(notice, { clientX: 100 });
    fireEvent.pointerUp(notice, { clientX: 100 + byPx });
    await waitFor(() => expect(notices().queryAllByText(FAILURE)).toHaveLength(left));
  });
});
