/** Titles and descriptions, separate from the texts: every page needs these, and only the legal pages the texts. */
export const LEGAL_HEADS = {
  privacyPolicy: {
    title: "Privacy Policy",
    description: "What personal data this directory collects, why, for how long, and what rights you have.",
  },
  cookiePolicy: {
    title: "Cookie Policy",
    description: "Which cookies and similar storage this directory uses, by category, and how to change your choice.",
  },
  legalNotice: {
    title: "Legal Notice",
    description: "Who runs this directory, how to reach them, and how disputes are settled.",
  },
  termsOfService: {
    title: "Terms of Service (AGB)",
    description:
      "The terms under which this directory may be used: what is allowed, what is not, and how content is moderated.",
  },
} as const;
