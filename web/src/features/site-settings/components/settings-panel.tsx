import { chakra, Skeleton } from "@chakra-ui/react";
import {
  NO_ORIGINS,
  type SiteOrigins,
  type SiteSettings,
  SNIPPET_FIELDS,
} from "@meridian/contracts/site/site-settings";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { settingsHistoryQuery } from "../api/get-settings.ts";
import { type SettingsVariant, snippetsIn } from "../snippet-fields.ts";
import { KillSwitch } from "./kill-switch.tsx";
import { PagePreview } from "./page-preview.tsx";
import { SnippetForm } from "./snippet-form.tsx";
import { VersionList } from "./version-list.tsx";

const Parts = chakra("div", { base: { display: "grid", gap: "8", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h2", { base: { textStyle: "h2", mb: "4" } });
const NOTHING: SiteSettings = { head_tags: "", footer_tags: "", analytics_code: "", facebook_pixel: "" };

/** The snippets with their switch; `full` also shows the preview and the versions. */
export function SettingsPanel({ variant }: { variant: SettingsVariant }) {
  const { data, isPending, isError, refetch } = useQuery(settingsHistoryQuery);
  /** Only what was typed: the rest follows the stored settings, even if someone else changes them. */
  const [typed, setTyped] = useState<Partial<SiteSettings>>({});
  const [typedOrigins, setTypedOrigins] = useState<SiteOrigins>();
  if (isPending) return <Skeleton height="60rem" />;
  if (isError) {
    return (
      <ErrorPanel title="Site ayarları alınamadı" onRetry={() => void refetch()}>
        Kayıtlı kodlar yayında kalıyor; şu anda gösterilemiyor.
      </ErrorPanel>
    );
  }
  const [current] = data.versions;
  const saved = current === undefined ? NOTHING : snippetsIn(current);
  const draft = { ...saved, ...typed };
  const savedOrigins = current?.origins ?? NO_ORIGINS;
  const isEnabled = current?.isEnabled ?? true;
  const change = (next: SiteSettings) =>
    setTyped(
      Object.fromEntries(SNIPPET_FIELDS.filter((field) => next[field] !== saved[field]).map((f) => [f, next[f]])),
    );

  const form = (
    <Parts gap="6">
      <KillSwitch isEnabled={isEnabled} isAllowed={data.isAllowed} />
      <SnippetForm
        variant={variant}
        saved={saved}
        draft={draft}
        savedOrigins={savedOrigins}
        origins={typedOrigins ?? savedOrigins}
        onDraft={change}
        onOrigins={setTypedOrigins}
        onSaved={() => {
          setTyped({});
          setTypedOrigins(undefined);
        }}
      />
    </Parts>
  );
  if (variant === "combined") return form;
  return (
    <Parts>
      {form}
      <section aria-label="Önizleme">
        <Title>Önizleme</Title>
        <PagePreview settings={draft} isCarried={isEnabled && data.isAllowed} />
      </section>
      <section aria-label="Sürümler">
        <Title>Sürümler</Title>
        <VersionList versions={data.versions} />
      </section>
    </Parts>
  );
}
