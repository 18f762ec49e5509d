import { expect, it } from "vitest";
import { isPhraseForNothing } from "./nothing.ts";

it.each([
  "No phone number",
  "no website",
  "has no opening hours",
  "there are no reviews yet",
  "Not available",
  "address not found",
  "rating is unknown",
  "None listed",
  "N/A",
  "n.a.",
  "failed to fetch details",
  "Error fetching hours",
  "Belirtilmemiş",
  "web sitesi yok",
  "bilgi yok",
  "keine Angabe",
  "nicht verfügbar",
  "sin teléfono",
  "no disponible",
  "non renseigné",
  "inconnue",
  "aucun site",
  "não informado",
  "sem site",
  "нет данных",
  "телефон не указан",
  "情報なし",
  "정보 없음",
  "暂无电话",
  "غير متوفر",
])("%s says that there is nothing", (text) => {
  expect(isPhraseForNothing(text)).toBe(true);
});

it.each([
  "No 5 Main Street",
  "Noname Bar",
  "Nonesuch",
  "Unknown Pleasures",
  "Website: example.org",
  "Yok Artık Cafe",
  "Keine Panik",
  "Aucune de ces adresses ne convient à personne",
  "",
])("%j says something", (text) => {
  expect(isPhraseForNothing(text)).toBe(false);
});
