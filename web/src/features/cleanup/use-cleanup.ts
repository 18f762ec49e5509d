import { ApiError } from "@meridian/contracts/client/api-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatWhole } from "../../lib/format/turkish-format.ts";
import { useToast } from "../../ui/messages/toaster.tsx";
import { deleteAll, deleteTestData, fixSlugs, refreshAfterCleanup, restoreDeleted } from "./api/cleanup.ts";

const GOES_ON = "İş sürüyor; ilerlemesini aşağıda izleyebilirsiniz.";

/** Jobs on the whole directory. Each reports its outcome and refetches what it changed. */
export function useCleanup(onEnd: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const refresh = () => refreshAfterCleanup(queryClient);
  const tell = (description: string) => toast({ title: "Başarılı", description });
  const fail = (title: string, error: unknown) => {
    const reason = error instanceof ApiError ? error.problem?.detail : undefined;
    toast({ tone: "error", title, ...(reason === undefined ? {} : { description: reason }) });
  };

  const removeTestData = useMutation({
    mutationFn: deleteTestData,
    onSuccess: ({ deletedCount, isFinished, message }) =>
      tell(isFinished ? `${message} (${formatWhole(deletedCount)})` : GOES_ON),
    onError: (error) => fail("Test verileri silinemedi", error),
    onSettled: async () => {
      onEnd();
      await refresh();
    },
  });
  const repairSlugs = useMutation({
    mutationFn: fixSlugs,
    onSuccess: ({ successCount, totalProcessed, isFinished, message }) =>
      tell(
        isFinished
          ? `${message} (${formatWhole(successCount)} düzeltildi, ${formatWhole(totalProcessed)} incelendi)`
          : GOES_ON,
      ),
    onError: (error) => fail("URL'ler düzeltilemedi", error),
    onSettled: async () => {
      onEnd();
      await refresh();
    },
  });
  const takeBack = useMutation({
    mutationFn: restoreDeleted,
    onSuccess: ({ restoredCount, isFinished }) =>
      tell(isFinished ? `${formatWhole(restoredCount)} işletme geri alındı` : GOES_ON),
    onError: (error) => fail("Geri alınamadı", error),
    onSettled: refresh,
  });
  return { removeTestData, repairSlugs, takeBack };
}

/** Deletes everything; a rejection is shown in its dialog. */
export function useDeleteAll(onDone: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteAll,
    onSuccess: async ({ deletedCount, isFinished }) => {
      const description = isFinished ? `${formatWhole(deletedCount)} işletme çöp kutusuna taşındı` : GOES_ON;
      toast({ title: "Success", description });
      onDone();
      await refreshAfterCleanup(queryClient);
    },
    onError: () => toast({ tone: "error", title: "Failed to delete businesses" }),
  });
}
