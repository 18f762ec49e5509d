import {
  MAX_SETTINGS_VERSIONS,
  NO_ORIGINS,
  NONCE_MARK,
  type SiteOrigins,
  type SitePolicy,
  type SiteSettings,
  type SiteSettingsVersion,
  SNIPPET_FIELDS,
} from "@meridian/contracts/site/site-settings";
import { isAppError } from "@meridian/platform/app-error";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { AuditLog } from "@meridian/ports/site/audit-log";
import type { SettingsStore } from "@meridian/ports/site/settings-store";
import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from "parse5";

/** Concurrent saves are applied one after the other; this many conflicts in a row do not happen. */
const ATTEMPTS = 5;

const NOTHING: SiteSettings = { head_tags: "", footer_tags: "", analytics_code: "", facebook_pixel: "" };
/** Elements that work as plain markup. Scripts run later, if allowed, from the page's own script. */
const STATIC = new Set(["meta", "link", "style"]);
const CONSENT_ATTRIBUTE = "data-consent";

type SettingsChange = { readonly [K in keyof SiteSettings]?: string | undefined } & {
  readonly origins?: SiteOrigins | undefined;
  readonly isEnabled?: boolean;
};

export interface SettingsService {
  /** The snippets pages insert: empty while snippets are off. */
  published(): Promise<SiteSettings>;
  /** What the gateway adds to pages. */
  policy(): Promise<SitePolicy>;
  history(): Promise<{ versions: SiteSettingsVersion[]; isAllowed: boolean }>;
  /** Stores the next version. Omitted fields keep their text. Pages see it at once. */
  save(change: SettingsChange, username: string): Promise<SiteSettingsVersion>;
}

export interface SettingsServiceOptions {
  settings: SettingsStore;
  auditLog: AuditLog;
  datasetVersion: DatasetVersion;
  /** False keeps every snippet off, whatever is stored. */
  areSnippetsAllowed?: boolean;
  now: () => Date;
}

export function createSettingsService(options: SettingsServiceOptions): SettingsService {
  const { settings, auditLog, datasetVersion, areSnippetsAllowed: isAllowed = true, now } = options;

  async function append(change: SettingsChange, username: string): Promise<SiteSettingsVersion> {
    for (let attempt = 1; ; attempt++) {
      const current = await settings.current();
      const next = {
        version: current.version + 1,
        head_tags: change.head_tags ?? current.head_tags,
        footer_tags: change.footer_tags ?? current.footer_tags,
        analytics_code: change.analytics_code ?? current.analytics_code,
        facebook_pixel: change.facebook_pixel ?? current.facebook_pixel,
        origins: change.origins ?? current.origins,
        isEnabled: change.isEnabled ?? current.isEnabled,
        savedAt: now().toISOString(),
        savedBy: username,
      };
      try {
        await settings.append(next);
        return next;
      } catch (error) {
        if (attempt >= ATTEMPTS || !isAppError(error) || error.code !== "conflict") throw error;
      }
    }
  }

  return {
    async published() {
      if (!isAllowed) return NOTHING;
      const { isEnabled, head_tags, footer_tags, analytics_code, facebook_pixel } = await settings.current();
      return isEnabled ? { head_tags, footer_tags, analytics_code, facebook_pixel } : NOTHING;
    },
    async policy() {
      const { isEnabled, head_tags, origins } = await settings.current();
      const isCarried = isAllowed && isEnabled;
      return isCarried ? { headMarkup: staticHeadOf(head_tags), origins } : { headMarkup: "", origins: NO_ORIGINS };
    },
    history: async () => ({ versions: await settings.list(MAX_SETTINGS_VERSIONS), isAllowed }),
    async save(change, username) {
      const saved = await append(change, username);
      const lengths = Object.fromEntries(SNIPPET_FIELDS.map((field) => [field, saved[field].length]));
      await auditLog.append({
        at: now(),
        actor: username,
        action: change.isEnabled === undefined ? "settings.saved" : "settings.switched",
        subject: `version ${saved.version}`,
        details: { isEnabled: saved.isEnabled, changed: Object.keys(change), lengths },
      });
      await datasetVersion.raise();
      return saved;
    },
  };
}

type Child = DefaultTreeAdapterTypes.ChildNode;

/**
 * The part of the head tags that belongs in the first HTML: site verification reads it there, and styles apply before the first paint. It
 * is parsed as browsers do and serialised again, so that no snippet can close the head.
 */
function staticHeadOf(headTags: string): string {
  return parseFragment(headTags).childNodes.filter(isStatic).map(toMarkup).join("\n");
}

function isStatic(node: Child): node is DefaultTreeAdapterTypes.Element {
  if (!("tagName" in node) || !STATIC.has(node.tagName)) return false;
  return !node.attrs.some(({ name }) => name === CONSENT_ATTRIBUTE);
}

function toMarkup(element: DefaultTreeAdapterTypes.Element): string {
  if (element.tagName !== "style") return serializeOuter(element);
  const attrs = element.attrs.filter(({ name }) => name !== "nonce");
  return serializeOuter({ ...element, attrs: [...attrs, { name: "nonce", value: NONCE_MARK }] });
}
