import { Button } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../../lib/api/api-error.ts";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { cancelImport } from "../api/change-import.ts";
import { refreshAfterImport } from "../api/get-imports.ts";

/** Asks an import to stop after its current batch; what it has written stays. */
export function CancelButton({ importId }: { importId: string }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const cancel = useMutation({
    mutationFn: () => cancelImport(importId),
    onSuccess: () => refreshAfterImport(queryClient),
    onError: (error) => toast({ tone: "error", title: "İptal edilemedi", description: failureText(error) }),
  });
  const isAsked = cancel.isPending || cancel.isSuccess;
  return (
    <Button
      variant="outline"
      size="sm"
      colorPalette="danger"
      aria-disabled={isAsked}
      onClick={() => {
        if (!isAsked) cancel.mutate();
      }}
    >
      {isAsked ? "Durduruluyor..." : "Durdur"}
    </Button>
  );
}
