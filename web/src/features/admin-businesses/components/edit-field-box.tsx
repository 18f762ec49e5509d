import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { COUNTRY_CODES } from "@meridian/contracts/places/country-codes";
import { Lock, LockOpen } from "lucide-react";
import { useMemo } from "react";
import { countriesByName } from "../../../lib/format/turkish-format.ts";
import { Field, SelectField, TextAreaField } from "../../../ui/forms/field.tsx";
import { EDIT_FIELDS, type EditField } from "../edit-fields.ts";
import { FLAG_OPTIONS, STATUS_OPTIONS } from "../shown-value.ts";
import { HoursField } from "./hours-field.tsx";
import { PlaceField } from "./place-field.tsx";

const Box = chakra("div", {
  base: {
    position: "relative",
    "&[data-changed=true] :is(input, textarea, select):not([aria-invalid=true])": { borderColor: "accent" },
  },
});
const LockButton = chakra("button", {
  base: {
    position: "absolute",
    top: "-1",
    insetInlineEnd: "0",
    width: "7",
    height: "7",
    display: "grid",
    placeItems: "center",
    borderRadius: "sm",
    color: "fg.subtle",
    cursor: "pointer",
    _hover: { bg: "bg.muted", color: "fg" },
    _icon: { width: "4", height: "4" },
    "&[aria-pressed=true]": { color: "accent" },
    "@media (pointer: coarse)": { _before: { content: '""', position: "absolute", inset: "-9px" } },
  },
});

const DESCRIPTION_ROWS = 4;
const HINTS: Partial<Record<EditField, string>> = {
  subtypes: "Virgülle ayırın",
  timeZone: "Örneğin Europe/Istanbul",
};

export interface EditFieldBoxProps {
  name: EditField;
  text: string;
  problem: string | undefined;
  isLocked: boolean;
  isChanged: boolean;
  /** Of the business being edited. */
  countryCode: string;
  /** Whether its category or city may be new to the directory. */
  isCreating: boolean;
  onCreating: (isCreating: boolean) => void;
  onText: (text: string) => void;
  /** Absent if everything typed is locked. */
  onLock: (() => void) | undefined;
}

/** A field with its lock. */
export function EditFieldBox({ name, isLocked, onLock, ...control }: EditFieldBoxProps) {
  const { label } = EDIT_FIELDS[name];
  return (
    <Box data-changed={control.isChanged}>
      <Control name={name} {...control} />
      {onLock !== undefined && (
        <LockButton
          type="button"
          aria-pressed={isLocked}
          title={isLocked ? "Kilitli" : "Kilitli değil"}
          onClick={onLock}
        >
          {isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
          <VisuallyHidden>{label} alanını kilitle</VisuallyHidden>
        </LockButton>
      )}
    </Box>
  );
}

type ControlProps = Omit<EditFieldBoxProps, "isLocked" | "onLock">;

function Control({ name, ...control }: ControlProps) {
  const { text, problem, onText } = control;
  const { label, kind } = EDIT_FIELDS[name];
  if (name === "type" || name === "category" || name === "city") {
    return <PlaceField name={name} label={label} {...control} />;
  }
  if (kind === "country") return <CountryField label={label} code={text} problem={problem} onCode={onText} />;
  const shared = {
    label,
    problem,
    name,
    value: text,
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  };
  if (kind === "hours") return <HoursField text={text} problem={problem} onText={onText} />;
  if (kind === "long") return <TextAreaField {...shared} rows={DESCRIPTION_ROWS} />;
  if (kind === "status" || kind === "flag") {
    return (
      <SelectField {...shared}>
        {(kind === "status" ? STATUS_OPTIONS : FLAG_OPTIONS).map(({ value, label: option }) => (
          <option key={value} value={value}>
            {option}
          </option>
        ))}
      </SelectField>
    );
  }
  const hint = HINTS[name];
  return (
    <Field
      {...shared}
      {...(hint === undefined ? {} : { hint })}
      inputMode={kind === "number" ? "decimal" : kind === "url" ? "url" : undefined}
      autoComplete="off"
    />
  );
}

interface CountryFieldProps {
  label: string;
  /** ISO 3166-1 alpha-2; "" if unknown. */
  code: string;
  problem: string | undefined;
  onCode: (code: string) => void;
}

/** Every country by its Turkish name. An invalid code stays visible until another is chosen. */
function CountryField({ label, code, problem, onCode }: CountryFieldProps) {
  const countries = useMemo(() => countriesByName(COUNTRY_CODES), []);
  const isOdd = code !== "" && !COUNTRY_CODES.includes(code);
  return (
    <SelectField label={label} problem={problem} value={code} onChange={(event) => onCode(event.target.value)}>
      <option value="">Bilinmiyor</option>
      {isOdd && <option value={code}>{code} (böyle bir ülke yok)</option>}
      {countries.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
