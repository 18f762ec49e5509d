import type { InboxState } from "@meridian/contracts/site/contact";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../lib/api/api-error.ts";
import { useToast } from "../../ui/messages/toaster.tsx";
import { eraseInboxItems, refreshInbox, setInboxState } from "./api/inbox.ts";
import { STATE_LABELS } from "./inbox-words.ts";

interface StateChange {
  ids: readonly string[];
  state: InboxState;
}

/** Actions on messages; each reports its outcome and refetches the list. */
export function useInboxChanges(onDone: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const refresh = () => refreshInbox(queryClient);
  const mark = useMutation({
    mutationFn: ({ ids, state }: StateChange) => setInboxState(ids, state),
    onSuccess: async (_answer, { state }) => {
      toast({ title: "Başarılı", description: `Durum: ${STATE_LABELS[state]}` });
      onDone();
      await refresh();
    },
    onError: (error) => toast({ tone: "error", title: "Durum değiştirilemedi", description: failureText(error) }),
  });
  const erase = useMutation({
    mutationFn: eraseInboxItems,
    onSuccess: async (_answer, ids) => {
      toast({ title: "Kalıcı olarak silindi", description: `${ids.length} kayıt` });
      onDone();
      await refresh();
    },
    onError: (error) => toast({ tone: "error", title: "Silinemedi", description: failureText(error) }),
  });
  return { mark, erase };
}
