import type { SourceSettings } from "@meridian/contracts/imports/import-source";
import type { ShownSource, UnlistedBusiness } from "@meridian/contracts/imports/sources-api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../lib/api/api-error.ts";
import { useToast } from "../../ui/messages/toaster.tsx";
import { decideUnlisted, removeSource, runSource, saveSource, sourcesQuery, unlistedQuery } from "./api/sources.ts";

function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sourcesQuery.queryKey });
}

/** Saves a source; failures are shown in its dialog. */
export function useSaveSource(id: string | undefined, onDone: () => void) {
  const toast = useToast();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (settings: SourceSettings) => saveSource(id, settings),
    onSuccess: async () => {
      toast({ title: id === undefined ? "Kaynak eklendi" : "Kaynak kaydedildi" });
      onDone();
      await refresh();
    },
  });
}

export function useRunSource() {
  const toast = useToast();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: runSource,
    onError: (error) => toast({ tone: "error", title: "Çalıştırılamadı", description: failureText(error) }),
    onSettled: refresh,
  });
}

/** Decides about a business that a source no longer lists. */
export function useDecideUnlisted(source: ShownSource, { id: businessId, state }: UnlistedBusiness) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (decision: "close" | "keep") => decideUnlisted({ sourceId: source.id, businessId }, decision),
    onSuccess: (_, decision) => toast({ title: decision === "close" ? "İşletme kapatıldı" : "İşletme açık kalacak" }),
    onError: (error) => toast({ tone: "error", title: "Karar kaydedilemedi", description: failureText(error) }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: unlistedQuery(source, state).queryKey });
      await refresh();
    },
  });
}

export function useRemoveSource(onDone: () => void) {
  const toast = useToast();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: removeSource,
    onSuccess: () => toast({ title: "Kaynak silindi" }),
    onError: (error) => toast({ tone: "error", title: "Kaynak silinemedi", description: failureText(error) }),
    onSettled: async () => {
      onDone();
      await refresh();
    },
  });
}
