import type { MatchDecision } from "@meridian/contracts/businesses/matches-api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../lib/api/api-error.ts";
import { useToast } from "../../ui/messages/toaster.tsx";
import { decideMatch, refreshMatches, undoMatch } from "./api/matches.ts";

const DONE: Record<MatchDecision, string> = {
  same: "İşletmeler birleştirildi",
  different: "Farklı işletmeler olarak kaydedildi",
  later: "Karar sonraya bırakıldı",
};

export function useDecideMatch(id: string) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: MatchDecision) => decideMatch(id, decision),
    onSuccess: (_, decision) => toast({ title: DONE[decision] }),
    onError: (error) => toast({ tone: "error", title: "Karar kaydedilemedi", description: failureText(error) }),
    onSettled: () => refreshMatches(queryClient),
  });
}

export function useUndoMatch(id: string) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => undoMatch(id),
    onSuccess: () => toast({ title: "Karar geri alındı" }),
    onError: (error) => toast({ tone: "error", title: "Karar geri alınamadı", description: failureText(error) }),
    onSettled: () => refreshMatches(queryClient),
  });
}
