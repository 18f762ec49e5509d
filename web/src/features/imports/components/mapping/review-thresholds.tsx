import { Button, chakra, Skeleton } from "@chakra-ui/react";
import type { DirectorySettings } from "@meridian/contracts/businesses/admin-businesses";
import { DEFAULT_REVIEW_THRESHOLDS, type ReviewThresholds } from "@meridian/contracts/imports/import-review";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { failureText } from "../../../../lib/api/api-error.ts";
import { CheckedField } from "../../../../ui/forms/checked-field.tsx";
import { ErrorPanel } from "../../../../ui/messages/error-panel.tsx";
import { useToast } from "../../../../ui/messages/toaster.tsx";
import { directorySettingsQuery, saveDirectorySettings } from "../../api/change-import.ts";

const LABELS: Readonly<Record<keyof ReviewThresholds, string>> = {
  maxDuplicatesPercent: "Kimliksiz tekrar eden satırlar (%)",
  maxUnknownCitiesPercent: "Bilinmeyen şehirler (%)",
  maxForeignPhonesPercent: "Ülkesiyle çelişen telefonlar (%)",
  maxChangedPercent: "Değişecek kayıtlı işletmeler (%)",
};
const NAMES = [
  "maxDuplicatesPercent",
  "maxUnknownCitiesPercent",
  "maxForeignPhonesPercent",
  "maxChangedPercent",
] as const;

const Box = chakra("div", { base: { display: "grid", gap: "4", justifyItems: "start" } });
const Form = chakra("form", {
  base: {
    display: "grid",
    gap: "4",
    width: "full",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 20rem))" },
  },
});
const Text = chakra("p", { base: { color: "fg.muted", maxW: "prose" } });

/** From which shares on an import waits for a decision; read when it is opened. */
export function ReviewThresholdsSection() {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery({ ...directorySettingsQuery, enabled: isOpen });
  return (
    <Box>
      <Text>
        Bu oranlardan biri aşılırsa içe aktarma yayımlanmaz, kararınızı bekler. 100 yazarsanız o oran denetlenmez.
        Güvenilen eşlemelerde oranlara bakılmaz.
      </Text>
      <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Oranları düzenle
      </Button>
      {isOpen && data !== undefined && <ThresholdForm settings={data} />}
      {isOpen && data === undefined && !isError && <Skeleton height="32" width="full" />}
      {isOpen && data === undefined && isError && (
        <ErrorPanel title="Oranlar alınamadı" onRetry={() => void refetch()}>
          Kayıtlı oranlar geçerli; şu anda gösterilemiyor.
        </ErrorPanel>
      )}
    </Box>
  );
}

function ThresholdForm({ settings }: { settings: DirectorySettings }) {
  const [review, setReview] = useState(settings.review ?? DEFAULT_REVIEW_THRESHOLDS);
  const queryClient = useQueryClient();
  const toast = useToast();
  const save = useMutation({
    mutationFn: () => saveDirectorySettings({ ...settings, review }),
    onSuccess: async () => {
      toast({ title: "Ayarlar kaydedildi" });
      await queryClient.invalidateQueries({ queryKey: directorySettingsQuery.queryKey });
    },
    onError: (error) => toast({ tone: "error", title: "Ayarlar kaydedilemedi", description: failureText(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Form onSubmit={submit}>
      {NAMES.map((name) => (
        <CheckedField
          key={name}
          label={LABELS[name]}
          type="number"
          min={0}
          max={100}
          step="any"
          required
          value={Number.isNaN(review[name]) ? "" : review[name]}
          onChange={(event) => setReview({ ...review, [name]: event.target.valueAsNumber })}
        />
      ))}
      <Button type="submit" justifySelf="start" disabled={save.isPending}>
        Oranları kaydet
      </Button>
    </Form>
  );
}
