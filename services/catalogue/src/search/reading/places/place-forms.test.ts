import { expect, it } from "vitest";
import {
  PLACE_ENDINGS,
  type PlaceForm,
  underived,
  uninflected,
  uninflectedCountries,
  withoutQualifiers,
} from "./place-forms.ts";

/** The examples of the table with the country to read them in, if any. */
const examplesFor = (wanted: string) =>
  PLACE_ENDINGS.filter(({ use }) => use === wanted).flatMap(({ countries, examples }) =>
    examples.split(", ").flatMap((example) => {
      const [form = "", base = ""] = example.split("=");
      return countries.split(" ").map((country) => ({ form, base, country }));
    }),
  );
const namesIn = (forms: readonly PlaceForm[], country: string) =>
  forms.filter(({ countries = [country] }) => countries.includes(country)).map(({ name }) => name);

it.each(examplesFor("case"))("$form may be a case of $base $country", ({ form, base, country }) => {
  expect(namesIn(uninflected(form), country)).toContain(base);
});

it.each(examplesFor("country"))("$form may be a case of the country $base", ({ form, base }) => {
  expect(uninflectedCountries(form)).toContain(base);
});

it.each(examplesFor("derived"))("$form may be derived from $base in $country", ({ form, base, country }) => {
  expect(namesIn(underived(form), country)).toContain(base);
  expect(namesIn(uninflected(form), country)).not.toContain(base);
});

it.each([
  ["Chorvatsku", "chorvatsko"],
  ["Srbiji", "srbija"],
  ["Vereinigten Staaten", "vereinigte staaten"],
  ["Ruotsissa", "ruotsi"],
  ["Турции", "турция"],
  ["Польщі", "польща"],
])("%s may be a case of the country %s, as of a city", (form, country) => {
  expect(uninflectedCountries(form)).toContain(country);
});

it.each([
  ["Rom", "CZ"],
  ["Zurich", "CZ"],
  ["San Miguel de Tucumanda", "TR"],
])("%s is not a case of a city in %s", (form, country) => {
  expect(namesIn(uninflected(form), country)).toEqual([]);
});

it.each([
  ["barber downtown berlin", "barber berlin"],
  ["town  center berlin", "berlin"],
  ["berlin city centre", "berlin"],
  ["lyon centre-ville", "lyon"],
  ["lyon centre ville", "lyon"],
  ["milano centro", "milano"],
  ["utrecht centrum", "utrecht"],
  ["Bern Stadtmitte", "Bern"],
  ["москва центр", "москва"],
  ["kadıköy merkez", "kadıköy"],
  ["downtowner berlin", "downtowner berlin"],
  ["berlin amitte", "berlin amitte"],
  ["Innenstadt", "Innenstadt"],
])("%s without its qualifier is %s", (text, place) => {
  expect(withoutQualifiers(text)).toBe(place);
});
