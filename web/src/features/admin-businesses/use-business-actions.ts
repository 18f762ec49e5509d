import type { AdminListItem, BulkAction } from "@meridian/contracts/businesses/admin-businesses";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../lib/api/api-error.ts";
import { formatWhole } from "../../lib/format/turkish-format.ts";
import { useToast } from "../../ui/messages/toaster.tsx";
import { changeBusinesses, deleteBusiness, restoreBusiness, toggleApproval } from "./api/change-business.ts";
import { refreshAfterChange } from "./api/get-businesses.ts";

type Named = Pick<AdminListItem, "id" | "name">;
interface Deletion extends Named {
  /** Whether imports may not restore it. */
  isBlocked: boolean;
}

const BULK_TEXTS: Record<BulkAction, string> = {
  approve: "işletme onaylandı",
  hide: "işletme gizlendi",
  delete: "işletme çöp kutusuna taşındı",
  restore: "işletme geri alındı",
  block: "işletme kalıcı olarak engellendi",
  unblock: "işletmenin engeli kaldırıldı",
};

const reportFailure = (toast: ReturnType<typeof useToast>, title: string) => (error: Error) =>
  toast({ tone: "error", title, description: failureText(error) });

/** Actions on a single business in the list. Each reports its outcome and refetches what it changed. */
export function useBusinessActions() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const refresh = () => refreshAfterChange(queryClient);

  const toggle = useMutation({
    mutationFn: ({ id }: Named) => toggleApproval(id),
    onSuccess: async ({ isApproved }, { name }) => {
      toast({ title: "Başarılı", description: isApproved ? `"${name}" onaylandı` : `"${name}" gizlendi` });
      await refresh();
    },
    onError: () => toast({ tone: "error", title: "Hata", description: "Failed to update business approval status." }),
  });
  const remove = useMutation({
    mutationFn: ({ id, isBlocked }: Deletion): Promise<unknown> =>
      isBlocked ? changeBusinesses([id], "block") : deleteBusiness(id),
    onSuccess: async (_answer, { name, isBlocked }) => {
      const until = isBlocked
        ? `"${name}" kalıcı olarak engellendi.`
        : `"${name}" 30 gün boyunca çöp kutusundan geri alınabilir.`;
      toast({ title: "Business Deleted", description: until });
      await refresh();
    },
    onError: reportFailure(toast, "Hata"),
  });
  const restore = useMutation({
    mutationFn: ({ id }: Named) => restoreBusiness(id),
    onSuccess: async (_answer, { name }) => {
      toast({ title: "Başarılı", description: `"${name}" geri alındı` });
      await refresh();
    },
    onError: reportFailure(toast, "Geri alınamadı"),
  });
  const setBlocked = useMutation({
    mutationFn: ({ id, isBlocked }: Deletion) => changeBusinesses([id], isBlocked ? "block" : "unblock"),
    onSuccess: async (_answer, { name, isBlocked }) => {
      const what = isBlocked ? "kalıcı olarak engellendi" : "için engel kaldırıldı; çöp kutusunda duruyor";
      toast({ title: "Başarılı", description: `"${name}" ${what}` });
      await refresh();
    },
    onError: reportFailure(toast, "İşlem yapılamadı"),
  });
  return { toggle, remove, restore, setBlocked };
}

/** The same for all selected businesses, in one call. */
export function useBulkAction(onDone: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, action }: { ids: readonly string[]; action: BulkAction }) => changeBusinesses(ids, action),
    onSuccess: async ({ changedCount }, { action }) => {
      toast({ title: "Başarılı", description: `${formatWhole(changedCount)} ${BULK_TEXTS[action]}` });
      onDone();
      await refreshAfterChange(queryClient);
    },
    onError: reportFailure(toast, "İşlem yapılamadı"),
  });
}
