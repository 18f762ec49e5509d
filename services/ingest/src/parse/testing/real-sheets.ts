/**
 * A sheet of real businesses outside the repository, and what other programs than ours (Python's csv module, openpyxl, xlrd)
 * find in its cells. Only figures are kept here: counts, and the start of the SHA-256 of the sampled rows' fields.
 */
export interface RealSheet {
  path: string;
  created: number;
  /** Together with `created` every row there is: none is rejected. */
  duplicates: number;
  /** In the order of the digest; the sampled businesses have no others. */
  fields: string;
  sampledRows: readonly number[];
  digest: string;
}

export const REAL_SHEETS: readonly RealSheet[] = [
  {
    path: "outscraper/us-philadelphia-food-3786.xlsx",
    created: 3786,
    duplicates: 0,
    fields: [
      "name type category fullAddress street city postalCode countryCode phone phoneE164 website url latitude",
      "longitude timeZone rating reviews photo workingHours hours status placeId subtypes state reviewsLink logo",
      "about description country verified",
    ].join(" "),
    sampledRows: [2, 422, 843, 1264, 1684, 2105, 2526, 2946, 3367, 3787],
    digest: "0fc1c4530f343206",
  },
  {
    path: "outscraper/us-bayarea-judo-14.xlsx",
    created: 14,
    duplicates: 0,
    fields: [
      "name type category fullAddress street city postalCode countryCode phone phoneE164 website url latitude",
      "longitude timeZone rating reviews photo workingHours hours status placeId subtypes state reviewsLink logo",
      "about country verified",
    ].join(" "),
    sampledRows: [2, 3, 5, 6, 8, 9, 11, 12, 14, 15],
    digest: "ff8e5beae4d4942a",
  },
  {
    path: "outscraper/us-arkansas-electricians-114.redacted.xlsx",
    created: 114,
    duplicates: 0,
    fields: [
      "name type category fullAddress street city postalCode countryCode phone phoneE164 website url latitude",
      "longitude timeZone rating reviews photo workingHours hours status placeId subtypes state reviewsLink logo",
      "about country verified",
    ].join(" "),
    sampledRows: [2, 14, 27, 40, 52, 65, 78, 90, 103, 115],
    digest: "3c6d11236faa466c",
  },
  {
    path: "outscraper/ch-zurich-restaurants-797.redacted.csv",
    created: 797,
    duplicates: 0,
    fields: [
      "name type category fullAddress street city postalCode countryCode phone phoneE164 website url latitude",
      "longitude timeZone rating reviews photo workingHours hours status placeId subtypes reviewsLink logo about",
      "description country verified",
    ].join(" "),
    sampledRows: [2, 90, 179, 267, 356, 444, 533, 621, 710, 798],
    digest: "1ae3308cb3455db6",
  },
  {
    path: "outscraper/in-hyderabad-gyms-500.csv",
    created: 500,
    duplicates: 0,
    fields: [
      "name type category fullAddress street city postalCode countryCode phone phoneE164 website url latitude",
      "longitude timeZone rating reviews photo workingHours hours status placeId subtypes state reviewsLink logo",
      "about country verified",
    ].join(" "),
    sampledRows: [2, 57, 113, 168, 224, 279, 335, 390, 446, 501],
    digest: "61a814e9871d1586",
  },
  {
    path: "outscraper/vn-hue-cafes-8.csv",
    created: 8,
    duplicates: 0,
    fields: [
      "name type category fullAddress street city postalCode countryCode phone phoneE164 website url latitude",
      "longitude timeZone rating reviews photo workingHours hours status placeId subtypes state reviewsLink logo",
      "about country verified",
    ].join(" "),
    sampledRows: [2, 3, 4, 5, 6, 7, 8, 9],
    digest: "991aa2dfeadd330a",
  },
  {
    path: "outscraper/us-alabama-medical-395.redacted.csv",
    created: 237,
    duplicates: 158,
    fields: [
      "name type category fullAddress street city postalCode countryCode phone phoneE164 website url latitude",
      "longitude timeZone rating reviews photo workingHours hours status placeId subtypes state reviewsLink logo",
      "about country verified",
    ].join(" "),
    sampledRows: [2, 43, 88, 133, 176, 221, 263, 307, 351, 396],
    digest: "b1893e409596cf6b",
  },
  {
    path: "gosom/us-dallas-hookah-73.redacted.csv",
    created: 73,
    duplicates: 0,
    fields: [
      "name type fullAddress street city state postalCode countryCode phone website url latitude longitude timeZone",
      "rating reviews photo hours status placeId phoneE164 workingHours description about country verified",
    ].join(" "),
    sampledRows: [2, 10, 18, 26, 34, 42, 50, 58, 66, 74],
    digest: "7e5ed9480e5824b6",
  },
  {
    path: "gosom/burnaby-1.redacted.csv",
    created: 244,
    duplicates: 0,
    fields: [
      "name type fullAddress street city state postalCode countryCode phone website url latitude longitude timeZone",
      "rating reviews photo hours status phoneE164 reviewsLink workingHours description about placeId country",
      "verified",
    ].join(" "),
    sampledRows: [2, 29, 56, 83, 110, 137, 164, 191, 218, 245],
    digest: "8938de40e77a9d89",
  },
  {
    path: "gosom/delta-1.redacted.csv",
    created: 317,
    duplicates: 0,
    fields: [
      "name type fullAddress street city state postalCode countryCode phone website url latitude longitude timeZone",
      "rating reviews photo hours status phoneE164 reviewsLink workingHours description about placeId country",
      "verified",
    ].join(" "),
    sampledRows: [2, 37, 72, 107, 142, 178, 213, 248, 283, 318],
    digest: "a34ed80996ef997c",
  },
  {
    path: "gosom/delta-2.redacted.csv",
    created: 352,
    duplicates: 0,
    fields: [
      "name type fullAddress street city state postalCode countryCode phone website url latitude longitude timeZone",
      "rating reviews photo hours status phoneE164 reviewsLink workingHours description about placeId country",
      "verified",
    ].join(" "),
    sampledRows: [2, 41, 80, 119, 158, 197, 236, 275, 314, 353],
    digest: "5ccff80b1025de17",
  },
  {
    path: "gosom/ubc-1.redacted.csv",
    created: 73,
    duplicates: 0,
    fields: [
      "name type fullAddress street city state postalCode countryCode phone website url latitude longitude timeZone",
      "rating reviews photo hours status phoneE164 reviewsLink workingHours description about placeId country",
      "verified",
    ].join(" "),
    sampledRows: [2, 10, 18, 26, 34, 42, 50, 58, 66, 74],
    digest: "c40ff15bd02d5fe4",
  },
  {
    path: "gosom/ca-vancouver-gosom-137.redacted.xls",
    created: 94,
    duplicates: 41,
    fields: [
      "name type fullAddress street city state postalCode countryCode phone website url latitude longitude timeZone",
      "rating reviews photo hours status phoneE164 reviewsLink workingHours description about placeId country verified",
    ].join(" "),
    sampledRows: [2, 14, 17, 33, 44, 47, 63, 66, 94, 125],
    digest: "daf6c1a152fff75e",
  },
  {
    path: "apify/in-ahmedabad-print-shops-273.csv",
    created: 273,
    duplicates: 0,
    fields: [
      "name type subtypes fullAddress street city state postalCode countryCode phone phoneE164 url latitude",
      "longitude rating reviews photo hours status placeId timeZone workingHours country verified",
    ].join(" "),
    sampledRows: [2, 5, 32, 62, 67, 93, 109, 123, 184, 193],
    digest: "c149393933e03e0c",
  },
  {
    path: "other/world-starbucks-25600.csv",
    created: 25600,
    duplicates: 0,
    fields: [
      "name street city postalCode countryCode latitude longitude fullAddress state timeZone phone phoneE164",
      "reviews status country verified",
    ].join(" "),
    sampledRows: [2, 2846, 5690, 8535, 11379, 14224, 17068, 19913, 22757, 25601],
    digest: "2fb44d359b2d9b07",
  },
  {
    path: "other/world-zomato-9551.latin1.csv",
    created: 9551,
    duplicates: 0,
    fields: [
      "name fullAddress city countryCode subtypes latitude longitude rating reviews category timeZone status",
      "country verified",
    ].join(" "),
    sampledRows: [2, 1063, 2124, 3185, 4246, 5308, 6369, 7430, 8491, 9552],
    digest: "b43787fb46f2fa98",
  },
  {
    path: "other/world-breweries-11822.csv",
    created: 11822,
    duplicates: 0,
    fields: [
      "name street city state postalCode countryCode website latitude longitude type fullAddress timeZone phone",
      "phoneE164 reviews status country verified",
    ].join(" "),
    sampledRows: [2, 1315, 2629, 3942, 5256, 6569, 7883, 9196, 10510, 11823],
    digest: "f5a319c703399a0c",
  },
];
