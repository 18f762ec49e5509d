import { INBOX_RETENTION_DAYS } from "@meridian/contracts/site/contact-limits";
import { mapHostOf } from "../../../lib/page/page-config.ts";
import { LEGAL_HEADS } from "../legal-heads.ts";
import { type LegalText, operatorName } from "../legal-text.ts";

export const privacyPolicy: LegalText = {
  ...LEGAL_HEADS.privacyPolicy,
  lead: "What we learn about you when you use the directory, why, for how long, and what you can ask of us.",
  sections: ({ operator, map }) => [
    {
      id: "controller",
      title: "Who is responsible",
      blocks: [
        `Responsible for the processing of personal data on this site is ${operatorName(operator)}. The Legal Notice says how to reach us.`,
      ],
    },
    {
      id: "data-collection",
      title: "What we collect",
      blocks: [
        "You can search and read the whole directory without an account and without telling us who you are.",
        [
          "Requests: the page you ask for, the time, and your network address, which we need to answer you and to keep programs from overloading the site.",
          "Counts: how often which page was shown and what was searched for, by day. They carry no address, no cookie and nothing else that identifies you.",
          "Messages: what you write into the contact form or into a report about a business – name, email address, subject and text, and company and phone number if you give them.",
          "Your position: only when you press “near me”. Your browser asks you first. We use it to answer that one search and do not store it.",
          "On your device: your colour mode, recent searches and saved places. They stay there; we do not receive them.",
          "With your consent: what the services named in the cookie settings collect about your visit.",
        ],
      ],
    },
    {
      id: "business-data",
      title: "Data about businesses",
      blocks: [
        "The directory lists publicly available details of businesses: name, address, phone number, opening hours, website, pictures and ratings. Where such an entry concerns you personally, the rights below are yours as well.",
      ],
    },
    {
      id: "purposes",
      title: "Why we may use it",
      blocks: [
        [
          "To provide the site and keep it secure: our legitimate interest in running a working directory.",
          "To answer your message: steps you have asked us to take, or our legitimate interest in answering.",
          "To correct an entry you have reported: our and the public's interest in correct information.",
          "For analytics and marketing: your consent alone, which you can take back at any time.",
        ],
      ],
    },
    {
      id: "sharing",
      title: "Who else receives it",
      blocks: [
        "We sell no personal data. It is seen by those who run servers and mail for us, bound by contract; by services whose cookies you have agreed to; and by authorities where the law obliges us.",
        mapParagraph(mapHostOf(map)),
      ],
    },
    {
      id: "retention",
      title: "How long we keep it",
      blocks: [
        [
          "Network addresses counted against overload: at most one day.",
          `Messages and reports: ${INBOX_RETENTION_DAYS} days, then they are erased automatically; earlier if you ask us to.`,
          "Technical logs: as long as is needed to find and repair faults.",
          "What is stored on your device: until you delete it. Your cookie choice is asked for again after a year.",
        ],
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        "You may ask us at any time:",
        [
          "what data about you we hold, and for a copy of it (access and portability);",
          "to correct it (rectification) or to erase it (erasure);",
          "to restrict its use, or to stop a use based on our legitimate interest (objection);",
          "to stop what you have consented to, with effect for the future (withdrawal).",
        ],
        "You may also complain to the data protection authority where you live or where we are established.",
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      blocks: [
        "Connections are encrypted where the site is reached by https. Access to messages needs an administrator's session, and each access that changes something is recorded.",
      ],
    },
    {
      id: "changes",
      title: "Changes to this policy",
      blocks: ["When we change how we treat data we change this page and the date at its top."],
    },
  ],
};

function mapParagraph(host: string | undefined): string {
  if (host === undefined) return "Maps are drawn from data of this site: nobody else learns which places you look at.";
  return (
    `Your browser loads the streets of maps from ${host}. That service receives your network address, the name and version of ` +
    "your browser, the address of this site and which part of the world the map shows, and nothing of what you searched for. " +
    "We set no cookie for it. A map loads once it comes into view."
  );
}
