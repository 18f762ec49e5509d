import { expect, it } from "vitest";
import { citySpellings, isWard } from "./city-spellings.ts";

it.each([
  ["Taipei City", "Taipei"],
  ["Yongin-si", "Yongin"],
  ["Bogotá D.C.", "Bogotá"],
  ["Bogotá D. C", "Bogotá"],
  ["Paris 15e", "Paris"],
  ["Paris 7", "Paris"],
  ["Lyon 3ème arrondissement", "Lyon"],
  ["Lyon Cedex 03", "Lyon"],
  ["Wien 3. Bezirk", "Wien"],
  ["Budapest XIII. kerület", "Budapest"],
  ["Rottenburg am Neckar", "Rottenburg"],
  ["Marktredwitz a. d. Röslau", "Marktredwitz"],
  ["Marktredwitz a.d. Röslau", "Marktredwitz"],
  ["東京都渋谷区", "東京都"],
  ["神奈川県横浜市中区", "横浜市"],
  ["서울특별시 강남구", "서울"],
  ["경기도 수원시 팔달구", "수원"],
  ["Winston-Salem", "Winston"],
])("%s is most likely a spelling of %s", (text, city) => {
  expect(citySpellings(text)[0]).toBe(city);
});

it.each([
  ["Berlin – Mitte", ["Berlin", "Mitte", "Ber lin"]],
  ["Old Town, Baku", ["Old", "Old Town", "Baku", "OldTown"]],
  ["Abc, Xy", ["Abc"]],
  ["O Fallon", ["OFallon"]],
  ["San Juan Capistrano", ["SanJuan Capistrano", "San JuanCapistrano"]],
  ["Sugarland", ["Sug arland", "Suga rland", "Sugar land", "Sugarl and"]],
  ["Sugars", ["Sug ars"]],
  ["Sugar", []],
  ["x".repeat(21), []],
  ["", []],
])("%s is tried as %j", (text, spellings) => {
  expect(citySpellings(text)).toEqual(spellings);
});

it.each([
  ["Minato-ku", true],
  ["Mapo-gu", true],
  ["渋谷区", true],
  ["朝阳区", true],
  ["강남구", true],
  ["Kuku", false],
  ["ku-Minato", false],
])("%s is a ward: %s", (text, expected) => {
  expect(isWard(text)).toBe(expected);
});
