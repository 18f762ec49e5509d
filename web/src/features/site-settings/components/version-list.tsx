import { Badge, Button, chakra } from "@chakra-ui/react";
import { NO_ORIGINS, type SiteSettingsVersion } from "@meridian/contracts/site/site-settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { failureText } from "../../../lib/api/api-error.ts";
import { useFreshLogin } from "../../../lib/api/fresh-login.ts";
import { formatMoment, formatWhole } from "../../../lib/format/turkish-format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { saveSettings } from "../api/change-settings.ts";
import { refreshSettings } from "../api/get-settings.ts";
import { areSameOrigins, changedFields, snippetsIn, textOf } from "../snippet-fields.ts";

const Muted = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const FIRST_SHOWN = 5;

/** Who saved what and when; a click restores a version as a new one. */
export function VersionList({ versions }: { versions: readonly SiteSettingsVersion[] }) {
  const [isWhole, setWhole] = useState(false);
  const [current] = versions;
  if (current === undefined) return <Muted>Henüz bir şey kaydedilmedi. Her kayıt burada bir sürüm olur.</Muted>;
  const shown = isWhole ? versions : versions.slice(0, FIRST_SHOWN);
  return (
    <>
      <DataTable label="Ayarların sürümleri" columns={["Sürüm", "Ne zaman", "Kim", "Değişen", "Kodlar", "İşlem"]}>
        <tbody>
          {shown.map((version, index) => (
            <VersionRow key={version.version} version={version} before={versions[index + 1]} current={current} />
          ))}
        </tbody>
      </DataTable>
      {versions.length > shown.length && (
        <Button variant="ghost" size="sm" mt="3" onClick={() => setWhole(true)}>
          Tüm sürümleri göster ({formatWhole(versions.length)})
        </Button>
      )}
    </>
  );
}

interface VersionRowProps {
  version: SiteSettingsVersion;
  before: SiteSettingsVersion | undefined;
  current: SiteSettingsVersion;
}

function VersionRow({ version, before, current }: VersionRowProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const withFreshLogin = useFreshLogin();
  const returning = useMutation({
    mutationFn: () => withFreshLogin(() => saveSettings({ ...snippetsIn(version), origins: version.origins })),
    onSuccess: async () => {
      toast({ title: "Ayarlar kaydedildi", description: `Sürüm ${version.version} geri getirildi.` });
      await refreshSettings(queryClient);
    },
    onError: (error) => toast({ tone: "error", title: "Kayıt hatası", description: failureText(error) }),
  });
  const isCurrent = version.version === current.version;
  const isSame = changedFields(version, current).length === 0 && areSameOrigins(version.origins, current.origins);
  return (
    <tr>
      <td data-label="Sürüm">
        <span>
          {version.version} {isCurrent && <Badge variant="subtle">Yürürlükte</Badge>}
        </span>
      </td>
      <td data-label="Ne zaman">{version.savedAt === null ? "—" : formatMoment(version.savedAt)}</td>
      <td data-label="Kim">{version.savedBy ?? "—"}</td>
      <td data-label="Değişen">{changeText(version, before)}</td>
      <td data-label="Kodlar">{version.isEnabled ? "Açık" : "Kapalı"}</td>
      <td data-wide="">
        {!isSame && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Bu sürüme dön: ${version.version}`}
            disabled={returning.isPending}
            onClick={() => returning.mutate()}
          >
            <Undo2 aria-hidden="true" />
            Bu sürüme dön
          </Button>
        )}
      </td>
    </tr>
  );
}

function changeText(version: SiteSettingsVersion, before: SiteSettingsVersion | undefined): string {
  const empty = { head_tags: "", footer_tags: "", analytics_code: "", facebook_pixel: "", origins: NO_ORIGINS };
  const isOldestKept = before === undefined && version.version > 1;
  if (isOldestKept) return "—";
  const earlier = before ?? empty;
  const changes = changedFields(version, earlier).map((field) => textOf(field, "full").label);
  if (!areSameOrigins(version.origins, earlier.origins)) changes.push("İzin verilen adresler");
  if (before !== undefined && before.isEnabled !== version.isEnabled) changes.push("Açma kapama");
  return changes.length === 0 ? "Değişiklik yok" : changes.join(", ");
}
