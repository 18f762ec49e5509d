import { contactFieldsSchema } from "@meridian/contracts/site/contact";
import { expect, it } from "vitest";
import { checkContactFields, problemsNamed } from "./contact-problems.ts";

const PROBLEMS = {
  name: "Name must be at least 2 characters",
  email: "Please enter a valid email address",
  subject: "Subject must be at least 5 characters",
  message: "Message must be at least 10 characters",
};
const FINE = { name: "Al", email: "a@b.co", subject: "Hello", message: "Ten chars." };

it.each([
  ["the shortest that is allowed", FINE],
  ["a name of one letter", { ...FINE, name: " A " }],
  ["no address", { ...FINE, email: "" }],
  ["an address without a domain", { ...FINE, email: "a@b" }],
  ["an address of two", { ...FINE, email: "a@b.co, c@d.co" }],
  ["a short subject", { ...FINE, subject: "Four " }],
  ["a short message", { ...FINE, message: "123456789\n" }],
  ["nothing at all", { name: "", email: "", subject: "", message: "" }],
])("%s is validated like on the server, with the same messages", (_title, fields) => {
  const parsed = contactFieldsSchema.safeParse(fields);
  const issues = parsed.success ? [] : parsed.error.issues;
  expect(checkContactFields(fields)).toEqual(Object.fromEntries(issues.map(({ path, message }) => [path[0], message])));
});

it("a name of 2, a subject of 5 and a message of 10 characters are accepted, with or without company and phone [public 5.2] [public 9.11]", () => {
  const shortest = { name: "Zo", email: "zoe@example.org", subject: "Hello", message: "0123456789" };
  expect(checkContactFields(shortest)).toEqual({});
  const withOthers = { ...shortest, company: "", phone: "no number" };
  expect(checkContactFields(withOthers)).toEqual({});
});

it("one character less, or half an address, gets the field's own message [public 5.2] [public 9.11]", () => {
  const tooShort = { name: "Z", email: "zoe@", subject: "Four", message: "Nine char" };
  expect(checkContactFields(tooShort)).toEqual(PROBLEMS);
});

it("an address names the rejected fields, and ignores unknown ones", () => {
  expect(problemsNamed("email.company.toString.x")).toEqual({
    email: "Please enter a valid email address",
    company: "Please check this value",
  });
  expect(problemsNamed(undefined)).toEqual({});
});
