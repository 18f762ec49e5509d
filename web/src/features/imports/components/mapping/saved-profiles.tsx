import { Badge, Button, chakra, Skeleton } from "@chakra-ui/react";
import { NO_BUSINESS_KIND } from "@meridian/contracts/imports/import-limits";
import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";
import type { ListedProfile } from "@meridian/contracts/imports/mapping-profiles-api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { failureText } from "../../../../lib/api/api-error.ts";
import { countryName, formatMoment, formatWhole } from "../../../../lib/format/turkish-format.ts";
import { raised } from "../../../../theme/surfaces.ts";
import { Field } from "../../../../ui/forms/field.tsx";
import { BoxedLine, LineText } from "../../../../ui/line-list.tsx";
import { ErrorPanel } from "../../../../ui/messages/error-panel.tsx";
import { useToast } from "../../../../ui/messages/toaster.tsx";
import { mappingProfilesQuery, putMappingProfile } from "../../api/mapping-profiles.ts";
import { DeleteProfileButton } from "./delete-profile-button.tsx";

const MAX_NAME_CHARS = 120;
const List = chakra("ul", { base: raised });
const Muted = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "1" } });
const Form = chakra("form", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    alignItems: "flex-end",
    flex: "1",
    "& > :first-child": { flex: "1 1 14rem" },
  },
});

/** The saved mappings by file headers. */
export function SavedProfiles() {
  const { data, isPending, isError, refetch } = useQuery(mappingProfilesQuery);
  if (isPending) return <Skeleton height="20" />;
  if (isError) {
    return (
      <ErrorPanel title="Kayıtlı eşlemeler alınamadı" onRetry={() => void refetch()}>
        Eşlemeler silinmedi; liste şu anda gösterilemiyor.
      </ErrorPanel>
    );
  }
  if (data.length === 0) {
    return <Muted>Henüz yok. Bir dosyanın sütunlarını eşlerken kaydedebilirsiniz.</Muted>;
  }
  return (
    <List>
      {data.map((profile) => (
        <ProfileItem key={profile.signature} profile={profile} />
      ))}
    </List>
  );
}

function ProfileItem({ profile }: { profile: ListedProfile }) {
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    return (
      <BoxedLine>
        <RenameForm profile={profile} onDone={() => setRenaming(false)} />
      </BoxedLine>
    );
  }
  return (
    <BoxedLine>
      <LineText>
        <strong dir="auto">{profile.name}</strong> {profile.isTrusted === true && <Badge>Güvenilen kaynak</Badge>}
        <Muted>
          {formatWhole(profile.headers.length)} sütun, {formatWhole(profile.columnChoices.length)} tanesi elle seçildi
          {profile.fileCountry !== undefined && ` · Varsayılan ülke: ${countryName(profile.fileCountry)}`}
          {profile.businessName !== undefined && ` · İşletmelerin adı: ${profile.businessName}`}
          {profile.businessKind !== undefined && ` · İşletmelerin türü: ${kindText(profile)}`} ·{" "}
          {formatMoment(profile.updatedAt)} · {profile.updatedBy}
        </Muted>
      </LineText>
      <Actions>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${profile.name} eşlemesini yeniden adlandır`}
          onClick={() => setRenaming(true)}
        >
          Yeniden adlandır
        </Button>
        <DeleteProfileButton profile={profile} />
      </Actions>
    </BoxedLine>
  );
}

function kindText({ businessKind, kindName }: ListedProfile): string {
  return businessKind === NO_BUSINESS_KIND ? "tür yok" : (kindName ?? `${businessKind}`);
}

function RenameForm({ profile, onDone }: { profile: MappingProfile; onDone: () => void }) {
  const [name, setName] = useState(profile.name);
  const queryClient = useQueryClient();
  const toast = useToast();
  const rename = useMutation({
    mutationFn: () => putMappingProfile({ ...profile, name: name.trim() }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: mappingProfilesQuery.queryKey });
      onDone();
    },
    onError: (error) => toast({ tone: "error", title: "Adı değiştirilemedi", description: failureText(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate();
  };
  return (
    <Form onSubmit={submit}>
      <Field
        label="Eşlemenin yeni adı"
        value={name}
        maxLength={MAX_NAME_CHARS}
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={name.trim() === "" || rename.isPending}>
        Kaydet
      </Button>
      <Button variant="ghost" onClick={onDone}>
        Vazgeç
      </Button>
    </Form>
  );
}
