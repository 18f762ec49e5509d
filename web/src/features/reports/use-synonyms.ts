import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../lib/api/api-error.ts";
import { useToast } from "../../ui/messages/toaster.tsx";
import { addSynonym, removeSynonym, synonymsQuery } from "./api/synonyms.ts";

/** Adds a synonym; failures are shown in its dialog. */
export function useAddSynonym(onDone: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: addSynonym,
    onSuccess: async ({ term, meaning }) => {
      toast({
        title: "Eş anlamlı eklendi",
        description: `“${term}” aramaları artık “${meaning}” sonuçlarını da bulur.`,
      });
      onDone();
      await queryClient.invalidateQueries({ queryKey: synonymsQuery.queryKey });
    },
  });
}

export function useRemoveSynonym(onDone: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: removeSynonym,
    onSuccess: () => toast({ title: "Eş anlamlı kaldırıldı" }),
    onError: (error) => toast({ tone: "error", title: "Eş anlamlı kaldırılamadı", description: failureText(error) }),
    onSettled: async () => {
      onDone();
      await queryClient.invalidateQueries({ queryKey: synonymsQuery.queryKey });
    },
  });
}
