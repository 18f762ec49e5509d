import { LEGAL_HEADS } from "../legal-heads.ts";
import type { LegalText } from "../legal-text.ts";

export const legalNotice: LegalText = {
  ...LEGAL_HEADS.legalNotice,
  lead: "Who runs this directory, how to reach us, and how disputes are settled.",
  sections: ({ operator: { name, address, phone, email, register } }) => [
    {
      id: "company-details",
      title: "Company details",
      blocks: [
        [
          `Operator: ${name ?? "the operator of this installation, reached through the contact form"}`,
          `Address: ${address ?? "on request through the contact form"}`,
          ...(register === null ? [] : [`Register: ${register}`]),
        ],
      ],
    },
    {
      id: "contact",
      title: "Contact",
      blocks: [
        [
          `Phone: ${phone ?? "call back on request through the contact form"}`,
          `Email: ${email ?? "through the contact form"}`,
          "Legal enquiries by phone: Monday to Friday 9:00–18:00 EST, Saturday 10:00–14:00 EST, closed on Sunday",
        ],
      ],
    },
    {
      id: "content",
      title: "Responsibility for content",
      blocks: [
        "We compile entries with care from public sources and from what visitors report. We cannot warrant that every entry is complete and current. Please check with the business before you rely on its opening hours, prices or services.",
        "Report an error on the page of the business or through the contact form: we correct what is wrong.",
      ],
    },
    {
      id: "links",
      title: "Links to other sites",
      blocks: [
        "Entries link to sites of others, for whose content their operators alone are responsible. When we learn of unlawful content we remove the link.",
      ],
    },
    {
      id: "copyright",
      title: "Copyright and trade marks",
      blocks: [
        "Names, logos and pictures of businesses belong to their owners and serve to identify them. Our own texts, design and software are protected by copyright and by the licence they come with.",
      ],
    },
    {
      id: "disputes",
      title: "Dispute resolution",
      blocks: [
        "Most disagreements end with a message. Where they do not, these are the steps, one after the other:",
        {
          steps: [
            "Direct contact: write to us what happened and what you expect. We answer within 24 hours.",
            "Mediation: if we do not agree within 30 days, either side may propose a neutral mediator.",
            "Arbitration: if mediation fails, both sides may agree on an arbitrator, whose decision binds them.",
            "Legal action: the way to the courts is open to you at any time where the law gives it to you.",
          ],
        },
      ],
    },
  ],
};
