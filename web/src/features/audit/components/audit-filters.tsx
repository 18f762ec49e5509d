import { Button, chakra } from "@chakra-ui/react";
import { Field, SelectField } from "../../../ui/forms/field.tsx";
import { type AuditView, NO_FILTER, NOUN_OPTIONS } from "../audit-view.ts";

const Form = chakra("form", {
  base: {
    display: "grid",
    gap: "3",
    alignItems: "end",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(10rem, 100%), 1fr))",
  },
});

export interface AuditFiltersProps {
  view: AuditView;
  onChange: (view: AuditView) => void;
}

export function AuditFilters({ view, onChange }: AuditFiltersProps) {
  const fieldOf = (name: keyof AuditView) => ({
    value: view[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...view, [name]: event.target.value }),
  });
  const isEmpty = Object.values(view).every((value) => value === "");
  return (
    <Form role="search" aria-label="Denetim kaydını filtrele" onSubmit={(event) => event.preventDefault()}>
      <SelectField label="Konu" {...fieldOf("action")}>
        <option value="">Tümü</option>
        {NOUN_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field label="Kullanıcı" autoComplete="off" {...fieldOf("actor")} />
      <Field label="Kayıt" placeholder="Kimlik veya ad" autoComplete="off" {...fieldOf("subject")} />
      <Field label="Başlangıç" type="date" {...fieldOf("from")} />
      <Field label="Bitiş" type="date" min={view.from} {...fieldOf("to")} />
      <Button variant="ghost" disabled={isEmpty} onClick={() => onChange(NO_FILTER)}>
        Filtreleri temizle
      </Button>
    </Form>
  );
}
