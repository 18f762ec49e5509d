import { type ComponentProps, type FormEvent, useState } from "react";
import { Field } from "./field.tsx";

type CheckedFieldProps = Omit<ComponentProps<typeof Field>, "problem" | "onInvalid" | "ref">;

/**
 * A field of the admin area that says in Turkish why its form cannot be sent: a browser's own bubble speaks the browser's language and
 * covers the fields below. `title` names what a pattern wants.
 */
export function CheckedField({ onChange, ...field }: CheckedFieldProps) {
  const [problem, setProblem] = useState<string>();
  const onInvalid = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    const input = event.currentTarget;
    setProblem(problemOf(input));
    if (input === input.form?.querySelector("input:invalid")) input.focus();
  };
  return (
    <Field
      {...field}
      problem={problem}
      onInvalid={onInvalid}
      onChange={(event) => {
        setProblem(undefined);
        onChange?.(event);
      }}
    />
  );
}

function problemOf({ type, validity, min, max, title }: HTMLInputElement): string {
  if (type === "number") return `${min} ile ${max} arasında bir sayı yazın.`;
  if (validity.valueMissing) return "Bu alanı doldurun.";
  return title === "" ? "Geçerli bir değer yazın." : `${title} yazın.`;
}
