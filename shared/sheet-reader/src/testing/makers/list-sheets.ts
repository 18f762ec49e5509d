import { columnsOf, csvOfRecords, type MakerSheet } from "./maker-sheet.ts";

const APIFY_COLUMNS = columnsOf(
  "title,address,categories/0,categories/1,categories/2,categoryName,cid,city,claimThisBusiness,countryCode,imageUrl,imagesCount",
  "isAdvertisement,location/lat,location/lng,neighborhood",
  [0, 1, 2, 3, 4, 5, 6].map((day) => `openingHours/${day}/day,openingHours/${day}/hours`).join(),
  "permanentlyClosed,phone,phoneUnformatted,postalCode,rank,reviewsCount,reviewsDistribution/fiveStar,state,street,subTitle,totalScore,url,website",
);
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const openingHours = Object.fromEntries(
  DAYS.flatMap((day, index) => [
    [`openingHours/${index}/day`, day],
    [`openingHours/${index}/hours`, day === "Sunday" ? "Closed" : "10\u202fAM to 10\u202fPM"],
  ]),
);
const PRINT_SHOP = {
  ...openingHours,
  title: "Kite String Copy House",
  address: "12, Loom Tower, Maninagar, Ahmedabad, Gujarat 380008, India",
  "categories/0": "Copy shop",
  "categories/1": "Print shop",
  categoryName: "Copy shop",
  cid: "4.45E+18",
  city: "Ahmedabad",
  claimThisBusiness: "FALSE",
  countryCode: "IN",
  imageUrl: "https://lh3.example/p/kite=w427-h240",
  imagesCount: "9",
  "location/lat": "22.9961",
  "location/lng": "72.5975",
  permanentlyClosed: "FALSE",
  phone: "+91 79 5550 0142",
  phoneUnformatted: "9.18E+11",
  postalCode: "380008",
  rank: "1",
  reviewsCount: "13",
  state: "Gujarat",
  street: "12, Loom Tower",
  subTitle: "પતંગ દોરી",
  totalScore: "5",
  url: "https://www.google.com/maps/search/?api=1&query=Kite&query_place_id=ChIJexample-kitestring-01",
};

const CHAIN_COLUMNS =
  "Brand,Store_Number,Store_Name,Ownership_Type,Street_Address,City,State,Country,Postcode,Phone_Number,Timezone,Longitude,Latitude";
const CHAIN = [
  {
    Brand: "Moka Harbour",
    Store_Number: "10001-000001",
    Store_Name: "Φάρος Κέντρο",
    Street_Address: "Οδός Πηγής 4",
    City: "Αθήνα",
    State: "I",
    Country: "Greece",
    Postcode: "10552",
    Phone_Number: "",
    Timezone: "GMT+02:00 Europe/Athens",
    Longitude: "23.73",
    Latitude: "37.98",
  },
  {
    Brand: "Moka Harbour",
    Store_Number: "10002-000002",
    Store_Name: "ท่าเรือ",
    Street_Address: "9 ถนนตัวอย่าง",
    City: "กรุงเทพมหานคร",
    State: "10",
    Country: "Thiland",
    Postcode: "10110",
    Phone_Number: "025550142",
    Timezone: "GMT+07:00 Asia/Bangkok",
    Longitude: "100.5",
    Latitude: "13.75",
  },
];

const RATED_COLUMNS = columnsOf(
  "RestaurantID,RestaurantName,Country,City,Address,Locality,LocalityVerbose,Longitude,Latitude,Cuisines,AverageCostForTwo,Currency",
  "HasTableBooking,HasOnlineDelivery,IsDeliveringNow,SwitchToOrderMenu,PriceRange,AggregateRating,RatingColor,RatingText,Votes,LatLon",
);
const RATED = [
  {
    RestaurantID: "9000001",
    RestaurantName: "Café da Serra – Açaí",
    Country: "Brazil",
    City: "São Paulo",
    Address: "Rua das Lanternas, 42, Centro, São Paulo",
    Locality: "Centro",
    LocalityVerbose: "Centro, São Paulo",
    Longitude: "-46.63",
    Latitude: "-23.55",
    Cuisines: "Brazilian, Desserts",
    AverageCostForTwo: "110",
    AggregateRating: "4.8",
    RatingText: "Excellent",
    Votes: "314",
    LatLon: "-23.55,-46.63",
  },
  {
    RestaurantID: "9000002",
    RestaurantName: "Blue Gate Tiffin",
    Country: "India",
    City: "New Delhi",
    Address: "Stall 3, Lamp Market, New Delhi",
    Longitude: "0",
    Latitude: "0",
    Cuisines: "North Indian",
    AggregateRating: "0",
    RatingText: "Not rated",
    Votes: "0",
    LatLon: "0,0",
  },
];

const BREWERY_COLUMNS =
  "id,name,brewery_type,address_1,address_2,address_3,city,state_province,postal_code,country,phone,website_url,longitude,latitude";
const BREWERIES = [
  {
    id: "00000000-0000-4000-8000-00000000000a",
    name: "'s Fassl",
    brewery_type: "brewpub",
    address_1: "Hopfenstraße 1",
    city: "Kronach",
    state_province: "Bayern",
    postal_code: "96317",
    country: "Germany",
    phone: "+49 9261 5550142",
    website_url: "http://www.fassl.example",
    longitude: "11.3277",
    latitude: "50.2412",
  },
  {
    id: "00000000-0000-4000-8000-00000000000b",
    name: "Tarn & Kettle Brewing",
    brewery_type: "micro",
    address_1: "Unit 4",
    address_2: "Old Tannery Yard",
    city: "Cork",
    state_province: "Cork",
    postal_code: "T12 X000",
    country: "Ireland",
  },
];

