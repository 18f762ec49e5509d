import type { PlaceField as PlaceFieldName } from "@meridian/contracts/businesses/admin-businesses";
import { foldText } from "@meridian/domain/text/fold-text";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { namesWith } from "../../../lib/format/find-names.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { categoryNamesQuery, cityNamesQuery } from "../api/get-businesses.ts";

/** The maximum offered; typing filters them. */
const MAX_OFFERED = 50;

export interface PlaceFieldProps {
  name: PlaceFieldName;
  label: string;
  text: string;
  problem: string | undefined;
  isChanged: boolean;
  /** The country of the business, for its cities. */
  countryCode: string;
  /** Whether the name may be new to the directory. */
  isCreating: boolean;
  onText: (text: string) => void;
  onCreating: (isCreating: boolean) => void;
}

/** A category or city the directory knows, or a deliberately new one: each has its own page. */
export function PlaceField({ name, label, text, problem, isChanged, isCreating, ...field }: PlaceFieldProps) {
  const listId = useId();
  const names = useKnownNames(name, field.countryCode);
  const wanted = foldText(text);
  const isUnknown =
    wanted !== "" && isChanged && names !== undefined && !names.some((known) => foldText(known) === wanted);
  const offered = namesWith(names ?? [], text).slice(0, MAX_OFFERED);
  return (
    <div>
      <Field
        label={label}
        problem={problem}
        name={name}
        value={text}
        list={listId}
        autoComplete="off"
        onChange={(event) => field.onText(event.target.value)}
      />
      <datalist id={listId}>
        {offered.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      {(isUnknown || isCreating || problem !== undefined) && (
        <Checkbox checked={isCreating} onToggle={field.onCreating} mt="1.5" textStyle="sm">
          {name === "city" ? "Yeni şehir oluştur" : "Yeni kategori oluştur"}
        </Checkbox>
      )}
    </div>
  );
}

/** Undefined while loading. */
function useKnownNames(name: PlaceFieldName, countryCode: string): readonly string[] | undefined {
  const isCity = name === "city";
  const { data: categories } = useQuery({ ...categoryNamesQuery, enabled: !isCity });
  const { data: cities } = useQuery({ ...cityNamesQuery(countryCode), enabled: isCity && countryCode !== "" });
  return isCity ? cities?.map(({ city }) => city) : categories;
}
