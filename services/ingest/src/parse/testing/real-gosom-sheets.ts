import type { RealSheet } from "./real-sheet.ts";

/** Exports of gosom's scraper, by Python's csv module and xlrd. */
export const REAL_GOSOM_SHEETS: readonly RealSheet[] = [
  {
    path: "gosom/us-dallas-hookah-73.redacted.csv",
    rows: 73,
    created: 73,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ fullAddress ¦ street ¦ city ¦ state ¦ postalCode ¦ countryCode ¦ phone ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ hours ¦ status ¦ placeId
2 ¦ The Gyro Shop ¦ Gyro restaurant ¦ 8549 Gaylord Pkwy #111, Frisco, TX 75034 ¦ 8549 Gaylord Pkwy #111 ¦ Frisco ¦ Texas ¦ 75034 ¦ US ¦ +1 469-287-2159 ¦ http://thegyroshoptx.com/ ¦ #9b16932c83b7 ¦ 33.102935 ¦ -96.80956 ¦ America/Chicago ¦ 4.4 ¦ 564 ¦ #7178df26a5e0 ¦ 01236 11:00-24:00, 45 11:00-26:00 ¦ operational ¦ ChIJ5xtdQPM9TIYRtEg7xdJfKLk
10 ¦ Pita Shawarma Mediterranean Restaurant & Coffee ¦ Mediterranean restaurant ¦ 3100 Independence Pkwy #319, Plano, TX 75075 ¦ 3100 Independence Pkwy #319 ¦ Plano ¦ Texas ¦ 75075 ¦ US ¦ +1 972-519-0888 ¦ https://www.orderpitashawarmaplano.com/ ¦ #763acb8dad86 ¦ 33.039698 ¦ -96.750964 ¦ America/Chicago ¦ 4.8 ¦ 908 ¦ #08edf7b12c25 ¦ 0 closed, 1 11:00-22:00, 23456 11:00-23:00 ¦ operational ¦ ChIJidIx1cEjTIYRYT8_CMvi9iA
18 ¦ Rokhat Grill ¦ Halal restaurant ¦ 2205 N Central Expy #180, Plano, TX 75075 ¦ 2205 N Central Expy #180 ¦ Plano ¦ Texas ¦ 75075 ¦ US ¦ +1 469-298-2091 ¦ http://www.rokhatgrills.com/ ¦ #b9eacda286ef ¦ 33.029714 ¦ -96.709661 ¦ America/Chicago ¦ 4.7 ¦ 3031 ¦ #3c138d94fae4 ¦ 0123456 11:00-25:00 ¦ operational ¦ ChIJP_GfizEZTIYRc2wzdmaam9g
26 ¦ South Fork Cafe Plano ¦ Brunch restaurant ¦ 1941 Preston Rd #1004, Plano, TX 75093 ¦ 1941 Preston Rd #1004 ¦ Plano ¦ Texas ¦ 75093 ¦ US ¦ +1 972-598-0230 ¦ https://southforkcafetx.com/ ¦ #c7e86a37f77f ¦ 33.025273 ¦ -96.798043 ¦ America/Chicago ¦ 4.6 ¦ 254 ¦ #e3608b6f82a0 ¦ 0123456 7:00-21:00 ¦ operational ¦ ChIJFfR5QosjTIYRz5jT7P9nutQ
34 ¦ Spitz Mediterranean Street Food ¦ Mediterranean restaurant ¦ 6851 Warren Pkwy Suite 201, Frisco, TX 75034 ¦ 6851 Warren Pkwy Suite 201 ¦ Frisco ¦ Texas ¦ 75034 ¦ US ¦ +1 469-389-2808 ¦ #053b87ea9eeb ¦ #a47a6eb93035 ¦ 33.106218 ¦ -96.824888 ¦ America/Chicago ¦ 4.4 ¦ 849 ¦ #9329afdcb85f ¦ 0123456 11:00-21:30 ¦ operational ¦ ChIJhzOVm749TIYRIbUMb0mku_M
42 ¦ Original Shawarma ¦ Mediterranean restaurant ¦ 6205 Coit Rd #364, Plano, TX 75024 ¦ 6205 Coit Rd #364 ¦ Plano ¦ Texas ¦ 75024 ¦ US ¦ +1 214-440-2451 ¦ http://www.originalshawarmatx.com/ ¦ #9fd1d483e3a0 ¦ 33.056913 ¦ -96.77234 ¦ America/Chicago ¦ 4.6 ¦ 1122 ¦ #36ca295c07bd ¦ 0126 11:00-23:00, 345 11:00-24:00 ¦ operational ¦ ChIJi4mzoxYjTIYRRd1v7XC0G6c
50 ¦ Legacy Hall ¦ Restaurant ¦ 7800 Windrose Ave., Plano, TX 75024 ¦ 7800 Windrose Ave. ¦ Plano ¦ Texas ¦ 75024 ¦ US ¦  ¦ http://legacyfoodhall.com/ ¦ #29d5954fef20 ¦ 33.083193 ¦ -96.825834 ¦ America/Chicago ¦ 4.6 ¦ 10680 ¦ #1e4211e31f6f ¦ 0123 8:00-22:00, 4 8:00-25:00, 5 10:00-25:00, 6 10:00-22:00 ¦ operational ¦ ChIJLcqoZqU8TIYRsjNJbQkm0yw
58 ¦ Olive Burger ¦ Hamburger restaurant ¦ 5720 State Hwy 121, Plano, TX 75024 ¦ 5720 State Hwy 121 ¦ Plano ¦ Texas ¦ 75024 ¦ US ¦ +1 972-238-2811 ¦ https://www.oliveburger.com/ ¦ #bd241b7d895a ¦ 33.092099 ¦ -96.815309 ¦ America/Chicago ¦ 4.5 ¦ 1763 ¦ #972ace98f4bc ¦ 0123 10:00-22:00, 45 10:00-24:00, 6 11:00-22:00 ¦ operational ¦ ChIJT378t9c9TIYRO7ULCYlGVP4
66 ¦ Gyro Rice and Spice ¦ Mediterranean restaurant ¦ 7722 Forest Ln, Dallas, TX 75230 ¦ 7722 Forest Ln ¦ Dallas ¦ Texas ¦ 75230 ¦ US ¦ +1 214-272-3882 ¦ https://www.gyroriceandspice.com/ ¦ #a78937e64e7f ¦ 32.90934 ¦ -96.773697 ¦ America/Chicago ¦ 4.7 ¦ 216 ¦ #d1e0563ddd98 ¦ 0123456 11:00-21:00 ¦ operational ¦ ChIJw1_oJmkhTIYRUNt3PiJxtfQ
74 ¦ Board Bites ¦ Lebanese restaurant ¦ 6100 K Ave 104 B, Plano, TX 75074 ¦ 6100 K Ave 104 B ¦ Plano ¦ Texas ¦ 75074 ¦ US ¦ +1 469-929-6955 ¦ https://www.boardbites.com/ ¦ #5b4d0c5512b5 ¦ 33.057533 ¦ -96.689079 ¦ America/Chicago ¦ 4.7 ¦ 2126 ¦ #d3f2f0764a15 ¦ 0123 11:00-21:00, 45 11:00-22:00, 6 11:00-20:00 ¦ operational ¦ ChIJIw_kmMAZTIYR4hFJSqrQDAo
`,
  },
  {
    path: "gosom/burnaby-1.redacted.csv",
    rows: 244,
    created: 244,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ fullAddress ¦ street ¦ city ¦ state ¦ postalCode ¦ countryCode ¦ phone ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ hours ¦ status
2 ¦ Little Cockatoo Cafe ¦ Restaurant ¦ 7548 Edmonds St, Burnaby, BC V3N 1B5 ¦ 7548 Edmonds St ¦ Burnaby ¦ British Columbia ¦ V3N 1B5 ¦ CA ¦ +1 604-540-1715 ¦  ¦ #eb83c53ec277 ¦ 49.222406 ¦ -122.943743 ¦ America/Vancouver ¦ 4.7 ¦ 42 ¦ #bb9a29c56470 ¦ 01234 11:00-14:00+16:00-22:00, 56 11:00-22:00 ¦ operational
29 ¦ Oneway Café ¦ Brunch restaurant ¦ 8662 Commerce Ct, Burnaby, BC V5A 4N7 ¦ 8662 Commerce Ct ¦ Burnaby ¦ British Columbia ¦ V5A 4N7 ¦ CA ¦ +1 604-421-0407 ¦  ¦ #7709936f2c23 ¦ 49.25412 ¦ -122.914771 ¦ America/Vancouver ¦ 4.6 ¦ 214 ¦ #872e75fc5a58 ¦ 0123456 closed ¦ operational
56 ¦ Olivo Cafe ¦ Cafe ¦ 3871 N Fraser Wy Unit 17, Burnaby, BC V5J 5G6 ¦ 3871 N Fraser Wy Unit 17 ¦ Burnaby ¦ British Columbia ¦ V5J 5G6 ¦ CA ¦ +1 604-454-0105 ¦ https://www.instagram.com/olivocafe.burnaby/ ¦ #a16fd638217f ¦ 49.201668 ¦ -123.017044 ¦ America/Vancouver ¦ 4.5 ¦ 463 ¦ #73be3b40e5db ¦ 02 8:00-15:00, 134 8:00-20:00, 56 9:00-16:00 ¦ operational
83 ¦ Riverway Clubhouse ¦ Restaurant ¦ 9001 Bill Fox Way, Burnaby, BC V5J 3H6 ¦ 9001 Bill Fox Way ¦ Burnaby ¦ British Columbia ¦ V5J 3H6 ¦ CA ¦ +1 604-297-4888 ¦ https://foodburnaby.ca/weddings/riverway-clubhouse ¦ #c677484c927b ¦ 49.200591 ¦ -122.990237 ¦ America/Vancouver ¦ 4.4 ¦ 664 ¦ #550291952c71 ¦ 012346 11:30-20:00, 5 11:30-23:30 ¦ operational
110 ¦ Argo Greek Cuisine Pizza & Pasta ¦ Greek restaurant ¦ 3790 Canada Wy #108, Burnaby, BC V5G 1G4 ¦ 3790 Canada Wy #108 ¦ Burnaby ¦ British Columbia ¦ V5G 1G4 ¦ CA ¦ +1 604-428-9090 ¦ https://argogreek.ca/ ¦ #53f4774fd583 ¦ 49.254433 ¦ -123.020709 ¦ America/Vancouver ¦ 4.5 ¦ 646 ¦ #719689c46bb6 ¦ 012345 11:00-21:00, 6 closed ¦ operational
137 ¦ SOCRATES in the Heights ¦ Takeout Restaurant ¦ 4651 Hastings St, Burnaby, BC V5C 2K6 ¦ 4651 Hastings St ¦ Burnaby ¦ British Columbia ¦ V5C 2K6 ¦ CA ¦ +1 604-299-3777 ¦ http://socratesintheheights.ca/ ¦ #e6930a057020 ¦ 49.281143 ¦ -122.998363 ¦ America/Vancouver ¦ 4.6 ¦ 387 ¦ #0b5cd7fd30b5 ¦ 01234 11:00-21:00, 56 16:00-21:00 ¦ operational
164 ¦ Sooda Korean BBQ ¦ Korean barbecue restaurant ¦ #fac41457ba94 ¦ Lougheed Hwy. ¦ Burnaby ¦ British Columbia ¦ V5C 3Z6 ¦ CA ¦ +1 236-521-0740 ¦ http://bangapsooda.com/ ¦ #83711bcd71ba ¦ 49.268102 ¦ -123.000094 ¦ America/Vancouver ¦ 4.4 ¦ 1378 ¦ #75093b56be88 ¦ 0136 11:00-22:00, 2 closed, 45 11:00-23:00 ¦ operational
191 ¦ Abdul's BBQ ¦ Halal restaurant ¦ 4500 Kingsway, Burnaby, BC V5H 4V2 ¦ 4500 Kingsway ¦ Burnaby ¦ British Columbia ¦ V5H 4V2 ¦ CA ¦ +1 604-431-9498 ¦  ¦ #b03cd5c4cd29 ¦ 49.229688 ¦ -123.004243 ¦ America/Vancouver ¦ 3.7 ¦ 540 ¦ #7979e033b169 ¦ 0123456 10:00-21:00 ¦ operational
218 ¦ #ac87ffb54c50 ¦ Restaurant ¦ 4530 Hastings St, Burnaby, BC V5C 2K4 ¦ 4530 Hastings St ¦ Burnaby ¦ British Columbia ¦ V5C 2K4 ¦ CA ¦ +1 604-428-6874 ¦ http://mayriceroll.zomi.menu/ ¦ #876391efe903 ¦ 49.280872 ¦ -123.001896 ¦ America/Vancouver ¦ 4 ¦ 150 ¦ #e1122aec984f ¦ 013456 9:00-20:00, 2 9:00-15:00 ¦ operational
245 ¦ Hi Five Chicken ¦ Fast food restaurant ¦ 5933 Hastings St, Burnaby, BC V5B 1R7 ¦ 5933 Hastings St ¦ Burnaby ¦ British Columbia ¦ V5B 1R7 ¦ CA ¦ +1 604-423-2912 ¦ https://www.hifivechicken.com/ ¦ #50da5614368b ¦ 49.280519 ¦ -122.977868 ¦ America/Vancouver ¦ 4.4 ¦ 836 ¦ #24357a205c0c ¦ 012345 10:00-25:30, 6 10:00-24:00 ¦ operational
`,
  },
  {
    path: "gosom/delta-1.redacted.csv",
    rows: 317,
    created: 317,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ fullAddress ¦ street ¦ city ¦ state ¦ postalCode ¦ countryCode ¦ phone ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ hours ¦ status
2 ¦ Roy's Indian Food ¦ Indian restaurant ¦ 1179 56 St #200, Delta, BC V4L 2A2 ¦ 1179 56 St #200 ¦ Delta ¦ British Columbia ¦ V4L 2A2 ¦ CA ¦ +1 604-948-7697 ¦ https://roysindian.brygid.online/ ¦ #6cebc96f6d67 ¦ 49.024387 ¦ -123.069977 ¦ America/Vancouver ¦ 4.6 ¦ 378 ¦ #147efb67f895 ¦ #6bd6c8eb55fd ¦ operational
37 ¦ Arby's ¦ Fast food restaurant ¦ 4890 Canoe Pass Wy, Tsawwassen, BC V4M 4G8 ¦ 4890 Canoe Pass Wy ¦ Tsawwassen ¦ British Columbia ¦ V4M 4G8 ¦ CA ¦ +1 604-419-4415 ¦ #275c49413492 ¦ #92e940fbc14d ¦ 49.039897 ¦ -123.088873 ¦ America/Vancouver ¦ 4.3 ¦ 1276 ¦ #7a280dd933c5 ¦ 0123456 10:00-22:00 ¦ operational
72 ¦ Dairy Queen Grill & Chill ¦ Fast food restaurant ¦ 1555 56 St, Delta, BC V4L 2A9 ¦ 1555 56 St ¦ Delta ¦ British Columbia ¦ V4L 2A9 ¦ CA ¦ +1 604-943-5616 ¦ #a246ebc59422 ¦ #f5551280edb5 ¦ 49.030846 ¦ -123.069215 ¦ America/Vancouver ¦ 3.8 ¦ 284 ¦ #f5bcd6eff3ed ¦ 012456 11:00-22:00, 3 11:00-20:00 ¦ operational
107 ¦ Ricky's All Day Grill - Ladner ¦ Restaurant ¦ 5239 Ladner Trunk Rd, Delta, BC V4K 1W4 ¦ 5239 Ladner Trunk Rd ¦ Delta ¦ British Columbia ¦ V4K 1W4 ¦ CA ¦ +1 604-940-0833 ¦ https://rickysrestaurants.ca/locations/ladner/ ¦ #9f1aaaf70b56 ¦ 49.090519 ¦ -123.079125 ¦ America/Vancouver ¦ 3.6 ¦ 342 ¦ #fba84d65c3f7 ¦ #552806da0be8 ¦ operational
142 ¦ Poke by Ryuu Japanese Kitchen (UBC) ¦ Restaurant ¦ 3358 Wesbrook Mall, Vancouver, BC V6S 0A5 ¦ 3358 Wesbrook Mall ¦ Vancouver ¦ British Columbia ¦ V6S 0A5 ¦ CA ¦ +1 604-423-3688 ¦ https://ryuuorder.com/ ¦ #5a6c395ff77d ¦ 49.254386 ¦ -123.235029 ¦ America/Vancouver ¦ 3.9 ¦ 53 ¦ #ee42f6bc0726 ¦ 0123456 11:00-20:00 ¦ operational
178 ¦ Chaiiwala of London - Nordel ¦ Cafe ¦ 12025 Nordel Way #110, Surrey, BC V3W 3N6 ¦ 12025 Nordel Way #110 ¦ Surrey ¦ British Columbia ¦ V3W 3N6 ¦ CA ¦ +1 604-503-1021 ¦ https://chaiiwalaoflondon.com/ca/ ¦ #b007bd06ad66 ¦ 49.162532 ¦ -122.888824 ¦ America/Vancouver ¦ 4.5 ¦ 1291 ¦ #b1c53137f223 ¦ 01236 8:00-24:00, 45 8:00-25:00 ¦ operational
213 ¦ Baba Sweets & Shivalik Restaurant ¦ Indian restaurant ¦ 9285 120 St, Delta, BC V4C 6R8 ¦ 9285 120 St ¦ Delta ¦ British Columbia ¦ V4C 6R8 ¦ CA ¦ +1 604-581-6960 ¦  ¦ #371ed476ef7b ¦ 49.172004 ¦ -122.890804 ¦ America/Vancouver ¦ 3.6 ¦ 405 ¦ #df123ca55295 ¦ 0123456 9:00-20:00 ¦ operational
248 ¦ Divine Sandwich ¦ Sandwich shop ¦ 3-7560 Vantage Wy, Delta, BC V4G 1K7 ¦ 3-7560 Vantage Wy ¦ Delta ¦ British Columbia ¦ V4G 1K7 ¦ CA ¦ +1 604-940-1309 ¦ http://divinesandwich.ca/ ¦ #527fe75faa1d ¦ 49.138301 ¦ -123.014364 ¦ America/Vancouver ¦ 4 ¦ 109 ¦ #7b4d2af52113 ¦ 014 7:00-15:00, 2356 closed ¦ operational
283 ¦ Mucho Burrito Fresh Mexican Grill ¦ Mexican restaurant ¦ 7113 120 St, Delta, BC V4E 2A9 ¦ 7113 120 St ¦ Delta ¦ British Columbia ¦ V4E 2A9 ¦ CA ¦ +1 604-599-1045 ¦ https://locations.muchoburrito.com/en-ca/bc/delta/mb0120/ ¦ #32b9770e1a4a ¦ 49.131664 ¦ -122.89214 ¦ America/Vancouver ¦ 4.1 ¦ 538 ¦ #e3b0adc031da ¦ 0456 10:30-22:00, 1 10:30-20:00, 23 11:00-20:00 ¦ operational
318 ¦ Salsa ¦ Fast food restaurant ¦ 19-1 Ferry Causeway, Tsawwassen, BC ¦ 19-1 Ferry Causeway ¦ Tsawwassen ¦ British Columbia ¦  ¦ CA ¦ +1 604-943-2721 ¦  ¦ #039b04fc1d50 ¦ 49.00822 ¦ -123.130256 ¦ America/Vancouver ¦ 2.1 ¦ 95 ¦ #a2c58ccf86a0 ¦ 0123456 9:30-21:00 ¦ operational
`,
  },
  {
    path: "gosom/delta-2.redacted.csv",
    rows: 352,
    created: 352,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ fullAddress ¦ street ¦ city ¦ state ¦ postalCode ¦ countryCode ¦ phone ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ hours ¦ status
2 ¦ Match Eatery & Public House Delta ¦ Restaurant ¦ 6005 BC-17A, Delta, BC V4K 5B8 ¦ 6005 BC-17A ¦ Delta ¦ British Columbia ¦ V4K 5B8 ¦ CA ¦ +1 604-921-3201 ¦ https://www.matchpub.com/ ¦ #8cc79e859993 ¦ 49.109517 ¦ -123.057227 ¦ America/Vancouver ¦ 4.4 ¦ 467 ¦ #1e5ea94d2148 ¦ 023 11:00-22:00, 14 11:00-25:00, 5 10:00-25:00, 6 10:00-22:00 ¦ operational
41 ¦ Monica's Riverview ¦ Brunch restaurant ¦ 1 I St, Antioch, CA 94509, United States ¦ 1 I St ¦ Antioch ¦ California ¦ 94509 ¦ US ¦ +1 925-757-2272 ¦ http://visitmonicas.com/ ¦ #249f8514fb42 ¦ 38.018332 ¦ -121.815511 ¦ America/Los_Angeles ¦ 4.1 ¦ 1382 ¦ #c1226d92affd ¦ 0123 9:00-17:00, 4 9:00-21:00, 56 8:00-19:00 ¦ operational
80 ¦ Pat Quinn's Restaurant & Bar ¦ Restaurant ¦ 5133 Springs Blvd #100, Tsawwassen, BC V4M 0A6 ¦ 5133 Springs Blvd #100 ¦ Tsawwassen ¦ British Columbia ¦ V4M 0A6 ¦ CA ¦ +1 604-948-1123 ¦ http://patquinns.com/ ¦ #3c47cc9d60ac ¦ 49.032522 ¦ -123.08121 ¦ America/Vancouver ¦ 4.3 ¦ 912 ¦ #6c66814d9a1c ¦ 012 11:00-21:00, 34 11:00-23:00, 5 10:30-23:00, 6 10:30-21:00 ¦ operational
119 ¦ Togo Sushi ¦ Sushi restaurant ¦ 652-5000 0B3 Canoe Pass Wy, Delta, BC V4M 0A6 ¦ 652-5000 0B3 Canoe Pass Wy ¦ Delta ¦ British Columbia ¦ V4M 0A6 ¦ CA ¦ +1 604-382-5090 ¦ http://www.togosushi.ca/ ¦ #330a5a609ed6 ¦ 49.039451 ¦ -123.082704 ¦ America/Vancouver ¦ 4.2 ¦ 139 ¦ #b1e5ed037ec9 ¦ 01 10:00-19:00, 234 10:00-20:00, 5 10:00-21:00, 6 11:00-19:00 ¦ operational
158 ¦ Emdee Fish and Chips ¦ Fast food restaurant ¦ 540 Boundary Bay Rd, Delta, BC V4L 1N2 ¦ 540 Boundary Bay Rd ¦ Delta ¦ British Columbia ¦ V4L 1N2 ¦ CA ¦ +1 778-863-3347 ¦  ¦ #59df6fb91acb ¦ 49.014954 ¦ -123.040201 ¦ America/Vancouver ¦ 2.3 ¦ 16 ¦ #70005fe329f8 ¦ 0123456 11:00-19:00 ¦ operational
197 ¦ Pamir Diner Afghan Cuisine ¦ Afghan restaurant ¦ 9535 120 St, Delta, BC V4C 6S3 ¦ 9535 120 St ¦ Delta ¦ British Columbia ¦ V4C 6S3 ¦ CA ¦ +1 778-394-3393 ¦  ¦ #ca251f7c9d7b ¦ 49.175829 ¦ -122.890663 ¦ America/Vancouver ¦ 4.5 ¦ 768 ¦ #f41e423710f7 ¦ 013456 12:00-21:30, 2 0:00-21:30 ¦ operational
236 ¦ ALTMAERKER German Sausage House and Deli ¦ Deli ¦ 11150 84 Ave, Delta, BC V4C 2L7 ¦ 11150 84 Ave ¦ Delta ¦ British Columbia ¦ V4C 2L7 ¦ CA ¦ +1 778-593-1748 ¦ http://www.altmaerker.ca/ ¦ #4ab1527cbb75 ¦ 49.155608 ¦ -122.913526 ¦ America/Vancouver ¦ 4.7 ¦ 196 ¦ #8ea48d13d547 ¦ 01236 closed, 4 9:30-18:00, 5 9:30-17:00 ¦ operational
275 ¦ Mia Mia Donair & Grill ¦ Restaurant ¦ 8047 120 St #140, Delta, BC V4C 6P8 ¦ 8047 120 St #140 ¦ Delta ¦ British Columbia ¦ V4C 6P8 ¦ CA ¦ +1 604-598-0814 ¦ https://miamiadonairgril.zomi.menu/ ¦ #0014f7c96610 ¦ 49.149505 ¦ -122.891918 ¦ America/Vancouver ¦ 4.6 ¦ 153 ¦ #72bea17d9d7e ¦ 01234 11:00-22:00, 56 9:00-22:00 ¦ operational
314 ¦ Foodwholesale BC ¦ Self service restaurant ¦ #640c48bf02bd ¦ 22071 Fraserwood Way ¦ Richmond ¦ British Columbia ¦ V6W 1J5 ¦ CA ¦  ¦  ¦ #69ea9eace039 ¦ 49.16751 ¦ -122.976226 ¦ America/Vancouver ¦  ¦ 0 ¦ #aff588c23f68 ¦  ¦ operational
353 ¦ Bufala Edgemont ¦ Italian restaurant ¦ 3280 Edgemont Blvd, North Vancouver, BC V7R 2P2 ¦ 3280 Edgemont Blvd ¦ North Vancouver ¦ British Columbia ¦ V7R 2P2 ¦ CA ¦ +1 604-770-2822 ¦ http://www.bufala.ca/edgemont ¦ #e6488178ab9d ¦ 49.339138 ¦ -123.103834 ¦ America/Vancouver ¦ 4.1 ¦ 412 ¦ #3a26847c1543 ¦ 0123 11:30-22:00, 4 11:30-23:00, 5 10:00-23:00, 6 10:00-22:00 ¦ operational
`,
  },
  {
    path: "gosom/ubc-1.redacted.csv",
    rows: 73,
    created: 73,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ fullAddress ¦ street ¦ city ¦ state ¦ postalCode ¦ countryCode ¦ phone ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ hours ¦ status
2 ¦ Open Kitchen ¦ Food court ¦ 6363 Agronomy Rd, Vancouver, BC V6T 1Z4 ¦ 6363 Agronomy Rd ¦ Vancouver ¦ British Columbia ¦ V6T 1Z4 ¦ CA ¦ +1 604-827-4450 ¦ http://food.ubc.ca/place/open-kitchen/ ¦ #344f71745247 ¦ 49.260473 ¦ -123.251824 ¦ America/Vancouver ¦ 3.2 ¦ 183 ¦ #d57be20866f3 ¦ 0123456 7:00-22:00 ¦ operational
10 ¦ Sahel UBC ¦ Persian restaurant ¦ 5728 University Blvd #102, Vancouver, BC V6T 1K6 ¦ 5728 University Blvd #102 ¦ Vancouver ¦ British Columbia ¦ V6T 1K6 ¦ CA ¦ +1 604-423-4118 ¦ https://sahelpersianrestaurant.com/sahelubc/ ¦ #1e61e4c35072 ¦ 49.266576 ¦ -123.24284 ¦ America/Vancouver ¦ 4.5 ¦ 205 ¦ #c7762f80f0e9 ¦ 0123456 10:00-23:00 ¦ operational
18 ¦ Feast ¦ Restaurant ¦ 2525 West Mall, Vancouver, BC V6T 1Z3 ¦ 2525 West Mall ¦ Vancouver ¦ British Columbia ¦ V6T 1Z3 ¦ CA ¦ +1 604-822-6828 ¦ http://www.food.ubc.ca/place/feast/ ¦ #f0988a5d9a9e ¦ 49.257873 ¦ -123.253062 ¦ America/Vancouver ¦ 3.2 ¦ 92 ¦ #323955a9c584 ¦ 0123456 7:00-22:00 ¦ operational
26 ¦ Blue Chip Cafe ¦ Cafe ¦ 6133 University Blvd #1302, Vancouver, BC V6T 1Z1 ¦ 6133 University Blvd #1302 ¦ Vancouver ¦ British Columbia ¦ V6T 1Z1 ¦ CA ¦ +1 604-822-6999 ¦ https://www.ams.ubc.ca/business/blue-chip-cafe/ ¦ #395540c1c6c9 ¦ 49.266614 ¦ -123.249874 ¦ America/Vancouver ¦ 4.2 ¦ 272 ¦ #7daa69345d19 ¦ 034 7:00-19:00, 12 closed, 56 9:00-17:00 ¦ operational
34 ¦ Kung Fu Noodle UBC ¦ Restaurant ¦ 5728 University Blvd Unit B6, Vancouver, BC V6T 1K6 ¦ 5728 University Blvd Unit B6 ¦ Vancouver ¦ British Columbia ¦ V6T 1K6 ¦ CA ¦ +1 778-379-6456 ¦  ¦ #13dea3142def ¦ 49.266514 ¦ -123.242837 ¦ America/Vancouver ¦ 3.3 ¦ 58 ¦ #1b83fddfa154 ¦ 01234 10:30-21:45, 56 11:00-21:45 ¦ operational
42 ¦ Bento King盒王 ¦ Taiwanese restaurant ¦ #ac62a51ba578 ¦ 5728 University Blvd b5 ¦ Vancouver ¦ British Columbia ¦ V6T 1K6 ¦ CA ¦ +1 604-423-2864 ¦  ¦ #9f1def52c677 ¦ 49.266576 ¦ -123.24284 ¦ America/Vancouver ¦ 4 ¦ 28 ¦ #d777d40238a6 ¦ 0134 11:00-20:00, 2 closed, 56 12:00-20:00 ¦ operational
50 ¦ Triple O's ¦ Fast food restaurant ¦ 2015 Main Mall, Vancouver, BC V6T 1Z2 ¦ 2015 Main Mall ¦ Vancouver ¦ British Columbia ¦ V6T 1Z2 ¦ CA ¦ +1 604-822-3256 ¦ http://www.tripleos.com/ ¦ #38538fa20fce ¦ 49.265919 ¦ -123.254363 ¦ America/Vancouver ¦ 3.5 ¦ 547 ¦ #c53605875bb1 ¦ 01234 10:00-21:00, 56 12:00-20:00 ¦ operational
58 ¦ Four Olives Restaurant - Greek Restaurant ¦ Greek restaurant ¦ 4510 W 10th Ave, Vancouver, BC V6R 2J1 ¦ 4510 W 10th Ave ¦ Vancouver ¦ British Columbia ¦ V6R 2J1 ¦ CA ¦ +1 604-221-7777 ¦ http://www.fourolives.ca/ ¦ #eff5e0624f68 ¦ 49.263804 ¦ -123.209587 ¦ America/Vancouver ¦ 4.5 ¦ 516 ¦ #4d3071189879 ¦ 013456 11:30-22:00, 2 16:30-22:00 ¦ operational
66 ¦ Want Want Hot & Spicy House 旺旺麻辣烫 (Best Price on Website!) ¦ Hot pot restaurant ¦ 5728 University Blvd B1, Vancouver, BC V6T 1K6 ¦ 5728 University Blvd B1 ¦ Vancouver ¦ British Columbia ¦ V6T 1K6 ¦ CA ¦ +1 604-336-5728 ¦ https://wantwant.zomi.menu/ ¦ #f87a0be6f105 ¦ 49.266576 ¦ -123.24284 ¦ America/Vancouver ¦ 3.6 ¦ 62 ¦ #1fd5e7e86552 ¦ 013456 10:30-20:00, 2 closed ¦ operational
74 ¦ Koi Sushi ¦ Sushi restaurant ¦ 4532 W 10th Ave, Vancouver, BC V6R 2J1 ¦ 4532 W 10th Ave ¦ Vancouver ¦ British Columbia ¦ V6R 2J1 ¦ CA ¦ +1 604-620-1031 ¦ http://www.koisushibc.com/ ¦ #7c25e7ecdeef ¦ 49.263637 ¦ -123.210203 ¦ America/Vancouver ¦ 4.5 ¦ 513 ¦ #3fda97e83c73 ¦ 0123 11:30-21:00, 456 11:30-21:30 ¦ operational
`,
  },
  {
    path: "gosom/ca-vancouver-gosom-137.redacted.xls",
    rows: 135,
    created: 94,
    duplicates: 41,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ fullAddress ¦ street ¦ city ¦ state ¦ postalCode ¦ countryCode ¦ phone ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ hours ¦ status
2 ¦ The Chef's Playground Eatery ¦ Restaurant ¦ 12420 No 1 Rd #170, Richmond, BC V7E 6N2 ¦ 12420 No 1 Rd #170 ¦ Richmond ¦ British Columbia ¦ V7E 6N2 ¦ CA ¦ +1 604-285-8079 ¦ http://www.chefsplayground.ca/ ¦ #a0aaa8fd7099 ¦ 49.124765 ¦ -123.181081 ¦ America/Vancouver ¦ 4.5 ¦ 480 ¦ #37262ad333a9 ¦ 01 closed, 2345 9:00-20:00, 6 9:00-14:00 ¦ operational
14 ¦ Anar ¦ Persian restaurant ¦ 12051 Third Ave, Richmond, BC V7E 3T1 ¦ 12051 Third Ave ¦ Richmond ¦ British Columbia ¦ V7E 3T1 ¦ CA ¦ +1 778-834-1707 ¦ https://www.anargrill.com/ ¦ #951482b33be5 ¦ 49.125986 ¦ -123.186023 ¦ America/Vancouver ¦ 4.5 ¦ 739 ¦ #e5b815481d7a ¦ 0 closed, 123456 11:30-20:00 ¦ operational
17 ¦ Steveston Cafe & Hotel ¦ Cafe ¦ 12111 Third Ave, Richmond, BC V7E 3K2 ¦ 12111 Third Ave ¦ Richmond ¦ British Columbia ¦ V7E 3K2 ¦ CA ¦ +1 604-277-9511 ¦ https://www.stevestonhotel.ca/ ¦ #56e472025888 ¦ 49.125384 ¦ -123.185996 ¦ America/Vancouver ¦ 4 ¦ 415 ¦ #056165962b42 ¦  ¦ operational
33 ¦ Hakka Momo Corner ¦ Restaurant ¦ 3031 Beckman Pl #140, Richmond, BC V6X 3R3 ¦ 3031 Beckman Pl #140 ¦ Richmond ¦ British Columbia ¦ V6X 3R3 ¦ CA ¦ +1 604-336-9618 ¦ #7ac856248775 ¦ #bcdd157fff69 ¦ 49.191628 ¦ -123.108465 ¦ America/Vancouver ¦ 4.6 ¦ 275 ¦ #91251e5ee909 ¦ 0123456 11:00-23:00 ¦ operational
44 ¦ Xi‚Äôan Famous Food Chinese Crispy Burger ¦ Chinese restaurant ¦ 8181 Cambie Rd., Richmond, BC V6X 3X9 ¦ 8181 Cambie Rd. ¦ Richmond ¦ British Columbia ¦ V6X 3X9 ¦ CA ¦ +1 604-330-6656 ¦  ¦ #bc5fe9c6510d ¦ 49.185143 ¦ -123.13397 ¦ America/Vancouver ¦ 4.7 ¦ 57 ¦ #941484d42e99 ¦ 01234 9:00-19:00, 56 9:30-19:30 ¦ operational
47 ¦ Nine Ninety ¦ Breakfast restaurant ¦ 8181 Cambie Rd., Richmond, BC V6X 3X9 ¦ 8181 Cambie Rd. ¦ Richmond ¦ British Columbia ¦ V6X 3X9 ¦ CA ¦ +1 778-317-1784 ¦  ¦ #2fa862a180aa ¦ 49.185316 ¦ -123.134515 ¦ America/Vancouver ¦ 4.6 ¦ 112 ¦ #a166e976506f ¦ 012456 9:00-15:00, 3 closed ¦ operational
63 ¦ Bella Roma Italian Ristorante Richmond ¦ Italian restaurant ¦ 8368 Alexandra Rd, Richmond, BC V6X 4A6 ¦ 8368 Alexandra Rd ¦ Richmond ¦ British Columbia ¦ V6X 4A6 ¦ CA ¦ +1 604-284-4450 ¦ https://bellaromarichmond.ca/ ¦ #72e5e8048b89 ¦ 49.177544 ¦ -123.131218 ¦ America/Vancouver ¦ 3.1 ¦ 34 ¦ #092ca0f1bf21 ¦ 0123456 7:00-22:00 ¦ operational
66 ¦ Katte ¦ Japanese restaurant ¦ Richmond, BC V6X 2X9 ¦  ¦ Richmond ¦ British Columbia ¦ V6X 2X9 ¦ CA ¦ +1 604-214-9401 ¦  ¦ #3f137e81b428 ¦ 49.175613 ¦ -123.132185 ¦ America/Vancouver ¦ 4.6 ¦ 125 ¦ #593fd896fd91 ¦ 0236 10:00-19:00, 1 10:00-18:30, 45 10:00-20:00 ¦ operational
94 ¦ Hong Kong Flavor Restaurant ¦ Cha chaan teng (Hong Kong-style cafe) ¦ 10151 Number 3 Rd #104, Richmond, BC V7A 4R6 ¦ 10151 Number 3 Rd #104 ¦ Richmond ¦ British Columbia ¦ V7A 4R6 ¦ CA ¦ +1 778-297-9973 ¦ https://hongkongflavorrestaurant.ca/ ¦ #95c500ab0365 ¦ 49.139225 ¦ -123.138422 ¦ America/Vancouver ¦ 3.6 ¦ 564 ¦ #7f1c63445999 ¦ 0123456 8:00-22:00 ¦ operational
125 ¦ Dave's Fish & Chips ¦ Fish & chips restaurant ¦ 3460 Moncton St, Richmond, BC V7E 3A2 ¦ 3460 Moncton St ¦ Richmond ¦ British Columbia ¦ V7E 3A2 ¦ CA ¦ +1 604-271-7555 ¦ https://www.davesfishandchips.com/ ¦ #0920f08706f6 ¦ 49.125083 ¦ -123.185196 ¦ America/Vancouver ¦ 4.2 ¦ 1715 ¦ #f5c576d7152f ¦ 0123456 11:00-19:00 ¦ operational
`,
  },
];
