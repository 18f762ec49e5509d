import { type CheckedContactField, CONTACT_LIMITS, CONTACT_PROBLEMS } from "@meridian/contracts/site/contact-limits";

/** In form order. */
export const CONTACT_FIELDS = ["name", "email", "company", "phone", "subject", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type FieldProblems = Partial<Record<ContactField, string>>;

/** Catches typos; the server decides. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function isContactField(name: string): name is ContactField {
  return CONTACT_FIELDS.some((field) => field === name);
}

/** The problems by field, in the specified words. */
export function checkContactFields(fields: Readonly<Record<CheckedContactField, string>>): FieldProblems {
  const problems: FieldProblems = {};
  const isShort = (field: "name" | "subject" | "message") => fields[field].trim().length < CONTACT_LIMITS[field].min;
  if (isShort("name")) problems.name = CONTACT_PROBLEMS.name;
  if (!EMAIL.test(fields.email.trim())) problems.email = CONTACT_PROBLEMS.email;
  if (isShort("subject")) problems.subject = CONTACT_PROBLEMS.subject;
  if (isShort("message")) problems.message = CONTACT_PROBLEMS.message;
  return problems;
}

/** The problems of the fields an address names: how a form without JavaScript returns. */
export function problemsNamed(names: string | undefined): FieldProblems {
  const problems: FieldProblems = {};
  for (const name of names?.split(".") ?? []) {
    if (Object.hasOwn(CONTACT_PROBLEMS, name))
      problems[name as CheckedContactField] = CONTACT_PROBLEMS[name as CheckedContactField];
    else if (isContactField(name)) problems[name] = "Please check this value";
  }
  return problems;
}
