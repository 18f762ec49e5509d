import { describe, expect, it } from "vitest";
import { fieldsOf, letters } from "../../testing/fields-of-list.ts";

const towns = (at: number) => (at % 3 ? `Saint-${letters(at)}` : "Lyon");

describe("the main word of a header", () => {
  it.each([
    ["an address", "Ordinationsadresse", (at: number) => `${letters(at)}straße ${at + 1}`, "fullAddress"],
    ["no address, where bills go", "Rechnungsanschrift", (at: number) => `${letters(at)}straße ${at + 1}`, "-"],
    ["a town, although few are known", "Commune du lieu de visite", towns, "city"],
    ["no town, if somebody was born there", "Commune de naissance", towns, "-"],
    [
      "a kind, although few are known",
      "Type d'offre",
      (at: number) => (at % 2 ? "Parc et jardin" : "Site de fouilles"),
      "category",
    ],
    [
      "no kind, if the cells have no words for one",
      "Type d'offre",
      (at: number) => (at % 2 ? "Groupe A" : "Groupe B"),
      "-",
    ],
    ["no kind, if all rows have the same", "Type d'offre", () => "Parc et jardin", "-"],
  ])("names %s: %s", async (_, header, cellOf, field) => {
    const found = await fieldsOf(
      `name,${header},phone`,
      (at) => `Chez ${letters(at)},${cellOf(at)},04 78 00 0${at % 9} 1${at % 7}`,
    );
    expect(found).toContain(`${header}: ${field}`);
  });
});
