import { mapHostOf } from "../../../lib/page/page-config.ts";
import { LEGAL_HEADS } from "../legal-heads.ts";
import type { LegalText } from "../legal-text.ts";

export const cookiePolicy: LegalText = {
  ...LEGAL_HEADS.cookiePolicy,
  lead: "Which cookies and similar storage we use, by category, and how you decide about them.",
  sections: ({ map }) => [
    {
      id: "what",
      title: "What cookies are",
      blocks: [
        "Cookies are small texts that a site stores in your browser and gets back with later requests. Browsers also offer storage that never leaves your device on its own. Where we write “cookies” we mean both.",
      ],
    },
    {
      id: "essential",
      title: "Essential",
      blocks: [
        "Needed for what you ask of the site. They need no consent and cannot be turned off here.",
        [
          "Your cookie choice – on this device, for a year.",
          "Colour mode, recent searches and saved places – on this device, only once you use them, until you delete them.",
          "Session of an administrator – a cookie, only after a login, at most seven days.",
          "Known browser of an administrator – a cookie, only after a login, at most 180 days.",
        ],
        ...mapLines(mapHostOf(map)),
      ],
    },
    {
      id: "analytics",
      title: "Analytics",
      blocks: [
        "Services that count visits and show which pages are read, so that we can improve them. Loaded only with your consent.",
      ],
    },
    {
      id: "marketing",
      title: "Marketing",
      blocks: [
        "Advertising networks and measuring pixels, which may recognise you on other sites. Loaded only with your consent.",
      ],
    },
    {
      id: "preference",
      title: "Preference",
      blocks: [
        "Extras of third parties, such as a chat, that remember your settings there. Loaded only with your consent.",
      ],
    },
    {
      id: "choices",
      title: "Your choices",
      blocks: [
        "Where the site uses something that needs your consent we ask before it loads. Refusing is as easy as agreeing, and the whole directory works either way. You can change your choice at any time under “Cookie settings” at the foot of every page. When you take consent back, the page is loaded anew without these services, and their cookies that we can reach are removed.",
        "Your browser can also refuse or delete cookies for all sites.",
      ],
    },
  ],
};

function mapLines(host: string | undefined): string[] {
  if (host === undefined) return [];
  return [
    `Maps load their streets from ${host} and set no cookie. The Privacy Policy says what that service receives.`,
  ];
}
