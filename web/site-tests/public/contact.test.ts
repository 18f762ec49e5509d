import { problemSchema } from "@meridian/contracts/problem";
import { getHomepageData } from "@meridian/contracts/search/catalogue-api";
import { CONTACT_PATH, sendContactMessage } from "@meridian/contracts/site/site-api";
import { expect, it } from "vitest";
import { formatCount } from "../directory.ts";
import { mainOf } from "../document.ts";
import { eventually, getPage, visitor } from "../http-client.ts";

const FIELDS = [
  ...["Full Name*", "Email Address*", "Company (optional)", "Phone Number (optional)", "Subject*", "Message*"],
];
/** Long enough for a person to have typed the message. */
const TYPED = { elapsedMs: 60_000 };

it("the page has address, phone, email, hours, statistics and a form of six fields [public 2.8]", async () => {
  const { h1, text, html } = mainOf(await getPage("/contact"));
  expect(h1).toEqual(["Contact Us"]);
  for (const part of ["Office address", "Phone", "Email", "Hours", "Platform statistics"]) expect(text).toContain(part);
  const form = /<form[\s\S]*<\/form>/.exec(html)?.[0] ?? "";
  for (const name of ["name", "email", "company", "phone", "subject", "message"]) {
    expect(form).toContain(`name="${name}"`);
  }
  for (const words of [...FIELDS, "Send Message"]) expect(text).toContain(words);
});

it("the message box has 6 rows; a reply within 24 hours and the support hours are promised [public 9.12]", async () => {
  const { text, html } = await getPage("/contact");
  expect(html).toMatch(/<textarea[^>]* rows="6"/);
  for (const words of ["within 24 hours", "Mon-Fri 9:00-18:00 EST", "Sat 10:00-16:00 EST", "Sun Closed"]) {
    expect(text).toContain(words);
  }
});

it("the statistics are the directory's own figures [public 9.17]", async () => {
  await eventually(async () => {
    const { totals } = await visitor.read(getHomepageData);
    const { html } = await getPage("/contact");
    for (const figure of [totals.businesses, totals.countries, totals.cities, totals.categories]) {
      expect(html).toContain(`>${formatCount(figure)}<`);
    }
  });
});

it("a message is sent as JSON and answered in JSON [public 7.16]", async () => {
  const fields = { name: "Zoë", email: "zoe@example.org", subject: "A message", message: "One of the calls." };
  const data = { ...fields, ...TYPED, company: "", phone: "" };
  expect(await visitor.read(sendContactMessage, CONTACT_PATH, { data })).toMatchObject({ success: true });
});

it("the server reports every invalid field at once [public 5.3]", async () => {
  const data = { name: "Z", email: "zoe@", subject: "Four", message: "Nine char", ...TYPED };
  const answer = await visitor.send(CONTACT_PATH, { method: "POST", data });
  expect(answer.status).toBe(400);
  const { issues = [] } = problemSchema.parse(await answer.json());
  expect(issues.map(({ message }) => message).toSorted()).toEqual([
    "Message must be at least 10 characters",
    "Name must be at least 2 characters",
    "Please enter a valid email address",
    "Subject must be at least 5 characters",
  ]);
});

it("a form returned without JavaScript describes each problem at its field", async () => {
  const { html } = await getPage("/contact?problems=email.name");
  const email = /<input[^>]* name="email"[^>]*>/.exec(html)?.[0] ?? "";
  const problemId = /aria-describedby="([^"]+)"/.exec(email)?.[1];
  expect(html.split(`id="${problemId}"`)[1]).toMatch(/^[^>]*>Please enter a valid email address</);
});
