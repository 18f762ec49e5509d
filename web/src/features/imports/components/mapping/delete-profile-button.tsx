import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../../../../lib/api/api-error.ts";
import { DeleteButton } from "../../../../ui/dialogs/delete-button.tsx";
import { useToast } from "../../../../ui/messages/toaster.tsx";
import { deleteMappingProfile, mappingProfilesQuery } from "../../api/mapping-profiles.ts";

export interface DeleteProfileButtonProps {
  profile: Pick<MappingProfile, "signature" | "name">;
  onDeleted?: () => void;
}

export function DeleteProfileButton({ profile, onDeleted }: DeleteProfileButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => deleteMappingProfile(profile.signature),
    onSuccess: async () => {
      setAsking(false);
      toast({ title: "Eşleme silindi" });
      onDeleted?.();
      await queryClient.invalidateQueries({ queryKey: mappingProfilesQuery.queryKey });
    },
    onError: (error) => {
      setAsking(false);
      toast({ tone: "error", title: "Eşleme silinemedi", description: failureText(error) });
    },
  });
  return (
    <DeleteButton
      label={`${profile.name} eşlemesini sil`}
      title="Kayıtlı eşleme silinsin mi?"
      confirmLabel="Eşlemeyi sil"
      isAsking={isAsking}
      isBusy={remove.isPending}
      onAskingChange={setAsking}
      onConfirm={() => remove.mutate()}
    >
      <p>
        “{profile.name}” silinir. Bu başlıkları taşıyan dosyalar bundan sonra yalnızca başlıklarına göre okunur; içe
        aktarılmış işletmeler değişmez.
      </p>
    </DeleteButton>
  );
}
