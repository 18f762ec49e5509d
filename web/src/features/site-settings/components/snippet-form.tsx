import { Button, chakra } from "@chakra-ui/react";
import { MAX_SNIPPET_LENGTH, type SiteOrigins, type SiteSettings } from "@meridian/contracts/site/site-settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Eraser, RotateCcw, Save } from "lucide-react";
import type { FormEvent } from "react";
import { failureText } from "../../../lib/api/api-error.ts";
import { useFreshLogin } from "../../../lib/api/fresh-login.ts";
import { LeaveGuard } from "../../../ui/dialogs/leave-guard.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { saveSettings } from "../api/change-settings.ts";
import { refreshSettings } from "../api/get-settings.ts";
import { mergeOrigins, type Recipe } from "../recipes.ts";
import { areSameOrigins, changedFields, fieldsOf, type SettingsVariant, type SnippetField } from "../snippet-fields.ts";
import { useClearCache } from "../use-clear-cache.ts";
import { OriginsSection } from "./origins-section.tsx";
import { SnippetArea } from "./snippet-area.tsx";

const Form = chakra("form", { base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" } });
const Areas = chakra("div", {
  base: {
    display: "grid",
    gap: "6",
    gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" },
  },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center" } });
const State = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });

export interface SnippetFormProps {
  variant: SettingsVariant;
  saved: SiteSettings;
  draft: SiteSettings;
  savedOrigins: SiteOrigins;
  origins: SiteOrigins;
  onDraft: (draft: SiteSettings) => void;
  onOrigins: (origins: SiteOrigins) => void;
  /** Called when the saved version has become the draft. */
  onSaved: () => void;
}

/** The snippets of public pages. What was typed stays until it is saved or reset. */
export function SnippetForm(props: SnippetFormProps) {
  const { variant, saved, draft, savedOrigins, origins, onDraft, onOrigins, onSaved } = props;
  const toast = useToast();
  const queryClient = useQueryClient();
  const clearing = useClearCache();
  const withFreshLogin = useFreshLogin();
  const changed = changedFields(draft, saved);
  const hasNewOrigins = !areSameOrigins(origins, savedOrigins);
  const changeCount = changed.length + (hasNewOrigins ? 1 : 0);
  const isTooLong = changed.some((field) => draft[field].length > MAX_SNIPPET_LENGTH);

  const saving = useMutation({
    mutationFn: () =>
      withFreshLogin(() => saveSettings({ ...pick(draft, changed), ...(hasNewOrigins ? { origins } : {}) })),
    onSuccess: async () => {
      await refreshSettings(queryClient);
      onSaved();
      // From here on, what is typed is compared with what was saved.
      toast({ title: "Ayarlar kaydedildi" });
    },
    onError: (error) => {
      const isCombined = variant === "combined";
      const title = isCombined ? "Site ayarları güncellenirken hata oluştu." : "Kayıt hatası";
      toast({ tone: "error", title, description: failureText(error) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changeCount > 0 && !isTooLong && !saving.isPending) saving.mutate();
  };
  const reset = () => {
    onDraft(saved);
    onOrigins(savedOrigins);
  };
  const addRecipe = ({ field, code, origins: needed }: Recipe, id: string) => {
    onDraft({ ...draft, [field]: [draft[field].trim(), code(id)].filter(Boolean).join("\n") });
    onOrigins(mergeOrigins(origins, needed));
  };

  return (
    <>
      <LeaveGuard isDirty={changeCount > 0} />
      <Form onSubmit={submit} aria-label="Site kodları" aria-busy={saving.isPending}>
        <Areas>
          {fieldsOf(variant).map((field) => (
            <SnippetArea
              key={field}
              field={field}
              variant={variant}
              value={draft[field]}
              onChange={(value) => onDraft({ ...draft, [field]: value })}
            />
          ))}
        </Areas>
        {variant === "full" && <OriginsSection origins={origins} onChange={onOrigins} onRecipe={addRecipe} />}
        <Actions>
          <Button type="submit" disabled={changeCount === 0 || isTooLong || saving.isPending}>
            <Save aria-hidden="true" />
            {saving.isPending ? "Kaydediliyor..." : "Kaydet"}
          </Button>
          <Button variant="outline" disabled={changeCount === 0 || saving.isPending} onClick={reset}>
            <RotateCcw aria-hidden="true" />
            Sıfırla
          </Button>
          <Button variant="outline" disabled={clearing.isPending} onClick={() => clearing.mutate()}>
            <Eraser aria-hidden="true" />
            {clearing.isPending ? "Temizleniyor..." : "Cache Temizle"}
          </Button>
          <State role="status">{changeCount > 0 && `${changeCount} alanda kaydedilmemiş değişiklik var.`}</State>
        </Actions>
      </Form>
    </>
  );
}

function pick(settings: SiteSettings, fields: readonly SnippetField[]): Partial<SiteSettings> {
  return Object.fromEntries(fields.map((field) => [field, settings[field]]));
}
