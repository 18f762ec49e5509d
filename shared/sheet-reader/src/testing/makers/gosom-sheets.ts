import { makeXls } from "../make-xls.ts";
import { columnsOf, csvOfRecords, everyDay, type MakerRecord, type MakerSheet } from "./maker-sheet.ts";

const HEAD = columnsOf(
  "input_id,link,title,category,address,open_hours,popular_times,website,phone,plus_code,review_count,review_rating,reviews_per_rating",
  "latitude,longitude,cid,status,descriptions,reviews_link,thumbnail,timezone,price_range,data_id",
);
const TAIL = "images,reservations,order_online,menu,owner,complete_address,about,user_reviews";
const COLUMNS = columnsOf(HEAD, "place_id", TAIL, "user_reviews_extended,emails");
/** Without a place id column: the id is in the review link. */
const COLUMNS_OLDER = columnsOf(HEAD, TAIL, "emails");

const options = (...names: string[]) => names.map((name) => ({ name, enabled: !name.startsWith("no ") }));
const ABOUT = JSON.stringify([
  { id: "service_options", name: "Service options", options: options("Delivery", "Takeout") },
  { id: "amenities", name: "Amenities", options: options("Restroom", "no Wi-Fi") },
]);

const SHAWARMA: MakerRecord = {
  input_id: "00000000-0000-4000-8000-000000000001",
  link: "https://www.google.com/maps/place/Saffron+Kiosk/data=!4m7!3m6!1s0x0000000000000001:0x0000000000000002!8m2!3d33.1029!4d-96.8095",
  title: "Saffron Kiosk",
  category: "Mediterranean restaurant",
  address: "8500 Quarry Pkwy #111, Frisco, TX 75034",
  open_hours: JSON.stringify({
    ...everyDay(["11\u202fAM–12\u202fAM"]),
    Friday: ["11\u202fAM–2\u202fAM"],
    Sunday: ["Closed"],
  }),
  popular_times: "{}",
  website: "http://saffronkiosk.example/",
  phone: "+14695550142",
  review_count: "564",
  review_rating: "4.400000",
  reviews_per_rating: '{"1":40,"2":12,"3":20,"4":60,"5":432}',
  latitude: "33.102935",
  longitude: "-96.80956",
  cid: "1200300400500600701",
  status: "Open ⋅ Closes 12\u202fAM",
  thumbnail: "https://lh5.example/p/kiosk=w408-h306",
  timezone: "America/Chicago",
  price_range: "$10–20",
  data_id: "0x0000000000000001:0x0000000000000002",
  place_id: "ChIJexample-saffron-00000001",
  images: `[{"title":"All","image":"https://lh5.example/${"p".repeat(20_000)}"}]`,
  reservations: "null",
  menu: '{"link":"","source":""}',
  owner: '{"id":"","name":"Saffron Kiosk (Owner)","link":""}',
  complete_address:
    '{"borough":"Quarry","street":"8500 Quarry Pkwy #111","city":"Frisco","postal_code":"75034","state":"Texas","country":"US"}',
  about: ABOUT,
};

const CANADIAN: MakerRecord = {
  ...SHAWARMA,
  title: "Heron & Reed Café",
  category: "Brunch restaurant",
  address: "8660 Ferry Ct, Burnaby, BC V5A 4N7",
  open_hours: JSON.stringify({
    ...everyDay(["11\u202fa.m.–2\u202fp.m.", "4–10\u202fp.m."]),
    Sunday: ["11\u202fa.m.–10\u202fp.m."],
  }),
  website: "",
  phone: "(604) 555-0142",
  review_count: "42",
  review_rating: "4.700000",
  latitude: "49.222406",
  longitude: "-122.943743",
  cid: "1200300400500600702",
  link: "https://www.google.com/maps/place/Heron+%26+Reed/data=!4m7!3m6!1s0x0000000000000003:0x0000000000000004!8m2!3d49.2224061!4d-122.9437434",
  data_id: "0x0000000000000003:0x0000000000000004",
  reviews_link:
    "https://search.google.com/local/reviews?placeid=ChIJexample-heron-0000000001&q=Heron&authuser=0&hl=en&gl=CA",
  timezone: "America/Vancouver",
  complete_address:
    '{"borough":"","street":"8660 Ferry Ct","city":"Burnaby","postal_code":"V5A 4N7","state":"British Columbia","country":"CA"}',
};
const OTHER_CANADIAN: MakerRecord = {
  ...CANADIAN,
  title: "Heron & Reed Takeaway",
  cid: "1200300400500600703",
  link: CANADIAN.link?.replace("0003:", "0005:") ?? "",
  data_id: "0x0000000000000005:0x0000000000000004",
  reviews_link: CANADIAN.reviews_link?.replace("heron-00", "takeaway") ?? "",
  open_hours: "{}",
};

