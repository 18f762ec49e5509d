import { Field } from "./field.tsx";

export interface OwnPasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
}

/** The administrator's own password, asked again before something important. */
export function OwnPasswordField({ value, onChange }: OwnPasswordFieldProps) {
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
