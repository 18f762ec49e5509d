import { describe, expect, it } from "vitest";
import { mapColumns } from "../column-map.ts";
import { scaleOf, withRatingScale } from "./rating-scale.ts";

describe("the scale of ratings", () => {
  it.each([
    ["8.6 7.9 4.9 9.1", 10],
    ["8,6 7,9 9,1", 10],
    ["86 92 77 100", 100],
    ["45 43 47 37 50", 50],
    ["14.5 12 16 9.5", 20],
    ["4.6 4.2 5.0 3.9", undefined],
    ["4.6 4.2 45 3.9 4.4 4.8 4.1 4.0 3.3", undefined],
    ["9/10 8/10", undefined],
    ["1234 2345", undefined],
    ["", undefined],
  ])("of %s is %j", (ratings, scale) => {
    expect(scaleOf(ratings.split(" ").filter((rating) => rating !== ""))).toBe(scale);
  });

  it("is the one in the header, whatever the first rows contain", () => {
    const rows = [
      { row: 2, cells: ["A", "8.6"] },
      { row: 3, cells: ["B", "9.1"] },
    ];
    const mapped = (header: string) => withRatingScale(mapColumns(["name", header]), rows);
    expect(mapped("rating").ratingScale).toBe(10);
    expect(mapped("rating (0-100)").ratingScale).toBe(100);
  });

  it("is not the number of a column without a header", () => {
    const headers = Array.from({ length: 10 }, (_, column) => String(column + 1));
    expect(mapColumns(headers, [{ column: 9, field: "rating" }]).ratingScale).toBeUndefined();
  });

  it("is 10 for a rating under Foursquare's prefix", () => {
    expect(mapColumns(["fsq_name", "fsq_locality", "fsq_rating"]).ratingScale).toBe(10);
    expect(mapColumns(["yelp_name", "yelp_city", "yelp_rating"]).ratingScale).toBeUndefined();
  });
});
