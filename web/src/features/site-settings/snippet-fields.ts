import {
  ORIGIN_KINDS,
  type SiteOrigins,
  type SiteSettings,
  SNIPPET_FIELDS,
} from "@meridian/contracts/site/site-settings";

export type SnippetField = (typeof SNIPPET_FIELDS)[number];

interface SnippetText {
  label: string;
  hint: string;
  /** Whether to warn about scripts: these two fields reach every visitor without consent. */
  warnsOfScripts: boolean;
}

const TEXTS: Record<SnippetField, SnippetText> = {
  head_tags: {
    label: "Head Tag Kodları",
    hint: "Her sayfada <head> bölümünün sonuna eklenir: doğrulama etiketleri, bağlantılar, stiller.",
    warnsOfScripts: true,
  },
  footer_tags: {
    label: "Footer Tag Kodları",
    hint: "Her sayfada <body> bölümünün sonuna eklenir.",
    warnsOfScripts: true,
  },
  analytics_code: {
    label: "Analytics Kodu",
    hint: "<head> bölümüne, yalnızca analitik çerezlere izin veren ziyaretçiler için eklenir.",
    warnsOfScripts: false,
  },
  facebook_pixel: {
    label: "Sosyal Medya Pixel Kodu",
    hint: "<body> başına, yalnızca pazarlama çerezlerine izin veren ziyaretçiler için eklenir.",
    warnsOfScripts: false,
  },
};

/** `combined` is the settings tab of the combined screen, where the pixel has another name and analytics no field. */
export type SettingsVariant = "full" | "combined";

const COMBINED_FIELDS: readonly SnippetField[] = ["head_tags", "facebook_pixel", "footer_tags"];
const COMBINED_PIXEL_LABEL = "Body Tag Kodları";

export function fieldsOf(variant: SettingsVariant): readonly SnippetField[] {
  return variant === "full" ? SNIPPET_FIELDS : COMBINED_FIELDS;
}

export function textOf(field: SnippetField, variant: SettingsVariant): SnippetText {
  const text = TEXTS[field];
  const isRenamed = variant === "combined" && field === "facebook_pixel";
  return isRenamed ? { ...text, label: COMBINED_PIXEL_LABEL } : text;
}

/** Whether markup would run a script. */
export function hasScript(markup: string): boolean {
  return /<script[\s>/]/i.test(markup);
}

/** The four texts. */
export function snippetsIn({ head_tags, footer_tags, analytics_code, facebook_pixel }: SiteSettings): SiteSettings {
  return { head_tags, footer_tags, analytics_code, facebook_pixel };
}

export function changedFields(draft: SiteSettings, saved: SiteSettings): SnippetField[] {
  return SNIPPET_FIELDS.filter((field) => draft[field] !== saved[field]);
}

export function areSameOrigins(left: SiteOrigins, right: SiteOrigins): boolean {
  return ORIGIN_KINDS.every((kind) => left[kind].toSorted().join() === right[kind].toSorted().join());
}
