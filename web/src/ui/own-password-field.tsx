import { Field } from "./field.tsx";

export interface OwnPasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
}

/** For the password of who is logged in, asked for once more before something that matters. */
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
