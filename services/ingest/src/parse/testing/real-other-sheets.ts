import type { RealSheet } from "./real-sheet.ts";

/** An export of Apify and lists of other makers, by Python's csv module. */
export const REAL_OTHER_SHEETS: readonly RealSheet[] = [
  {
    path: "apify/in-ahmedabad-print-shops-273.csv",
    rows: 273,
    created: 273,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ subtypes ¦ fullAddress ¦ street ¦ city ¦ state ¦ postalCode ¦ countryCode ¦ phone ¦ phoneE164 ¦ url ¦ latitude ¦ longitude ¦ rating ¦ reviews ¦ photo ¦ hours ¦ status ¦ placeId ¦ timeZone ¦ workingHours ¦ country ¦ verified
2 ¦ Metro Stationery & Xerox ¦ Pen store ¦ Pen store ¦ #19cb8a021396 ¦ 01, manjur tower ¦ Ahmedabad ¦ Gujarat ¦ 380028 ¦ IN ¦ +91 84012 00257 ¦ +918401200257 ¦ #2eca8dd19d67 ¦ 22.9961008 ¦ 72.5825375 ¦ 5 ¦ 13 ¦ #aa1688b02551 ¦ 0123456 10:00-22:00 ¦ operational ¦ ChIJ632JEr2FXjkRshNXHGbfyD0 ¦ Asia/Kolkata ¦ #568bbf8405eb ¦ India ¦ false
5 ¦ Hello Xerox ¦ Copy shop ¦ Copy shop ¦ #f8513a6bcfa7 ¦ 2J22+52H, Rambaug Kankariya Rd ¦ Ahmedabad ¦ Gujarat ¦ 380008 ¦ IN ¦ +91 94279 60337 ¦ +919427960337 ¦ #53d852615517 ¦ 23.0004308 ¦ 72.6001069 ¦ 4.4 ¦ 21 ¦ #0f32106772af ¦ 012345 9:00-20:30, 6 9:30-13:00 ¦ operational ¦ ChIJAQAQp8OFXjkRfSWiF_JRl_U ¦ Asia/Kolkata ¦ #d336f4c7e700 ¦ India ¦ false
32 ¦ Swastik Xerox ¦ Print shop ¦ Print shop, Copy shop, Pen store ¦ #9f6606a0667c ¦ Anupam Complex, Swastik Cross Road, Swastik Society Cross Rd ¦ Ahmedabad ¦ Gujarat ¦ 380009 ¦ IN ¦ +91 93759 46635 ¦ +919375946635 ¦ #c246cfad241a ¦ 23.037145 ¦ 72.5602266 ¦ 4 ¦ 135 ¦ #d729944c6719 ¦ 012345 10:00-20:30, 6 closed ¦ operational ¦ ChIJc_wpOfOEXjkRAyrdBm1_RJU ¦ Asia/Kolkata ¦ #d2bb34d49baf ¦ India ¦ false
62 ¦ H L Mobile And Xerox ¦ Store ¦ Store ¦ #ca7a06712379 ¦ nr. Shahpur Road ¦ Ahmedabad ¦ Gujarat ¦ 380004 ¦ IN ¦ +91 82381 25764 ¦ +918238125764 ¦ #ebc22baeb166 ¦ 23.0397821 ¦ 72.5779075 ¦  ¦ 0 ¦ #59e3d068bd42 ¦  ¦ operational ¦ ChIJ6Z9TdXOFXjkROi4z7CSeAgU ¦ Asia/Kolkata ¦  ¦ India ¦ false
67 ¦ New Maheshwari Copiers ¦ Copy shop ¦ Copy shop, Pen store ¦ #f385f15a7519 ¦ #f2327f4ff7e0 ¦ Ahmedabad ¦ Gujarat ¦ 380008 ¦ IN ¦ +91 95106 86265 ¦ +919510686265 ¦ #2251f761f855 ¦ 22.99505 ¦ 72.611707 ¦ 4.7 ¦ 15 ¦ #262d95f8f79d ¦ 0123456 9:00-21:30 ¦ operational ¦ ChIJIXv1_eCFXjkRmM-lGT8mauw ¦ Asia/Kolkata ¦ #0a3202757295 ¦ India ¦ false
93 ¦ Vishwa Xerox & Printers ¦ Stationery store ¦ Stationery store ¦ #084aab28961e ¦ 2J97+634, Road, nr. L J Dave School ¦ Ahmedabad ¦ Gujarat ¦ 380021 ¦ IN ¦ +91 92656 77254 ¦ +919265677254 ¦ #d41f850f690c ¦ 23.018024 ¦ 72.6127168 ¦ 4.5 ¦ 2 ¦ #0024dcf3f1c3 ¦  ¦ operational ¦ ChIJ0VdVqNWFXjkRAAAAMEZ1pSU ¦ Asia/Kolkata ¦  ¦ India ¦ false
109 ¦ Jaymin Xerox & Stationers ¦ Stationery store ¦ Stationery store, Cleaning products supplier ¦ #8675a2259a6c ¦ #f472bb0e489e ¦ Ahmedabad ¦ Gujarat ¦ 380027 ¦ IN ¦ +91 94296 32823 ¦ +919429632823 ¦ #394c0ac1dc8e ¦ 23.0634537 ¦ 72.5819385 ¦  ¦ 0 ¦ #68e426e47b30 ¦ 012345 9:00-17:00, 6 closed ¦ operational ¦ ChIJhSBt13eEXjkR4tJMRWc54NE ¦ Asia/Kolkata ¦ #1dc528b76445 ¦ India ¦ false
123 ¦ Jaya Xerox ¦ Print shop ¦ Print shop ¦ #fe8ef7d17745 ¦ #ce30182fb7b1 ¦ Ahmedabad ¦ Gujarat ¦ 380015 ¦ IN ¦ +91 94276 21991 ¦ +919427621991 ¦ #f8454f395f80 ¦ 23.033103 ¦ 72.565383 ¦  ¦ 0 ¦ #7bf6f5831490 ¦ 0123456 8:30-22:00 ¦ operational ¦ ChIJJ8Q11vWEXjkRU9QDFPKDM4M ¦ Asia/Kolkata ¦ #bb9b6375baa4 ¦ India ¦ false
184 ¦ Raj Stationers ¦ Stationery store ¦ Stationery store ¦ #708d0cfeee74 ¦ #4a246958343d ¦ Ahmedabad ¦ Gujarat ¦ 380008 ¦ IN ¦ +91 98247 32002 ¦ +919824732002 ¦ #e4b647543d0f ¦ 22.9981356 ¦ 72.607983 ¦ 4.3 ¦ 1018 ¦ #6c942aff2bb2 ¦ 012345 10:00-21:00, 6 10:00-15:30 ¦ operational ¦ ChIJlwg_WeeFXjkRvaMv4Of69Fo ¦ Asia/Kolkata ¦ #5de6923bf8cc ¦ India ¦ false
193 ¦ Shri Umiya Xerox ¦ Copy shop ¦ Copy shop ¦ #6b9ba74c0f1f ¦ Skylon Tower, University Rd, Opposite Jahnvi Restaurent ¦ Ahmedabad ¦ Gujarat ¦ 380015 ¦ IN ¦ +91 97140 60648 ¦ +919714060648 ¦ #a235310baad9 ¦ 23.0299124 ¦ 72.5481684 ¦ 4.4 ¦ 107 ¦ #f399f42f76af ¦ 0 10:00-24:00, 12345 0:00-9:00+10:00-24:00, 6 0:00-9:00 ¦ operational ¦ ChIJ51qca-mEXjkRPEWzsOxgd8s ¦ Asia/Kolkata ¦ #9367e0bd8164 ¦ India ¦ false
`,
  },
  {
    path: "other/world-starbucks-25600.csv",
    rows: 25600,
    created: 25597,
    duplicates: 3,
    rejected: 0,
    businesses: `
row ¦ name ¦ street ¦ city ¦ postalCode ¦ countryCode ¦ latitude ¦ longitude ¦ fullAddress ¦ state ¦ timeZone ¦ phone ¦ phoneE164 ¦ reviews ¦ status ¦ country ¦ verified
2 ¦ Starbucks Meritxell, 96 ¦ Av. Meritxell, 96 ¦ Andorra la Vella ¦ AD500 ¦ AD ¦ 42.51 ¦ 1.53 ¦ Av. Meritxell, 96, Andorra la Vella, AD500 ¦ 7 ¦ Europe/Andorra ¦ +376 818 720 ¦ +376818720 ¦ 0 ¦ operational ¦ Andorra ¦ false
2846 ¦ Starbucks 恒汇大厦店 ¦ 闸北区, 恒汇大厦 ¦ 上海市 ¦ 200070 ¦ CN ¦ 31.25 ¦ 121.45 ¦ 闸北区, 恒汇大厦, 上海市, 200070 ¦ 31 ¦ Asia/Shanghai ¦ +86 21 3353 5905 ¦ +862133535905 ¦ 0 ¦ operational ¦ China ¦ false
5690 ¦ Starbucks Leadenhall Street ¦ 11 Leadenhall Street ¦ London ¦ EC3V 1LP ¦ GB ¦ 51.51 ¦ -0.08 ¦ 11 Leadenhall Street, London, ENG EC3V 1LP ¦ ENG ¦ Europe/London ¦ +44 20 7623 1745 ¦ +442076231745 ¦ 0 ¦ operational ¦ United Kingdom ¦ false
8535 ¦ Starbucks 인천구월점 ¦ 1456 이토타워 101~104,111호 ¦ 인천 ¦ 405-220 ¦ KR ¦ 37.45 ¦ 126.7 ¦ 1456 이토타워 101~104,111호, 인천, 405-220 ¦ 28 ¦ Asia/Seoul ¦ +82 32 455 1150 ¦ +82324551150 ¦ 0 ¦ operational ¦ South Korea ¦ false
11379 ¦ Starbucks ¦ Mecidiye Mah. Degirmen Sok. No:16 ¦ Istanbul ¦ 34400 ¦ TR ¦ 41.05 ¦ 29.03 ¦ Mecidiye Mah. Degirmen Sok. No:16, Istanbul, 34400 ¦ 34 ¦ Asia/Istanbul ¦  ¦  ¦ 0 ¦ operational ¦ Turkey ¦ false
14224 ¦ Starbucks I-215 & Ethanac, Perris ¦ 3150 Case Road, Bldg H, Suite 1 ¦ Perris ¦ 925705552 ¦ US ¦ 33.74 ¦ -117.19 ¦ 3150 Case Road, Bldg H, Suite 1, Perris, CA 925705552 ¦ CA ¦ America/Los_Angeles ¦ +1 951-943-0726 ¦ +19519430726 ¦ 0 ¦ operational ¦ United States ¦ false
17068 ¦ Starbucks Dawsonville Hwy - Gainesville ¦ 821 Dawsonville Hwy ¦ Gainesville ¦ 305012636 ¦ US ¦ 34.3 ¦ -83.86 ¦ 821 Dawsonville Hwy, Gainesville, GA 305012636 ¦ GA ¦ America/New_York ¦ +1 770-287-8824 ¦ +17702878824 ¦ 0 ¦ operational ¦ United States ¦ false
19913 ¦ Starbucks Providence Road ¦ 545 Providence Rd. ¦ Charlotte ¦ 282071653 ¦ US ¦ 35.2 ¦ -80.82 ¦ 545 Providence Rd., Charlotte, NC 282071653 ¦ NC ¦ America/New_York ¦ +1 704-372-1591 ¦ +17043721591 ¦ 0 ¦ operational ¦ United States ¦ false
22757 ¦ Starbucks Gaffney ¦ 102 Lemmons Lane ¦ Gaffney ¦ 293412603 ¦ US ¦ 35.08 ¦ -81.71 ¦ 102 Lemmons Lane, Gaffney, SC 293412603 ¦ SC ¦ America/New_York ¦ +1 864-488-1475 ¦ +18644881475 ¦ 0 ¦ operational ¦ United States ¦ false
25601 ¦ Starbucks Mall of Africa ¦ Shop 2077, Upper Level, Waterfall City ¦ Midrand ¦ 1682 ¦ ZM ¦ -26.02 ¦ 28.11 ¦ Shop 2077, Upper Level, Waterfall City, Midrand, GT 1682 ¦ GT ¦ Africa/Johannesburg ¦ 27873500215 ¦  ¦ 0 ¦ operational ¦ Zambia ¦ false
`,
  },
  {
    path: "other/world-zomato-9551.latin1.csv",
    rows: 9551,
    created: 9551,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ fullAddress ¦ city ¦ countryCode ¦ subtypes ¦ latitude ¦ longitude ¦ rating ¦ reviews ¦ category ¦ timeZone ¦ status ¦ country ¦ verified
2 ¦ Le Petit Souffle ¦ #df17ccb48f27 ¦ Makati City ¦ PH ¦ French, Japanese, Desserts ¦ 14.565443 ¦ 121.027535 ¦ 4.8 ¦ 314 ¦ French ¦ Asia/Manila ¦ operational ¦ Philippines ¦ false
1063 ¦ Royal Bakers ¦ B 229, Shop 3, Greenfield Colony, Sector 43, Faridabad ¦ Faridabad ¦ IN ¦ Bakery ¦ 28.4614258 ¦ 77.2999207 ¦  ¦ 0 ¦ Bakery ¦ Asia/Kolkata ¦ operational ¦ India ¦ false
2124 ¦ Lovecrumbs Bakery ¦ B 286, Phase-1, Sushant Lok, Gurgaon ¦ Gurgaon ¦ IN ¦ Bakery ¦ 28.4660738 ¦ 77.0784363 ¦ 3.4 ¦ 16 ¦ Bakery ¦ Asia/Kolkata ¦ operational ¦ India ¦ false
3185 ¦ RR China Tawun ¦ DDA Market, Kalu Sarai, Hauz Khas, New Delhi ¦ New Delhi ¦ IN ¦ Chinese ¦ 28.5417882 ¦ 77.204111 ¦  ¦ 1 ¦ Chinese ¦ Asia/Kolkata ¦ operational ¦ India ¦ false
4246 ¦ Pakeeza Burger ¦ Near Kashmiri Gate, Jangpura, New Delhi ¦ New Delhi ¦ IN ¦ North Indian, Afghani ¦ 28.5813093 ¦ 77.246482 ¦ 2.6 ¦ 15 ¦ North Indian ¦ Asia/Kolkata ¦ operational ¦ India ¦ false
5308 ¦ Tip Top Eating Corner ¦ A 55 & 56, New Ashok Nagar, Near, Mayur Vihar Phase 1, New Delhi ¦ New Delhi ¦ IN ¦ North Indian ¦ 28.5905357 ¦ 77.3093426 ¦  ¦ 0 ¦ North Indian ¦ Asia/Kolkata ¦ operational ¦ India ¦ false
6369 ¦ Colours of Biryani ¦ #a842b203cd6b ¦ New Delhi ¦ IN ¦ Mughlai ¦  ¦  ¦  ¦ 0 ¦ Mughlai ¦ Asia/Kolkata ¦ operational ¦ India ¦ false
7430 ¦ Kamal's ¦ K-1, Sunder Nagar Market, Sunder Nagar, New Delhi ¦ New Delhi ¦ IN ¦ North Indian ¦ 28.6023444 ¦ 77.2406505 ¦ 3.7 ¦ 286 ¦ North Indian ¦ Asia/Kolkata ¦ operational ¦ India ¦ false
8491 ¦ Hari Om Restaurant ¦ Main Road, I Block Market, Sector 22, Noida ¦ Noida ¦ IN ¦ North Indian ¦ 28.5990702 ¦ 77.3446655 ¦ 3 ¦ 10 ¦ North Indian ¦ Asia/Kolkata ¦ operational ¦ India ¦ false
9552 ¦ Walter's Coffee Roastery ¦ #d8b7edc760a4 ¦ ÛÁstanbul ¦ TR ¦ Cafe ¦ 40.98477563 ¦ 29.02601603 ¦ 4 ¦ 591 ¦ Cafe ¦ Europe/Istanbul ¦ operational ¦ Turkey ¦ false
`,
  },
  {
    path: "other/world-breweries-11822.csv",
    rows: 11822,
    created: 11804,
    duplicates: 18,
    rejected: 0,
    businesses: `
row ¦ name ¦ street ¦ city ¦ state ¦ postalCode ¦ countryCode ¦ website ¦ latitude ¦ longitude ¦ type ¦ fullAddress ¦ timeZone ¦ phone ¦ phoneE164 ¦ reviews ¦ status ¦ country ¦ verified
2 ¦ 's ¦ Friesener Straße 1 ¦ Kronach ¦ Bayern ¦ 96317 ¦ DE ¦ http://www.antla.de ¦ 50.241246 ¦ 11.327765 ¦ Brewpub ¦ Friesener Straße 1, Kronach, Bayern 96317 ¦ Europe/Berlin ¦ +49 9261 628000 ¦ +499261628000 ¦ 0 ¦ operational ¦ Germany ¦ false
1315 ¦ Birkenhead Brewing Company ¦ 17 Birkenhead Avenue ¦ Auckland ¦ Auckland ¦ 0626 ¦ NZ ¦ https://bbc.kiwi/ ¦ -36.81180550000001 ¦ 174.7264826 ¦ Contract brewery ¦ 17 Birkenhead Avenue, Auckland, Auckland 0626 ¦ Pacific/Auckland ¦ +64 9 320 5055 ¦ +6493205055 ¦ 0 ¦ operational ¦ New Zealand ¦ false
2629 ¦ Circa Brewing Co ¦ 141 Lawrence St ¦ Brooklyn ¦ New York ¦ 11201 ¦ US ¦ http://www.circabrewing.co ¦ 40.6917243 ¦ -73.986155 ¦ Brewpub ¦ 141 Lawrence St, Brooklyn, New York 11201 ¦ America/New_York ¦ +1 718-858-0055 ¦ +17188580055 ¦ 0 ¦ operational ¦ United States ¦ false
3942 ¦ Fiedler ¦ Hauptstraße 28 ¦ Scheibenberg ¦ Sachsen ¦ 09481 ¦ DE ¦ http://www.brauerei-fiedler.de ¦ 50.5368797 ¦ 12.8985525 ¦ Brewpub ¦ Hauptstraße 28, Scheibenberg, Sachsen 09481 ¦ Europe/Berlin ¦ +49 37349 8249 ¦ +49373498249 ¦ 0 ¦ operational ¦ Germany ¦ false
5256 ¦ Hofbrauhaus St. Louis-Belleville ¦ 123 Saint Eugene Dr ¦ Belleville ¦ Illinois ¦ 62223-1154 ¦ US ¦ http://www.hofbrauhausstlouis.com ¦  ¦  ¦ Brewpub ¦ 123 Saint Eugene Dr, Belleville, Illinois 62223-1154 ¦  ¦ +1 618-800-2337 ¦ +16188002337 ¦ 0 ¦ operational ¦ United States ¦ false
6569 ¦ Lost Canoe Brewing Co ¦ 1208 10th St ¦ Snohomish ¦ Washington ¦ 98290-2099 ¦ US ¦ http://www.facebook.com/lostcanoebrew ¦ 47.9241142 ¦ -122.096622 ¦ Brewery ¦ 1208 10th St, Snohomish, Washington 98290-2099 ¦ America/Los_Angeles ¦ +1 360-568-3984 ¦ +13605683984 ¦ 0 ¦ closed ¦ United States ¦ false
7883 ¦ Original Gravity Brewing Co ¦ 440 County St ¦ Milan ¦ Michigan ¦ 48160-1504 ¦ US ¦ http://www.ogbrewing.com ¦ 42.083974 ¦ -83.67523597 ¦ Brewpub ¦ 440 County St, Milan, Michigan 48160-1504 ¦ America/Detroit ¦ +1 734-439-7490 ¦ +17344397490 ¦ 0 ¦ operational ¦ United States ¦ false
9196 ¦ Schloßbrauerei Dorfner ¦ Mühlstraße 6 ¦ Hirschau ¦ Bayern ¦ 92242 ¦ DE ¦ http://www.dorfner-schlossbrauerei.de ¦ 49.5448 ¦ 11.95064 ¦ Brewpub ¦ Mühlstraße 6, Hirschau, Bayern 92242 ¦ Europe/Berlin ¦ +49 9622 2212 ¦ +4996222212 ¦ 0 ¦ operational ¦ Germany ¦ false
10510 ¦ Third State Brewing ¦ 352 High St ¦ Burlington ¦ New Jersey ¦ 08016-4412 ¦ US ¦ http://www.thirdstatebrewing.com ¦ 40.07803141 ¦ -74.85841925 ¦ Micro brewery ¦ 352 High St, Burlington, New Jersey 08016-4412 ¦ America/New_York ¦ +1 609-387-1620 ¦ +16093871620 ¦ 0 ¦ operational ¦ United States ¦ false
11823 ¦ 화이트크로우 브루잉(Whitecrow Brewing) ¦ 65,Gowon-ro, Bangnim-myeon ¦ Pyeongchang-gun ¦ Gangwondo ¦ 25364 ¦ KR ¦ https://www.instagram.com/whitecrowbrewing/ ¦ 37.47598351 ¦ 128.2515424 ¦ Brewpub ¦ 65,Gowon-ro, Bangnim-myeon, Pyeongchang-gun, Gangwondo 25364 ¦ Asia/Seoul ¦ +82 33 333 1201 ¦ +82333331201 ¦ 0 ¦ operational ¦ South Korea ¦ false
`,
  },
];
