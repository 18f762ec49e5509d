/** Lengths in UTF-16 units after trimming. The minimums are specified. */
export const CONTACT_LIMITS = {
  name: { min: 2, max: 200 },
  email: { max: 254 },
  subject: { min: 5, max: 300 },
  message: { min: 10, max: 10_000 },
  company: { max: 200 },
  phone: { max: 60 },
} as const;

/** The message beside a rejected field. */
export const CONTACT_PROBLEMS = {
  name: "Name must be at least 2 characters",
  email: "Please enter a valid email address",
  subject: "Subject must be at least 5 characters",
  message: "Message must be at least 10 characters",
} as const;
export type CheckedContactField = keyof typeof CONTACT_PROBLEMS;

/** Messages and reports are erased after this time, as the privacy policy says. */
export const INBOX_RETENTION_DAYS = 365;

/** The text of a report about a business. */
export const MAX_REPORT_LENGTH = 2_000;
