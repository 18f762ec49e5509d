import { wordsOf } from "@meridian/domain/text/search-words";
import { expect, it } from "vitest";
import { SPOKEN_ENDINGS, spokenForms } from "./spoken-forms.ts";

const formsOf = (text: string): string[] => spokenForms(wordsOf(text)).map((form) => form.join(" "));

it.each(
  SPOKEN_ENDINGS.flatMap(({ language, examples }) =>
    examples.split(", ").map((example) => [language, ...example.split("=")]),
  ),
)("%s: %s may be a form of %s", (_, form = "", base = "") => {
  expect(formsOf(form)).toContain(wordsOf(base).join(" "));
});

it.each([
  ["ночные клубы", "ночнои клуб"],
  ["studi dentistici", "studio dentistico"],
  ["Moebelhaus", "mobelhaus"],
  ["Getraenkemaerkte", "getrankemarkt"],
  ["المطاعم", "مطاعم"],
  ["عياده الاسنان", "عيادة اسنان"],
  ["مقهي", "مقهى"],
  ["رستوران های", "رستوران"],
  ["お花屋さん", "花屋"],
])("%s may be a spelling or form of %s", (text, base) => {
  expect(formsOf(text)).toContain(base);
});

it.each(["Peter", "Gary", "Kitchener", "Caer", "poets", "Bangkok"])("%s is the name it looks like", (name) => {
  for (const kind of ["pet", "gare", "kitchen", "car", "pots", "bank", "bang"])
    expect(formsOf(name)).not.toContain(kind);
});
