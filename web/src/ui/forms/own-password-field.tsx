import { Field } from "./field.tsx";

/** The administrator's own password, asked again before something important. */
export function OwnPasswordField({ value, onChange }: { value: string; onChange: (password: string) => void }) {
  return (
    <Field
      label="Şifreniz"
      type="password"
      value={value}
      autoComplete="current-password"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
