import {
  type AdminBusiness,
  type BusinessEditRequest,
  type EditConflict,
  editConflictSchema,
  PLACE_FIELDS,
  type PlaceField,
} from "@meridian/contracts/businesses/admin-businesses";
import { ApiError } from "@meridian/contracts/client/api-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../../lib/api/api-error.ts";
import { useToast } from "../../ui/messages/toaster.tsx";
import { businessQuery, refreshAfterChange } from "./api/get-businesses.ts";
import {
  changedFields,
  draftOf,
  type EditField,
  type FieldProblems,
  type FieldTexts,
  isEditField,
  serverProblems,
  textsOf,
} from "./edit-fields.ts";

export interface EditFormOptions {
  /** Sends the changes; rejects like the call. */
  send: (id: string, edit: BusinessEditRequest) => Promise<AdminBusiness>;
  /** Sent whether changed or not. */
  required?: readonly EditField[];
  onSaved?: (business: AdminBusiness) => void;
  /** Called first on every failure; true if it is handled. */
  onRefused?: (error: Error) => boolean;
}

const NONE: ReadonlySet<PlaceField> = new Set();

/**
 * The state of the edit form: text, locks, problems, and a conflicting version saved by another person. Changing a field also locks it,
 * unless it is unlocked by hand.
 */
export function useEditForm(loaded: AdminBusiness, { send, required = [], onSaved, onRefused }: EditFormOptions) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [base, setBase] = useState(loaded);
  const [texts, setTexts] = useState<FieldTexts>(() => textsOf(loaded));
  const [locks, setLocks] = useState<ReadonlySet<EditField>>(() => locksOf(loaded));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [conflict, setConflict] = useState<EditConflict>();
  const [creating, setCreating] = useState(NONE);
  const before = textsOf(base);
  const changed = changedFields(texts, before);
  const isLockChanged = !isSameSet(locks, locksOf(base));

  const startFrom = (business: AdminBusiness) => {
    setBase(business);
    setTexts(textsOf(business));
    setLocks(locksOf(business));
    setProblems({});
    setConflict(undefined);
    setCreating(NONE);
  };

  const save = useMutation({
    mutationFn: ({ revision, fields }: Pick<BusinessEditRequest, "revision" | "fields">) =>
      send(base.id, { revision, fields, lockedFields: [...locks], creating: [...creating] }),
    onSuccess: async (business) => {
      startFrom(business);
      toast({ title: "Başarılı", description: `"${business.name}" kaydedildi` });
      queryClient.setQueryData(businessQuery(business.id).queryKey, business);
      onSaved?.(business);
      await refreshAfterChange(queryClient);
    },
    onError: (error) => {
      if (onRefused?.(error) === true) return;
      const met = conflictOf(error);
      if (met !== undefined) return setConflict(met);
      const found = error instanceof ApiError ? serverProblems(error.problem?.issues ?? []) : {};
      setProblems(found);
      const hasFields = Object.keys(found).length > 0;
      const description = hasFields ? "İşaretli alanları düzeltin." : failureText(error);
      toast({ tone: "error", title: "Kaydedilemedi", description });
    },
  });

  /** Sends the changes; returns the problems found. */
  const submit = (revision = base.revision): FieldProblems => {
    const draft = draftOf(texts, [...new Set([...required, ...changed])]);
    setProblems(draft.isValid ? {} : draft.problems);
    if (draft.isValid) save.mutate({ revision, fields: draft.fields });
    return draft.isValid ? {} : draft.problems;
  };

  return {
    base,
    texts,
    locks,
    problems,
    conflict,
    changed,
    creating,
    isDirty: changed.length > 0 || isLockChanged,
    isSaving: save.isPending,
    submit,
    startFrom,
    setText(name: EditField, text: string) {
      setTexts({ ...texts, [name]: text });
      if (text.trim() !== before[name].trim()) setLocks(new Set([...locks, name]));
      const { [name]: _solved, ...others } = problems;
      setProblems(others);
      setCreating(new Set([...creating].filter((field) => field !== name)));
    },
    setCreating(name: EditField, isCreating: boolean) {
      const others = [...creating].filter((field) => field !== name);
      const field = PLACE_FIELDS.find((each) => each === name);
      setCreating(new Set(isCreating && field !== undefined ? [...others, field] : others));
    },
    toggleLock(name: EditField) {
      setLocks(new Set(locks.has(name) ? [...locks].filter((other) => other !== name) : [...locks, name]));
    },
  };
}

export type EditForm = ReturnType<typeof useEditForm>;

function locksOf({ lockedFields }: AdminBusiness): Set<EditField> {
  return new Set(lockedFields.filter(isEditField));
}

function isSameSet(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((item) => right.has(item));
}

function conflictOf(error: unknown): EditConflict | undefined {
  if (!(error instanceof ApiError) || error.code !== "conflict") return undefined;
  const parsed = editConflictSchema.safeParse(error.problem?.details);
  return parsed.success ? parsed.data : undefined;
}
