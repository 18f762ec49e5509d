export interface SiteLink {
  to: string;
  label: string;
}

export const SITE_LINKS: readonly SiteLink[] = [
  { to: "/", label: "Home" },
  { to: "/businesses", label: "Businesses" },
  { to: "/categories", label: "Categories" },
  { to: "/countries", label: "Countries" },
  { to: "/cities", label: "Cities" },
  { to: "/contact", label: "Contact" },
];

/** In the phone menu, since the header has no room for its button. */
export const SAVED_LINK: SiteLink = { to: "/saved", label: "Saved places" };

export const FOOTER_DIRECTORY: readonly SiteLink[] = [
  { to: "/", label: "Home" },
  { to: "/categories", label: "Categories" },
  { to: "/countries", label: "Countries" },
  { to: "/cities", label: "Cities" },
  { to: "/contact", label: "Contact" },
];

export const FOOTER_LEGAL: readonly SiteLink[] = [
  { to: "/privacy-policy", label: "Privacy Policy" },
  { to: "/legal-notice", label: "Legal Notice" },
  { to: "/terms-of-service", label: "Terms of Service (AGB)" },
  { to: "/cookie-policy", label: "Cookie Policy" },
];
