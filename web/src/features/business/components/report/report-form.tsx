import { Button, chakra, RadioGroup } from "@chakra-ui/react";
import { Dialog } from "@chakra-ui/react/dialog";
import { CONTACT_LIMITS, MAX_REPORT_LENGTH } from "@meridian/contracts/site/contact-limits";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { errorCodeOf } from "../../../../lib/api/api-error.ts";
import { radioGroupRecipe } from "../../../../theme/recipes/radio-group.recipe.ts";
import { Field, TextAreaField } from "../../../../ui/forms/field.tsx";
import { FormTrap } from "../../../../ui/forms/form-trap.tsx";
import { reportProblemsOf, sendReport } from "../../api/send-report.ts";
import { checkReport, REPORT_REASONS, type ReportProblems, reportFailureText } from "../../report-text.ts";

const FIELDS = ["reason", "message", "email"] as const;

const Form = chakra("form", { base: { display: "grid", gap: "5", position: "relative" } });
const Failure = chakra("p", {
  base: { textStyle: "sm", color: "fg.error", bg: "bg.error", borderRadius: "field", px: "3", py: "2" },
});

export interface ReportFormProps {
  slug: string;
  name: string;
  onSent: () => void;
  onCancel: () => void;
}

/** The fields of a report. They keep their text if sending fails. */
export function ReportForm({ slug, name, onSent, onCancel }: ReportFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const appearedAt = useRef(0);
  const [problems, setProblems] = useState<ReportProblems>({});
  const [reason, setReason] = useState("");
  useEffect(() => {
    appearedAt.current = performance.now();
  }, []);

  const showProblems = (found: ReportProblems) => {
    setProblems(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  const sending = useMutation({
    mutationFn: sendReport,
    onSuccess: onSent,
    onError: (error) => showProblems(reportProblemsOf(error)),
  });

  /** Problems are shown beside their fields. */
  const hasFailed = sending.isError && Object.keys(problems).length === 0;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "");
    const [message, email] = [text("message"), text("email")];
    const found = checkReport({ reason, message, hasValidEmail: isValid(event.currentTarget, "email") });
    showProblems(found);
    const chosen = REPORT_REASONS.find((known) => known.reason === reason)?.reason;
    if (chosen === undefined || Object.keys(found).length > 0) return;
    const elapsedMs = Math.round(performance.now() - appearedAt.current);
    sending.mutate({ slug, reason: chosen, message, email, website: text("website"), elapsedMs });
  };

  return (
    <Form ref={form} noValidate onSubmit={submit} aria-busy={sending.isPending}>
      <ReasonChoice
        legend={`What is wrong with ${name}?`}
        value={reason}
        onChange={setReason}
        problem={problems.reason}
      />
      <TextAreaField
        label={reason === "other" ? "What is it?" : "Anything to add? (optional)"}
        name="message"
        rows={3}
        maxLength={MAX_REPORT_LENGTH}
        problem={problems.message}
      />
      <Field
        label="Your e-mail address (optional)"
        hint="Only for questions about this report."
        name="email"
        type="email"
        autoComplete="email"
        maxLength={CONTACT_LIMITS.email.max}
        problem={problems.email}
      />
      <FormTrap />
      {hasFailed && <Failure role="alert">{reportFailureText(errorCodeOf(sending.error))}</Failure>}
      <Dialog.Footer>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={sending.isPending}>
          {sending.isPending ? "Sending..." : "Send report"}
        </Button>
      </Dialog.Footer>
    </Form>
  );
}

/** By the browser's own check, which knows what an e-mail address is. */
function isValid(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return !(control instanceof HTMLInputElement) || control.validity.valid;
}

const Name = chakra("span", { base: { display: "block", fontWeight: "medium" } });
const Hint = chakra("span", { base: { display: "block", textStyle: "sm", color: "fg.muted" } });
const Problem = chakra("p", { base: { textStyle: "sm", color: "fg.error" } });

interface ReasonChoiceProps {
  legend: string;
  value: string;
  onChange: (reason: string) => void;
  problem: string | undefined;
}

function ReasonChoice({ legend, value, onChange, problem }: ReasonChoiceProps) {
  const problemId = useId();
  return (
    <RadioGroup.Root
      recipe={radioGroupRecipe}
      name="reason"
      value={value}
      onValueChange={({ value: reason }) => onChange(reason ?? "")}
      aria-describedby={problem === undefined ? undefined : problemId}
    >
      <RadioGroup.Label>{legend}</RadioGroup.Label>
      {REPORT_REASONS.map(({ reason, label, hint }) => (
        <RadioGroup.Item key={reason} value={reason}>
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>
            <Name>{label}</Name>
            <Hint>{hint}</Hint>
          </RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
      {problem !== undefined && <Problem id={problemId}>{problem}</Problem>}
    </RadioGroup.Root>
  );
}
