import { Button, chakra } from "@chakra-ui/react";
import { Dialog } from "@chakra-ui/react/dialog";
import type { SourceSettings } from "@meridian/contracts/imports/import-source";
import type { ShownSource } from "@meridian/contracts/imports/sources-api";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { failureText } from "../../../lib/api/api-error.ts";
import { DialogBox } from "../../../ui/dialogs/dialog-box.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { CheckedField } from "../../../ui/forms/checked-field.tsx";
import { Field, SelectField } from "../../../ui/forms/field.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { profilesQuery } from "../api/sources.ts";
import { fromMomentField, scheduleChoices, scheduleText, toMomentField } from "../source-words.ts";
import { useSaveSource } from "../use-sources.ts";

const MAX_NAME_CHARS = 120;
const NEW_SOURCE: SourceSettings = {
  name: "",
  url: "",
  profileSignature: null,
  everyHours: 24,
  startsAt: null,
  gatePercent: 5,
  isEnabled: true,
};

const Form = chakra("form", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: "minmax(0, 1fr)",
    minH: "0",
    overflowY: "auto",
    overscrollBehavior: "contain",
    px: { base: "4", md: "6" },
    py: "5",
  },
});

export interface SourceDialogProps {
  /** The source to edit, or a new one; undefined while the dialog is closed. */
  edited: ShownSource | "new" | undefined;
  onClose: () => void;
}

export function SourceDialog({ edited, onClose }: SourceDialogProps) {
  const source = edited === "new" ? undefined : edited;
  return (
    <DialogBox
      title={edited === "new" ? "Kaynak ekle" : "Kaynağı düzenle"}
      isOpen={edited !== undefined}
      closeLabel="Pencereyi kapat"
      onClose={onClose}
    >
      <SourceForm source={source} onClose={onClose} />
    </DialogBox>
  );
}

function SourceForm({ source, onClose }: { source: ShownSource | undefined; onClose: () => void }) {
  const [settings, setSettings] = useState<SourceSettings>(source === undefined ? NEW_SOURCE : settingsOf(source));
  const { data: profiles = [] } = useQuery(profilesQuery);
  const saving = useSaveSource(source?.id, onClose);
  const set = (change: Partial<SourceSettings>) => setSettings({ ...settings, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(settings);
  };
  return (
    <Form onSubmit={submit}>
      {saving.isError && (
        <Notice tone="error" role="alert">
          Kaynak kaydedilmedi. {failureText(saving.error)}
        </Notice>
      )}
      <CheckedField
        label="Ad"
        value={settings.name}
        required
        maxLength={MAX_NAME_CHARS}
        autoComplete="off"
        onChange={(event) => set({ name: event.target.value })}
      />
      <CheckedField
        label="Adres"
        hint="Dosyanın herkese açık https adresi. Excel, CSV, JSON veya içe aktarılabilen başka bir biçimde olabilir; en çok 150 MB."
        type="url"
        pattern="https://[^\/?#@]+([\/?#].*)?"
        title="https:// ile başlayan, kullanıcı adı ve şifre içermeyen bir adres"
        value={settings.url}
        required
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => set({ url: event.target.value })}
      />
      <SelectField
        label="Sütun eşlemesi"
        hint="Seçilen eşlemenin başlıklarını taşımayan bir dosya yayımlanmaz, kararınızı bekler."
        value={settings.profileSignature ?? ""}
        onChange={(event) => set({ profileSignature: event.target.value === "" ? null : event.target.value })}
      >
        <option value="">Sütunlar tanınsın</option>
        {profiles.map(({ signature, name }) => (
          <option key={signature} value={signature}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Zamanlama"
        value={settings.everyHours}
        onChange={(event) => set({ everyHours: Number(event.target.value) })}
      >
        {scheduleChoices(settings.everyHours).map((hours) => (
          <option key={hours} value={hours}>
            {scheduleText(hours)}
          </option>
        ))}
      </SelectField>
      <Field
        label="Başlangıç"
        hint="Sonraki çalışmalar bu saate göre planlanır. Boş bırakılırsa kaydedince başlar."
        type="datetime-local"
        value={toMomentField(settings.startsAt)}
        onChange={(event) => set({ startsAt: fromMomentField(event.target.value) })}
      />
      <CheckedField
        label="Sormadan değişebilecek oran (%)"
        hint="Kayıtlı işletmelerin daha fazlası değişecekse veya dosyada yoksa içe aktarma kararınızı bekler. 100 yazılırsa beklemez."
        type="number"
        min={0}
        max={100}
        step="any"
        required
        value={Number.isNaN(settings.gatePercent) ? "" : settings.gatePercent}
        onChange={(event) => set({ gatePercent: event.target.valueAsNumber })}
      />
      <Checkbox checked={settings.isEnabled} onToggle={(isEnabled) => set({ isEnabled })}>
        Zamanı gelince kendiliğinden çalışsın
      </Checkbox>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Vazgeç
        </Button>
        <Button type="submit" aria-disabled={saving.isPending}>
          {saving.isPending ? "Kaydediliyor…" : "Kaydet"}
        </Button>
      </Dialog.Footer>
    </Form>
  );
}

function settingsOf(source: ShownSource): SourceSettings {
  const { name, url, profileSignature, everyHours, startsAt, gatePercent, isEnabled } = source;
  return { name, url, profileSignature, everyHours, startsAt, gatePercent, isEnabled };
}
