import { Button } from "@chakra-ui/react";
import type { MappingProfile } from "@meridian/shared/contracts/import-mapping";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { failureText } from "../../../lib/failure-text.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useToast } from "../../../ui/toaster.tsx";
import { deleteMappingProfile, mappingProfilesQuery } from "../api/mapping-profiles.ts";

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
    <>
      <Button
        variant="ghost"
        size="sm"
        colorPalette="danger"
        color="danger"
        aria-label={`${profile.name} eşlemesini sil`}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" />
        Sil
      </Button>
      <ConfirmDialog
        title="Kayıtlı eşleme silinsin mi?"
        isOpen={isAsking}
        isBusy={remove.isPending}
        confirmLabel="Eşlemeyi sil"
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          “{profile.name}” silinir. Bu başlıkları taşıyan dosyalar bundan sonra yalnızca başlıklarına göre okunur; içe
          aktarılmış işletmeler değişmez.
        </p>
      </ConfirmDialog>
    </>
  );
}
