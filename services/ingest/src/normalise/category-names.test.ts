import { describe, expect, it } from "vitest";
import { categoryName, splitCategories } from "./category-names.ts";

describe("categories", () => {
  it.each([
    ["Pizza restaurant, Italian restaurant", ["Pizza restaurant", "Italian restaurant"]],
    ["Pizza;Italian", ["Pizza", "Italian"]],
    ["Pizza|Italian", ["Pizza", "Italian"]],
    ["Pizza / Italian", ["Pizza", "Italian"]],
    ["Café/Bar", ["Café/Bar"]],
    ["Pizza、Italian・Sushi", ["Pizza", "Italian", "Sushi"]],
    ["Pizza · Italian", ["Pizza", "Italian"]],
    ["Pizza\nItalian", ["Pizza", "Italian"]],
    ['["Pizza","Italian"]', ["Pizza", "Italian"]],
    ["['Pizza', 'Italian']", ["Pizza", "Italian"]],
    ["{Pizza,Italian}", ["Pizza", "Italian"]],
    ["[{'alias': 'pizza', 'title': 'Pizza'}]", ["Pizza"]],
    ["['Dining and Drinking > Restaurant > Pizzeria']", ["Pizzeria"]],
    ['{"primary":"pizza_restaurant","alternate":["italian_restaurant"]}', ["Pizza restaurant", "Italian restaurant"]],
    ["restaurant, food, point_of_interest, establishment", ["restaurant", "food"]],
    ["", []],
  ])("%j is a list of %j", (text, names) => {
    expect(splitCategories(text)).toEqual(names);
  });

  it.each([
    ["pizza_restaurant", "Pizza restaurant"],
    ["Restaurants & Bars", "Restaurants & Bars"],
    ["Food, Beverage & Tobacco", "Food, Beverage & Tobacco"],
    ["Retail > Clothing Store", "Clothing Store"],
    ["point_of_interest", undefined],
    ["yes", undefined],
    ["· · الياباني", "الياباني"],
  ])("%s is called %s", (text, name) => {
    expect(categoryName(text)).toBe(name);
  });
});
