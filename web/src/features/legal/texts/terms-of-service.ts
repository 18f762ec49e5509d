import { LEGAL_HEADS } from "../legal-heads.ts";
import { type LegalText, operatorName } from "../legal-text.ts";

export const termsOfService: LegalText = {
  ...LEGAL_HEADS.termsOfService,
  lead: "The terms under which you may use the directory.",
  sections: ({ operator }) => [
    {
      id: "scope",
      title: "Scope",
      blocks: [
        `These terms hold between you and ${operatorName(operator)} whenever you use this site. The directory is free of charge for its visitors and needs no account.`,
      ],
    },
    {
      id: "allowed",
      title: "Allowed activities",
      blocks: [
        [
          "Searching and reading the directory, for private and for business purposes.",
          "Calling, visiting and writing to the businesses you find.",
          "Linking to any page, and quoting single entries with a link to their source.",
          "Reporting errors, and asking us to add, correct or remove your own business.",
        ],
      ],
    },
    {
      id: "prohibited",
      title: "Prohibited activities",
      blocks: [
        [
          "Copying substantial parts of the directory, by hand or by program, to offer them elsewhere.",
          "Requests in numbers that hinder others, and circumventing limits or access controls.",
          "False reports, false identities, advertising or unlawful content in messages.",
          "Using contact details from the directory for unsolicited mass mailings.",
          "Spreading malware, and any attempt at access to systems or data that are not meant for you.",
        ],
      ],
    },
    {
      id: "moderation",
      title: "Content moderation",
      blocks: [
        "Entries, corrections and reports are reviewed before and after they are published. Our process is laid out for about 10,000 submissions reviewed weekly: automatic checks first, people for everything that is doubtful.",
        "We may refuse, correct, hide or remove entries that are wrong, duplicate, closed, misleading or unlawful. Whoever is concerned may object through the contact form; another person than before then looks at it again.",
      ],
    },
    {
      id: "availability",
      title: "Availability",
      blocks: [
        "We do our best to keep the site available, but owe no certain availability. We may change, extend or end parts of it.",
      ],
    },
    {
      id: "liability",
      title: "Liability",
      blocks: [
        "We are liable without limit for intent, gross negligence and harm to life, body or health. For slight negligence we are liable only where a duty is broken without which the contract has no sense, and limited to the damage that was foreseeable. Liability under mandatory law stays untouched.",
      ],
    },
    {
      id: "disputes",
      title: "Disputes and applicable law",
      blocks: [
        "The steps of dispute resolution – direct contact, mediation, arbitration, legal action – are set out in the Legal Notice. The law of the operator's seat applies; consumers keep the protection of the law of the country they live in.",
      ],
    },
    {
      id: "changes",
      title: "Changes to these terms",
      blocks: ["Changed terms are published here with a new date and hold for the use of the site from then on."],
    },
  ],
};