const bytes = (text: string, encoding: BufferEncoding = "utf8"): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text, encoding));

/** A flat export of Apify, and lists of other makers. */
export const LIST_SHEETS: readonly MakerSheet[] = [
  {
    maker: "Apify, flat, as Excel saved it with its numbers rounded",
    fileName: "apify.csv",
    content: () => bytes(`\uFEFF${csvOfRecords(APIFY_COLUMNS, [PRINT_SHOP], "\r\n")}`),
    rows: 1,
    created: 1,
    duplicates: 0,
    rejected: 0,
    found: `
2: name=Kite String Copy House ¦ subtypes=Copy shop + Print shop ¦ type=Copy shop ¦ fullAddress=12, Loom Tower, Maninagar, Ahmedabad, Gujarat 380008, India ¦ street=12, Loom Tower ¦ city=Ahmedabad ¦ state=Gujarat ¦ postalCode=380008 ¦ country=India ¦ countryCode=IN ¦ latitude=22.9961 ¦ longitude=72.5975 ¦ phone=+91 79 5550 0142 ¦ phoneE164=+917955500142 ¦ url=https://www.google.com/maps/search/?api=1&query=Kite&query_place_id=ChIJexample-kitestring-01 ¦ reviews=13 ¦ rating=5 ¦ photo=https://lh3.example/p/kite=w427-h240 ¦ placeId=ChIJexample-kitestring-01 ¦ hours=012345 10:00-22:00, 6 closed
unknown: claimThisBusiness ¦ imagesCount ¦ isAdvertisement ¦ neighborhood ¦ rank ¦ reviewsDistribution/fiveStar ¦ subTitle
`,
  },
  {
    maker: "a chain's list in local scripts with a misspelt country and a store twice",
    fileName: "chain.csv",
    content: () => bytes(csvOfRecords(CHAIN_COLUMNS, [...CHAIN, ...CHAIN.slice(1)])),
    rows: 3,
    created: 2,
    duplicates: 1,
    rejected: 0,
    found: `
2: name=Moka Harbour Φάρος Κέντρο ¦ fullAddress=Οδός Πηγής 4, Αθήνα, I 10552 ¦ street=Οδός Πηγής 4 ¦ city=Αθήνα ¦ state=I ¦ postalCode=10552 ¦ country=Greece ¦ countryCode=GR ¦ latitude=37.98 ¦ longitude=23.73
3: name=Moka Harbour ท่าเรือ ¦ fullAddress=9 ถนนตัวอย่าง, กรุงเทพมหานคร, 10110 ¦ street=9 ถนนตัวอย่าง ¦ city=กรุงเทพมหานคร ¦ state=10 ¦ postalCode=10110 ¦ country=Thailand ¦ countryCode=TH ¦ latitude=13.75 ¦ longitude=100.5 ¦ phone=+66 2 555 0142 ¦ phoneE164=+6625550142
unknown: Store_Number ¦ Ownership_Type
`,
  },
  {
    maker: "a list in Windows-1252 with places at 0, 0",
    fileName: "rated.latin1.csv",
    content: () => bytes(csvOfRecords(RATED_COLUMNS, RATED, "\r\n").replaceAll("–", "\x96"), "latin1"),
    rows: 2,
    created: 2,
    duplicates: 0,
    rejected: 0,
    found: `
2: name=Café da Serra – Açaí ¦ subtypes=Brazilian + Desserts ¦ category=Brazilian ¦ fullAddress=Rua das Lanternas, 42, Centro, São Paulo ¦ city=São Paulo ¦ country=Brazil ¦ countryCode=BR ¦ latitude=-23.55 ¦ longitude=-46.63 ¦ reviews=314 ¦ rating=4.8
3: name=Blue Gate Tiffin ¦ subtypes=North Indian ¦ category=North Indian ¦ fullAddress=Stall 3, Lamp Market, New Delhi ¦ city=New Delhi ¦ country=India ¦ countryCode=IN
3: ! bad_coordinates 0, 0
unknown: RestaurantID ¦ LocalityVerbose ¦ AverageCostForTwo ¦ Currency ¦ HasTableBooking ¦ HasOnlineDelivery ¦ IsDeliveringNow ¦ SwitchToOrderMenu ¦ PriceRange ¦ RatingColor ¦ RatingText
`,
  },
  {
    maker: "a list of breweries, some without a position",
    fileName: "breweries.csv",
    content: () => bytes(csvOfRecords(BREWERY_COLUMNS, BREWERIES, "\r\n")),
    rows: 2,
    created: 2,
    duplicates: 0,
    rejected: 0,
    found: `
2: name='s Fassl ¦ type=Brewpub ¦ fullAddress=Hopfenstraße 1, Kronach, Bayern 96317 ¦ street=Hopfenstraße 1 ¦ city=Kronach ¦ state=Bayern ¦ postalCode=96317 ¦ country=Germany ¦ countryCode=DE ¦ latitude=50.2412 ¦ longitude=11.3277 ¦ phone=+49 9261 5550142 ¦ phoneE164=+4992615550142 ¦ website=http://www.fassl.example
3: name=Tarn & Kettle Brewing ¦ type=Micro brewery ¦ fullAddress=Unit 4, Old Tannery Yard, Cork, Cork T12 X000 ¦ street=Unit 4, Old Tannery Yard ¦ city=Cork ¦ state=Cork ¦ postalCode=T12 X000 ¦ country=Ireland ¦ countryCode=IE
unknown: id
`,
  },
];
