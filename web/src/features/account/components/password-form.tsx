import { Button, chakra } from "@chakra-ui/react";
import { MIN_PASSWORD_LENGTH } from "@meridian/contracts/admin/account";
import { ApiError } from "@meridian/contracts/client/api-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import { failureText } from "../../../lib/api/api-error.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { changePassword, sessionsQuery } from "../api/account.ts";

const Form = chakra("form", { base: { display: "grid", gap: "5", maxW: "md", gridTemplateColumns: "minmax(0, 1fr)" } });
const EMPTY = { currentPassword: "", newPassword: "", repeated: "" };
type FieldName = keyof typeof EMPTY;

/** Changes the password. Problems are shown beside their fields, and what was typed stays. */
export function PasswordForm({ isPasswordConfigured }: { isPasswordConfigured: boolean }) {
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({});
  const toast = useToast();
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: () => changePassword({ currentPassword: typed.currentPassword, newPassword: typed.newPassword }),
    onSuccess: async () => {
      setTyped(EMPTY);
      toast({ title: "Şifre değiştirildi", description: "Diğer oturumlar kapatıldı." });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      const found = problemsIn(error);
      setProblems(found);
      if (Object.keys(found).length > 0) return;
      toast({ tone: "error", title: "Şifre değiştirilemedi", description: failureText(error) });
    },
  });
  if (isPasswordConfigured) {
    return (
      <Notice tone="info">
        Şifre sunucu yapılandırmasında (ADMIN_PASSWORD) belirlenmiş. Değiştirmek için orada değiştirip sunucuyu yeniden
        başlatın; buradan verilen bir şifre ilk yeniden başlatmada geri alınırdı.
      </Notice>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(typed);
    setProblems(found);
    if (Object.keys(found).length === 0 && !changing.isPending) changing.mutate();
  };
  const fieldOf = (name: FieldName) => ({
    type: "password",
    required: true,
    value: typed[name],
    problem: problems[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <Form onSubmit={submit} noValidate aria-label="Şifreyi değiştir" aria-busy={changing.isPending}>
      <Field label="Mevcut şifre" autoComplete="current-password" {...fieldOf("currentPassword")} />
      <Field
        label="Yeni şifre"
        hint={`En az ${MIN_PASSWORD_LENGTH} karakter; uzun bir cümle iyi bir şifredir.`}
        autoComplete="new-password"
        {...fieldOf("newPassword")}
      />
      <Field label="Yeni şifre (tekrar)" autoComplete="new-password" {...fieldOf("repeated")} />
      <div>
        <Button type="submit" disabled={changing.isPending}>
          <KeyRound aria-hidden="true" />
          {changing.isPending ? "Değiştiriliyor..." : "Şifreyi değiştir"}
        </Button>
      </div>
    </Form>
  );
}

function problemsOf({ currentPassword, newPassword, repeated }: typeof EMPTY): Partial<Record<FieldName, string>> {
  return {
    ...(currentPassword === "" ? { currentPassword: "Mevcut şifrenizi yazın." } : {}),
    ...(newPassword.length < MIN_PASSWORD_LENGTH
      ? { newPassword: `Şifre en az ${MIN_PASSWORD_LENGTH} karakter olmalı.` }
      : {}),
    ...(repeated === newPassword ? {} : { repeated: "İki şifre aynı değil." }),
  };
}

function problemsIn(error: unknown): Partial<Record<FieldName, string>> {
  const issues = error instanceof ApiError ? (error.problem?.issues ?? []) : [];
  const found: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of issues) {
    if (path === "body.currentPassword") found.currentPassword = message;
    if (path === "body.newPassword") found.newPassword = message;
  }
  return found;
}
