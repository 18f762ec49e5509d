import { Button, chakra } from "@chakra-ui/react";
import { NO_BUSINESS_KIND } from "@meridian/contracts/imports/import-limits";
import type { ColumnChoice } from "@meridian/contracts/imports/import-mapping";
import type { ImportPreview } from "@meridian/contracts/imports/import-preview";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BookmarkCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { failureText } from "../../../../lib/api/api-error.ts";
import { countryName, formatMoment } from "../../../../lib/format/turkish-format.ts";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";
import { Field } from "../../../../ui/forms/field.tsx";
import { useToast } from "../../../../ui/messages/toaster.tsx";
import { mappingProfilesQuery, putMappingProfile } from "../../api/mapping-profiles.ts";
import { isSameChoices } from "../../column-choices.ts";
import type { FileChoices } from "../../upload-queue.ts";
import { DeleteProfileButton } from "./delete-profile-button.tsx";

const MAX_NAME_CHARS = 120;
const Box = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    p: "4",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "field",
    bg: "bg.subtle",
    textStyle: "sm",
  },
});
const Line = chakra("p", {
  base: { display: "flex", gap: "2", overflowWrap: "anywhere", _icon: { flexShrink: "0", color: "accent", mt: "0.5" } },
});
const Head = chakra("div", {
  base: { display: "flex", gap: "3", alignItems: "center", justifyContent: "space-between" },
});
const Muted = chakra("span", { base: { color: "fg.muted" } });
const Form = chakra("form", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: { sm: "start" },
    "& > :first-child": { w: "full", maxW: "24rem" },
  },
});

export interface ProfileBarProps {
  preview: ImportPreview;
  choices: readonly ColumnChoice[];
  /** Each absent unless chosen here. */
  chosen: Pick<FileChoices, "fileCountry" | "businessKind" | "businessName">;
  onApply: (choices: readonly ColumnChoice[] | undefined) => void;
}

/** The saved mapping for files with these headers: name, save, rename and delete it here. */
export function ProfileBar({ preview, choices, chosen, onApply }: ProfileBarProps) {
  const { profile, signature, columns } = preview;
  const [name, setName] = useState(profile?.name ?? "");
  const [isTrusted, setTrusted] = useState(profile?.isTrusted === true);
  const [countryLeftOut, setCountryLeftOut] = useState<string>();
  const [kindLeftOut, setKindLeftOut] = useState<string>();
  const [nameLeftOut, setNameLeftOut] = useState<string>();
  const shownName = chosen.businessName ?? profile?.businessName;
  const businessName = shownName === nameLeftOut ? undefined : shownName;
  const shownCountry = chosen.fileCountry ?? profile?.fileCountry;
  const shownKind = chosen.businessKind ?? profile?.businessKind;
  const businessKind = shownKind === kindLeftOut ? undefined : shownKind;
  const country = shownCountry === countryLeftOut ? undefined : shownCountry;
  const queryClient = useQueryClient();
  const toast = useToast();
  const save = useMutation({
    mutationFn: () => {
      const headers = columns.map(({ header }) => header);
      const content = { name: name.trim(), headers, columnChoices: [...choices], isTrusted };
      return putMappingProfile({ signature, ...content, fileCountry: country, businessKind, businessName });
    },
    onSuccess: async () => {
      toast({ title: "Eşleme kaydedildi" });
      onApply(undefined);
      await queryClient.invalidateQueries({ queryKey: mappingProfilesQuery.queryKey });
    },
    onError: (error) => toast({ tone: "error", title: "Eşleme kaydedilemedi", description: failureText(error) }),
  });
  const isChanged =
    profile === null ||
    profile.name !== name.trim() ||
    (profile.isTrusted === true) !== isTrusted ||
    profile.fileCountry !== country ||
    profile.businessKind !== businessKind ||
    profile.businessName !== businessName ||
    !isSameChoices(profile.columnChoices, choices);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };

  const forget = () => {
    setName("");
    onApply(choices);
  };

  return (
    <Box>
      {profile === null ? (
        <Line>
          <Muted>Bu başlıklar için kayıtlı eşleme yok. Kaydederseniz aynı başlıklı dosyalar hep böyle okunur.</Muted>
        </Line>
      ) : (
        <Head>
          <Line>
            <BookmarkCheck size={18} aria-hidden="true" />
            <span>
              Kayıtlı eşleme: <strong>{profile.name}</strong>{" "}
              <Muted>
                ({formatMoment(profile.updatedAt)}, {profile.updatedBy})
              </Muted>
            </span>
          </Line>
          <DeleteProfileButton profile={profile} onDeleted={forget} />
        </Head>
      )}
      <Form onSubmit={submit}>
        <Field
          label="Eşlemenin adı"
          value={name}
          maxLength={MAX_NAME_CHARS}
          placeholder="Örneğin: Ticaret odası"
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox checked={isTrusted} onToggle={setTrusted}>
          Güvenilen kaynak: kuşkulu görünse de karar beklemeden yayımlanır
        </Checkbox>
        {shownCountry !== undefined && (
          <Checkbox
            checked={country !== undefined}
            onToggle={(isKept) => setCountryLeftOut(isKept ? undefined : shownCountry)}
          >
            Varsayılan ülke de saklanır: {countryName(shownCountry)}
          </Checkbox>
        )}
        {shownName !== undefined && (
          <Checkbox
            checked={businessName !== undefined}
            onToggle={(isKept) => setNameLeftOut(isKept ? undefined : shownName)}
          >
            İşletmelerin adı da saklanır: {shownName}
          </Checkbox>
        )}
        {shownKind !== undefined && (
          <Checkbox
            checked={businessKind !== undefined}
            onToggle={(isKept) => setKindLeftOut(isKept ? undefined : shownKind)}
          >
            İşletmelerin türü de saklanır: {kindName(preview, shownKind)}
          </Checkbox>
        )}
        <Button type="submit" variant="outline" disabled={name.trim() === "" || !isChanged || save.isPending}>
          {profile === null ? "Eşlemeyi kaydet" : "Değişiklikleri kaydet"}
        </Button>
      </Form>
    </Box>
  );
}

function kindName({ listedKinds }: Pick<ImportPreview, "listedKinds">, key: string): string {
  if (key === NO_BUSINESS_KIND) return "tür yok";
  return listedKinds.find((kind) => kind.key === key)?.name ?? key;
}
