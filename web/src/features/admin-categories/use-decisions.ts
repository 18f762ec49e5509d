import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../lib/api/api-error.ts";
import { useToast } from "../../ui/messages/toaster.tsx";
import { decide, refreshCategories, undoDecision } from "./api/categories.ts";
import { decisionText } from "./decision-words.ts";

/** Makes a decision; failures are shown in its dialog. */
export function useDecide(onDone: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: async (decision) => {
      toast({ title: "Karar kaydedildi", description: decisionText(decision) });
      onDone();
      await refreshCategories(queryClient);
    },
  });
}

export function useUndoDecision(onDone: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: undoDecision,
    onSuccess: () => toast({ title: "Karar geri alındı" }),
    onError: (error) => toast({ tone: "error", title: "Karar geri alınamadı", description: failureText(error) }),
    onSettled: async () => {
      onDone();
      await refreshCategories(queryClient);
    },
  });
}