const NUMBERS: ReadonlySet<string> = new Set(["latitude", "longitude", "review_count", "review_rating"]);
/** The writer of the fixture cuts texts at 255 characters. */
const SAVED: MakerRecord = {
  ...CANADIAN,
  title: "Tide Table Grill",
  cid: "1200300400500600704",
  link: CANADIAN.link?.replace("0003:", "0006:") ?? "",
  data_id: "0x0000000000000006:0x0000000000000004",
  reviews_link: CANADIAN.reviews_link?.replace("heron-00", "tidetabl") ?? "",
  open_hours: JSON.stringify({ Friday: ["11\u202fa.m.–2\u202fp.m.", "4–10\u202fp.m."], Sunday: ["Closed"] }),
  images: "",
};

function workbook(): Uint8Array<ArrayBuffer> {
  const columns = COLUMNS_OLDER.split(",");
  const cellOf = (column: string, text = ""): string | number | null => {
    if (text === "") return null;
    return NUMBERS.has(column) ? Number(text) : text;
  };
  const row = columns.map((column) => cellOf(column, SAVED[column]));
  return Uint8Array.from(makeXls({ sheets: { results: [columns, row] } }));
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text));

/** As gosom's scraper writes CSV, and as Excel saves one of its files. */
export const GOSOM_SHEETS: readonly MakerSheet[] = [
  {
    maker: "gosom's scraper with amenities in lists and hours past midnight",
    fileName: "gosom.csv",
    content: () => utf8(csvOfRecords(COLUMNS, [SHAWARMA])),
    rows: 1,
    created: 1,
    duplicates: 0,
    rejected: 0,
    found: `
2: name=Saffron Kiosk ¦ type=Mediterranean restaurant ¦ fullAddress=8500 Quarry Pkwy #111, Frisco, TX 75034 ¦ street=8500 Quarry Pkwy #111 ¦ city=Frisco ¦ state=Texas ¦ postalCode=75034 ¦ country=United States ¦ countryCode=US ¦ latitude=33.102935 ¦ longitude=-96.80956 ¦ phone=+1 469-555-0142 ¦ phoneE164=+14695550142 ¦ website=http://saffronkiosk.example/ ¦ url=https://www.google.com/maps/place/Saffron+Kiosk/data=!4m7!3m6!1s0x0000000000000001:0x0000000000000002!8m2!3d33.1029!4d-96.8095 ¦ reviews=564 ¦ rating=4.4 ¦ photo=https://lh5.example/p/kiosk=w408-h306 ¦ about={"Service options":{"Delivery":true,"Takeout":true},"Amenities":{"Restroom":true,"no Wi-Fi":false}} ¦ placeId=ChIJexample-saffron-00000001 ¦ hours=01235 11:00-24:00, 4 11:00-26:00, 6 closed
unknown: input_id ¦ popular_times ¦ plus_code ¦ reviews_per_rating ¦ price_range ¦ reservations ¦ order_online ¦ menu ¦ owner ¦ user_reviews ¦ user_reviews_extended ¦ emails
`,
  },
  {
    maker: "gosom's scraper in Canadian English without place ids",
    fileName: "gosom-canada.csv",
    content: () => utf8(csvOfRecords(COLUMNS_OLDER, [CANADIAN, OTHER_CANADIAN, CANADIAN])),
    rows: 3,
    created: 2,
    duplicates: 1,
    rejected: 0,
    found: `
2: name=Heron & Reed Café ¦ type=Brunch restaurant ¦ fullAddress=8660 Ferry Ct, Burnaby, BC V5A 4N7 ¦ street=8660 Ferry Ct ¦ city=Burnaby ¦ state=British Columbia ¦ postalCode=V5A 4N7 ¦ country=Canada ¦ countryCode=CA ¦ latitude=49.222406 ¦ longitude=-122.943743 ¦ phone=+1 604-555-0142 ¦ phoneE164=+16045550142 ¦ url=https://www.google.com/maps/place/Heron+%26+Reed/data=!4m7!3m6!1s0x0000000000000003:0x0000000000000004!8m2!3d49.2224061!4d-122.9437434 ¦ reviews=42 ¦ rating=4.7 ¦ reviewsLink=https://search.google.com/local/reviews?placeid=ChIJexample-heron-0000000001&q=Heron&authuser=0&hl=en&gl=CA ¦ photo=https://lh5.example/p/kiosk=w408-h306 ¦ about={"Service options":{"Delivery":true,"Takeout":true},"Amenities":{"Restroom":true,"no Wi-Fi":false}} ¦ placeId=ChIJexample-heron-0000000001 ¦ hours=012345 11:00-14:00+16:00-22:00, 6 11:00-22:00
3: name=Heron & Reed Takeaway ¦ type=Brunch restaurant ¦ fullAddress=8660 Ferry Ct, Burnaby, BC V5A 4N7 ¦ street=8660 Ferry Ct ¦ city=Burnaby ¦ state=British Columbia ¦ postalCode=V5A 4N7 ¦ country=Canada ¦ countryCode=CA ¦ latitude=49.222406 ¦ longitude=-122.943743 ¦ phone=+1 604-555-0142 ¦ phoneE164=+16045550142 ¦ url=https://www.google.com/maps/place/Heron+%26+Reed/data=!4m7!3m6!1s0x0000000000000005:0x0000000000000004!8m2!3d49.2224061!4d-122.9437434 ¦ reviews=42 ¦ rating=4.7 ¦ reviewsLink=https://search.google.com/local/reviews?placeid=ChIJexample-takeaway00000001&q=Heron&authuser=0&hl=en&gl=CA ¦ photo=https://lh5.example/p/kiosk=w408-h306 ¦ about={"Service options":{"Delivery":true,"Takeout":true},"Amenities":{"Restroom":true,"no Wi-Fi":false}} ¦ placeId=ChIJexample-takeaway00000001
unknown: input_id ¦ popular_times ¦ plus_code ¦ reviews_per_rating ¦ price_range ¦ reservations ¦ order_online ¦ menu ¦ owner ¦ user_reviews ¦ emails
`,
  },
  {
    maker: "gosom's scraper saved as an .xls workbook",
    fileName: "gosom.xls",
    content: workbook,
    rows: 1,
    created: 1,
    duplicates: 0,
    rejected: 0,
    found: `
2: name=Tide Table Grill ¦ type=Brunch restaurant ¦ fullAddress=8660 Ferry Ct, Burnaby, BC V5A 4N7 ¦ street=8660 Ferry Ct ¦ city=Burnaby ¦ state=British Columbia ¦ postalCode=V5A 4N7 ¦ country=Canada ¦ countryCode=CA ¦ latitude=49.222406 ¦ longitude=-122.943743 ¦ phone=+1 604-555-0142 ¦ phoneE164=+16045550142 ¦ url=https://www.google.com/maps/place/Heron+%26+Reed/data=!4m7!3m6!1s0x0000000000000006:0x0000000000000004!8m2!3d49.2224061!4d-122.9437434 ¦ reviews=42 ¦ rating=4.7 ¦ reviewsLink=https://search.google.com/local/reviews?placeid=ChIJexample-tidetabl00000001&q=Heron&authuser=0&hl=en&gl=CA ¦ photo=https://lh5.example/p/kiosk=w408-h306 ¦ about={"Service options":{"Delivery":true,"Takeout":true},"Amenities":{"Restroom":true,"no Wi-Fi":false}} ¦ placeId=ChIJexample-tidetabl00000001 ¦ hours=4 11:00-14:00+16:00-22:00, 6 closed
unknown: input_id ¦ popular_times ¦ plus_code ¦ reviews_per_rating ¦ price_range ¦ reservations ¦ order_online ¦ menu ¦ owner ¦ user_reviews ¦ emails
`,
  },
];
