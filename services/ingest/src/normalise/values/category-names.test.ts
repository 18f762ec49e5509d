import { describe, expect, it } from "vitest";
import { categoryName, splitCategories, wholeOfCutList } from "./category-names.ts";

describe("categories", () => {
  it.each([
    ["Pizza restaurant, Italian restaurant", ["Pizza restaurant", "Italian restaurant"]],
    ["Pizza;Italian", ["Pizza", "Italian"]],
    ["Pizza|Italian", ["Pizza", "Italian"]],
    ["Pizza / Italian", ["Pizza", "Italian"]],
    ["Café/Bar", ["Café/Bar"]],
    ["Projects up to $2,000,000, Masonry", ["Projects up to $2,000,000", "Masonry"]],
    ["Pizza、Italian・Sushi", ["Pizza", "Italian", "Sushi"]],
    ["Pizza · Italian", ["Pizza", "Italian"]],
    ["Pizza\nItalian", ["Pizza", "Italian"]],
    ['["Pizza","Italian"]', ["Pizza", "Italian"]],
    ["['Pizza', 'Italian']", ["Pizza", "Italian"]],
    ["{Pizza,Italian}", ["Pizza", "Italian"]],
    ["[{'alias': 'pizza', 'title': 'Pizza'}]", ["Pizza"]],
    ["OrderedDict([('code', 'G1'), ('name', 'Pizza'), ('catch', 'Hot (really)')])", ["Pizza"]],
    ["['Dining and Drinking > Restaurant > Pizzeria']", ["Pizzeria"]],
    ["문화,예술 > 영화,영상 > 영화관 > CGV", ["영화관"]],
    ["문화,예술 > 전시관", ["문화,예술", "전시관"]],
    ["Food > Bar,Food > Pizzeria", ["Bar", "Pizzeria"]],
    ['{"primary":"pizza_restaurant","alternate":["italian_restaurant"]}', ["Pizza restaurant", "Italian restaurant"]],
    ["restaurant, food, point_of_interest, establishment", ["restaurant", "food"]],
    ["", []],
    [" \"Pizza\" , 'Italian' ", ["Pizza", "Italian"]],
    ['[{"name":"Pizza"},{"label":"Italian"},5,null,{"other":"x"}]', ["Pizza", "Italian"]],
    [' ["Pizza"]', ["Pizza"]],
    ["[Pizza, Italian]", ["Pizza", "Italian"]],
    ["Pizza, {x, Italian", ["Pizza", "Italian"]],
    ["Bar [late], Pub", ["Bar [late]", "Pub"]],
    ["Rock 'n' Roll bar", ["Rock 'n' Roll bar"]],
    ["yes, true, Bar", ["Bar"]],
    ["unclassified, private, Clinic", ["Clinic"]],
    ["LocalBusiness, Bar", ["Bar"]],
    ["d, о, 寺", ["寺"]],
    ["[25.9.2.01] Cans, lids (tin)", ["Cans, lids (tin)"]],
    ["{hair_care: 1, spa: 1, establishment: 1}", ["Hair care", "spa"]],
    ["Bar: 1, Pub", ["Bar: 1", "Pub"]],
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
    ["Branch", undefined],
    ["Business", undefined],
    ["4 نجوم", undefined],
    ["3 estrellas", undefined],
    ["★★★★", undefined],
    ["4 star hotel", "4 star hotel"],
    ["Khách sạn 4 sao", "Khách sạn 4 sao"],
    ["true", undefined],
    [undefined, undefined],
    ["Pizza restaurant · $$", "Pizza restaurant"],
    ["$$Seafood", "Seafood"],
    ["Pizza restaurant·€", "Pizza restaurant"],
    ["Pizza restaurant •  $$$$", "Pizza restaurant"],
    ["Bar · $ · Pub", "Bar · $ · Pub"],
    ["Bar $$", "Bar $$"],
    ["-Bar", "Bar"],
    ["– | Bar", "Bar"],
    ["Bar - Pub", "Bar - Pub"],
    ["Food  >  Bar", "Bar"],
    ["Food>Bar", "Food>Bar"],
    ["FAST_FOOD_PLACE", "Fast food place"],
    ["fast_food_place", "Fast food place"],
    ["Fast_food", "Fast_food"],
    ["fast_Food", "fast_Food"],
    ["fast_food!", "fast_food!"],
    ['["Bar","Pub"]', "Bar"],
    ["· · الياباني", "الياباني"],
    ["🧘‍♀️ Centro de yoga", "Centro de yoga"],
  ])("%s is called %s", (text, name) => {
    expect(categoryName(text)).toBe(name);
  });
});

it("a list that a program cut at 255 characters loses the kind that it cut", () => {
  const cut = Array.from({ length: 20 }, (_, at) => `Kind of restaurant ${at}`)
    .join(", ")
    .slice(0, 255);
  expect(wholeOfCutList(cut)?.at(-1)).toBe("Kind of restaurant 10");
  expect(wholeOfCutList(cut.slice(0, 254))).toBeUndefined();
});
