import type { RealSheet } from "./real-sheet.ts";

/** Exports of Outscraper from 2023 to 2026, by openpyxl and Python's csv module. */
export const REAL_OUTSCRAPER_SHEETS: readonly RealSheet[] = [
  {
    path: "outscraper/us-philadelphia-food-3786.xlsx",
    rows: 3786,
    created: 3786,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ category ¦ fullAddress ¦ street ¦ city ¦ postalCode ¦ countryCode ¦ phone ¦ phoneE164 ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ workingHours ¦ hours ¦ verified ¦ status ¦ placeId
2 ¦ Wokworks South Philadelphia ¦ Restaurant ¦ restaurants ¦ 200 Oregon Ave, Philadelphia, PA 19148 ¦ 200 Oregon Ave ¦ Philadelphia ¦ 19148 ¦ US ¦ +1 215-595-2473 ¦ +12155952473 ¦ #318591f55796 ¦ #351a9751bf7e ¦ 39.9139475 ¦ -75.1520299 ¦ America/New_York ¦ 4.6 ¦ 59 ¦ #6c65137d7b0c ¦ #ba35912062d0 ¦ 0 10:00-21:00, 1234 10:00-22:00, 56 11:00-22:00 ¦ true ¦ operational ¦ ChIJ6YKbw97PxokRC1aWpOwAoss
422 ¦ From the Kitchen of LindaLicious, LLC ¦ Soul food restaurant ¦ Soul food restaurant ¦ 1637 Ashurst Rd, Philadelphia, PA 19151 ¦ 1637 Ashurst Rd ¦ Philadelphia ¦ 19151 ¦ US ¦ +1 267-247-3520 ¦ +12672473520 ¦  ¦ #35d61866137e ¦ 39.973678 ¦ -75.271942 ¦ America/New_York ¦ 4.9 ¦ 39 ¦ #ea7efaee70b7 ¦ #ed514a70c4eb ¦ 012346 closed, 5 16:00-20:00 ¦ true ¦ operational ¦ ChIJWQNYmcjBxokRDr9TYo561AM
843 ¦ City View Pizza and Grill ¦ Pizza restaurant ¦ restaurants ¦ 1547 Spring Garden St, Philadelphia, PA 19130 ¦ 1547 Spring Garden St ¦ Philadelphia ¦ 19130 ¦ US ¦ +1 215-564-1910 ¦ +12155641910 ¦ http://cityviewpizzaandgrill.com/ ¦ #ef01441be483 ¦ 39.9630805 ¦ -75.1644582 ¦ America/New_York ¦ 4 ¦ 737 ¦ #0ea27137a893 ¦ #63378aa692b8 ¦ 0123 11:00-21:30, 45 11:00-22:30, 6 12:00-21:30 ¦ false ¦ operational ¦ ChIJa9u1QNLHxokRpBWXyc8opA8
1264 ¦ The Avery ¦ Restaurant ¦ restaurants ¦ 117 Chestnut St, Philadelphia, PA 19106 ¦ 117 Chestnut St ¦ Philadelphia ¦ 19106 ¦ US ¦ +1 215-419-5826 ¦ +12154195826 ¦ https://theavery.my.canva.site/ ¦ #e13f7931e659 ¦ 39.9484753 ¦ -75.1435609 ¦ America/New_York ¦ 4.9 ¦ 39 ¦ #bfa180b2d372 ¦ #c0f66422b5f9 ¦ 06 closed, 123 17:00-22:00, 45 17:00-23:30 ¦ true ¦ operational ¦ ChIJa7HbrTfJxokRccVrZy4U9aI
1684 ¦ Bill's Old London Pizza ¦ Pizza restaurant ¦ restaurants ¦ 328 Loney St, Philadelphia, PA 19111 ¦ 328 Loney St ¦ Philadelphia ¦ 19111 ¦ US ¦ +1 215-722-6660 ¦ +12157226660 ¦  ¦ #6b086937d7ef ¦ 40.0763386 ¦ -75.0859248 ¦ America/New_York ¦ 4.3 ¦ 174 ¦ #5881e0a2ac73 ¦ #2100dfab5dad ¦ 0123 11:00-21:00, 45 11:00-22:00, 6 12:00-21:00 ¦ true ¦ operational ¦ ChIJZYsbSDaxxokRt1WVpHegwbY
2105 ¦ CAVA ¦ Mediterranean restaurant ¦ restaurants ¦ 1100 W Montgomery Ave, Philadelphia, PA 19122 ¦ 1100 W Montgomery Ave ¦ Philadelphia ¦ 19122 ¦ US ¦ +1 267-507-0501 ¦ +12675070501 ¦ http://cava.com/ ¦ #8415d6a4d42b ¦ 39.9794007 ¦ -75.1531219 ¦ America/New_York ¦ 5 ¦ 41 ¦ #fe62e10bf2c9 ¦ #d3fa7624b30c ¦ 0123456 10:45-22:00 ¦ true ¦ operational ¦ ChIJ2UshZQjJxokRz0_uRg1QeFY
2526 ¦ Greg's Kitchen ¦ Brunch restaurant ¦ restaurants ¦ 4460 Main St, Philadelphia, PA 19127 ¦ 4460 Main St ¦ Philadelphia ¦ 19127 ¦ US ¦ +1 215-482-4734 ¦ +12154824734 ¦ http://gregskitchenmnyk.com/ ¦ #591f24edead8 ¦ 40.026576 ¦ -75.226665 ¦ America/New_York ¦ 4.5 ¦ 430 ¦ #e6b0d5660ed2 ¦  ¦  ¦ true ¦ temporarily_closed ¦ ChIJwTaQl7-4xokRhhc_9s_E0fE
2946 ¦ Tony's Pizzeria of Port Richmond ¦ Pizza restaurant ¦ restaurants ¦ 3128 Belgrade St, Philadelphia, PA 19134 ¦ 3128 Belgrade St ¦ Philadelphia ¦ 19134 ¦ US ¦ +1 215-427-2090 ¦ +12154272090 ¦ https://www.ordertonyspizzeriamenu.com/?utm_source=gbp ¦ #2fc16ea3fa3f ¦ 39.985475 ¦ -75.10613099999999 ¦ America/New_York ¦ 4.3 ¦ 185 ¦ #391fd665d16c ¦ #a41ed7995932 ¦ 012345 11:00-21:45, 6 12:00-20:45 ¦ true ¦ operational ¦ ChIJa7ADFdPJxokRn9_M0mew66c
3367 ¦ Unicorn ¦ Restaurant ¦ restaurants ¦ 4945 N Broad St, Philadelphia, PA 19141 ¦ 4945 N Broad St ¦ Philadelphia ¦ 19141 ¦ US ¦  ¦  ¦  ¦ #859f7366411f ¦ 40.0294144 ¦ -75.1466014 ¦ America/New_York ¦ 1 ¦ 1 ¦ #9c12a614162e ¦  ¦  ¦ false ¦ temporarily_closed ¦ ChIJ_dmmvoW3xokR-jZap1uDZjc
3787 ¦ The Chilly Banana ¦ Vegan restaurant ¦ Vegan restaurant ¦ 932 E Passyunk Ave, Philadelphia, PA 19147 ¦ 932 E Passyunk Ave ¦ Philadelphia ¦ 19147 ¦ US ¦ +1 267-225-4892 ¦ +12672254892 ¦ https://www.thechillybanana.com/ ¦ #aca7066dd064 ¦ 39.9371973 ¦ -75.15480029999999 ¦ America/New_York ¦ 4.9 ¦ 87 ¦ #2ede42a6f782 ¦  ¦  ¦ true ¦ temporarily_closed ¦ ChIJiZbYbebHxokRj5CanFjHpeY
`,
  },
  {
    path: "outscraper/us-bayarea-judo-14.xlsx",
    rows: 14,
    created: 14,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ category ¦ fullAddress ¦ street ¦ city ¦ postalCode ¦ countryCode ¦ phone ¦ phoneE164 ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ workingHours ¦ hours ¦ verified ¦ status ¦ placeId
2 ¦ San Jose Buddhist Judo Club ¦ Judo school ¦ Judo school ¦ 1050 N 5th St, San Jose, CA 95112 ¦ 1050 N 5th St ¦ San Jose ¦ 95112 ¦ US ¦ +1 408-379-7066 ¦ +14083797066 ¦ http://www.sjbjudo.org/ ¦ #6eb9edfa257f ¦ 37.3584346 ¦ -121.9004913 ¦ America/Los_Angeles ¦ 5 ¦ 6 ¦ #0b25d51856cb ¦ #5ac9096fa8b9 ¦ 023 18:30-21:00, 1456 closed ¦ false ¦ operational ¦ ChIJCZMQbX_Mj4ARLNrNaWz9JE0
3 ¦ Sekai Judo Club ¦ Judo club ¦ Judo club ¦ 816 Charcot Ave, San Jose, CA 95131 ¦ 816 Charcot Ave ¦ San Jose ¦ 95131 ¦ US ¦  ¦  ¦ https://www.sekaijudo.org/ ¦ #08bb0aa05ffd ¦ 37.3858143 ¦ -121.9067312 ¦ America/Los_Angeles ¦ 5 ¦ 3 ¦ #20577583deb4 ¦ #5cfb05c5693d ¦ 024 18:00-21:00, 1 18:30-19:45, 356 closed ¦ true ¦ operational ¦ ChIJZaBRrNzLj4ARCKRDaHenMOI
5 ¦ CJ Judo ¦ Judo school ¦ Judo school ¦ 1244 S Bascom Ave, San Jose, CA 95128 ¦ 1244 S Bascom Ave ¦ San Jose ¦ 95128 ¦ US ¦ +1 408-605-4872 ¦ +14086054872 ¦ http://www.cjjudo.com/ ¦ #ce680cc04efd ¦ 37.3028598 ¦ -121.9310541 ¦ America/Los_Angeles ¦ 5 ¦ 17 ¦ #67051f7f0f46 ¦ #5bdbcaeaf44c ¦ 02 17:00-20:30, 13 17:00-20:00, 46 closed, 5 9:15-11:00 ¦ true ¦ operational ¦ ChIJKVB4tOzKj4ARUSHOYN6e3uw
6 ¦ San Jose Judo Academy ¦ Judo school ¦ Judo school ¦ 621 Tully Rd # 152, San Jose, CA 95111 ¦ 621 Tully Rd # 152 ¦ San Jose ¦ 95111 ¦ US ¦ +1 408-500-6444 ¦ +14085006444 ¦ https://www.sanjosejudoacademy.com/ ¦ #a4ea0d6cd3db ¦ 37.3090797 ¦ -121.8468434 ¦ America/Los_Angeles ¦  ¦ 0 ¦ #cc40ea93dc55 ¦  ¦  ¦ false ¦ closed ¦ ChIJs-DhcOYyjoARDHOJeAgB1r4
8 ¦ Heroes Martial Arts ¦ Judo school ¦ Martial arts school ¦ 450 S 1st St, San Jose, CA 95113 ¦ 450 S 1st St ¦ San Jose ¦ 95113 ¦ US ¦ +1 408-288-8857 ¦ +14082888857 ¦ https://heroesma.com/ ¦ #28809faee2ee ¦ 37.3295404 ¦ -121.8852682 ¦ America/Los_Angeles ¦ 5 ¦ 31 ¦ #120152578d30 ¦ #f730550e440a ¦ 01234 6:30-21:00, 5 9:00-13:00, 6 10:00-13:00 ¦ true ¦ operational ¦ ChIJRbSR3LDMj4AROWgDkfyanQI
9 ¦ Son Lee TaeKwonDo ¦ Judo school ¦ Judo school ¦ 301 N Jackson Ave, San Jose, CA 95133 ¦ 301 N Jackson Ave ¦ San Jose ¦ 95133 ¦ US ¦ +1 408-334-6450 ¦ +14083346450 ¦  ¦ #c0f0f686faf7 ¦ 37.365613 ¦ -121.8516646 ¦ America/Los_Angeles ¦ 2 ¦ 2 ¦ #e4b09d950721 ¦ #b73a4eb8276c ¦ 01234 16:30-20:00, 5 10:00-12:30, 6 closed ¦ false ¦ operational ¦ ChIJFbUaR1jMj4AR56N8294ha4Y
11 ¦ Nakano Judo Academy ¦ Judo school ¦ Martial arts school ¦ 2072 El Camino Real, Santa Clara, CA 95050 ¦ 2072 El Camino Real ¦ Santa Clara ¦ 95050 ¦ US ¦ +1 408-829-3854 ¦ +14088293854 ¦ https://www.nakanojudo.net/ ¦ #daca7efc121a ¦ 37.34997329999999 ¦ -121.9628837 ¦ America/Los_Angeles ¦ 4.9 ¦ 71 ¦ #be943db76de5 ¦ #5efb6759c2eb ¦ 02 16:30-21:00, 13 17:30-21:00, 46 closed, 5 9:00-12:00 ¦ true ¦ operational ¦ ChIJO-xpmlnLj4ARvK5e_nuCtV8
12 ¦ Kogi Dojo ¦ Judo school ¦ Judo school ¦ 697 Quinn Ave, San Jose, CA 95112 ¦ 697 Quinn Ave ¦ San Jose ¦ 95112 ¦ US ¦ +1 510-857-4764 ¦ +15108574764 ¦ https://kogidojo.com/ ¦ #f352386d9d77 ¦ 37.3126345 ¦ -121.8455628 ¦ America/Los_Angeles ¦ 5 ¦ 12 ¦ #7dd2fb255295 ¦ #cc0f39e7b25f ¦ 026 closed, 13 17:00-21:00, 4 19:00-20:30, 5 13:00-14:30 ¦ true ¦ operational ¦ ChIJNSH0vGszjoARQP5tyjZuF74
14 ¦ Tamayo's Judo ¦ Judo club ¦ Judo club ¦ 290 California Ave #B, Palo Alto, CA 94306 ¦ 290 California Ave #B ¦ Palo Alto ¦ 94306 ¦ US ¦ +1 415-828-2662 ¦ +14158282662 ¦ http://tamayojudo.com/ ¦ #5294136927a4 ¦ 37.427731 ¦ -122.1441344 ¦ America/Los_Angeles ¦ 5 ¦ 12 ¦ #d284d425fbad ¦ #3a98dee78df0 ¦ #15628e6ce266 ¦ true ¦ operational ¦ ChIJIXWPaPmxj4AR4ChaCd4M6mI
15 ¦ 510 Judo ¦ Judo school ¦ Judo school ¦ 1029 MacArthur Blvd, San Leandro, CA 94577 ¦ 1029 MacArthur Blvd ¦ San Leandro ¦ 94577 ¦ US ¦ +1 510-560-5836 ¦ +15105605836 ¦ https://www.510judo.com/ ¦ #972f63eca8f4 ¦ 37.7332293 ¦ -122.1401302 ¦ America/Los_Angeles ¦ 5 ¦ 34 ¦ #ff5ec9a9269a ¦ #0c6899240c26 ¦ #2e8203c8d5ba ¦ true ¦ operational ¦ ChIJn2UP5keGj4ARKq0iUbOn8X4
`,
  },
  {
    path: "outscraper/us-arkansas-electricians-114.redacted.xlsx",
    rows: 114,
    created: 114,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ category ¦ fullAddress ¦ street ¦ city ¦ postalCode ¦ countryCode ¦ phone ¦ phoneE164 ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ workingHours ¦ hours ¦ verified ¦ status ¦ placeId
2 ¦ Edison Electricians of Little Rock ¦ Electrician ¦ Electrician ¦ 5905 Forest Pl Ste 202, Little Rock, AR 72207 ¦ 5905 Forest Pl Ste 202 ¦ Little Rock ¦ 72207 ¦ US ¦ +1 501-393-3931 ¦ +15013933931 ¦  ¦ #f9040c23d5b2 ¦ 34.7635071 ¦ -92.3401057 ¦ America/Chicago ¦  ¦ 0 ¦ #c264716e6acb ¦ #7d560aad8296 ¦ 01234 8:00-17:00, 56 closed ¦ true ¦ operational ¦ ChIJuc9m8bGj0ocRSu-OkI8rqUI
14 ¦ IK Electric Company ¦ Electrician ¦ Electrician ¦ 214 State Capitol, Little Rock, AR 72201 ¦ 214 State Capitol ¦ Little Rock ¦ 72201 ¦ US ¦ +1 501-376-2081 ¦ +15013762081 ¦ https://ikelectric.com/ ¦ #7e15f7a1035d ¦ 34.7491165 ¦ -92.28906789999999 ¦ America/Chicago ¦ 4.6 ¦ 9 ¦ #40ff81d7cd3d ¦ #6499131510fa ¦ 0123456 0:00-24:00 ¦ true ¦ operational ¦ ChIJ1fpAFFm70ocRmX_E1TQyZv4
27 ¦ Demand electric LLC ¦ Electrician ¦ Electrician ¦  ¦  ¦  ¦  ¦  ¦ +1 501-693-6229 ¦ +15016936229 ¦  ¦ #0e48e4de477c ¦ 34.5638015 ¦ -92.6726004 ¦ America/Chicago ¦ 5 ¦ 1 ¦ #16bb2749a5f4 ¦ #7d560aad8296 ¦ 01234 8:00-17:00, 56 closed ¦ true ¦ operational ¦ ChIJfUJmo3rXzIcReeY2nnnhPOY
40 ¦ Rickey's Electric LLC ¦ Electrician ¦ Electrician ¦  ¦  ¦  ¦  ¦  ¦ +1 501-454-5974 ¦ +15014545974 ¦ https://rickeyelectrical.com/ ¦ #7dbc994e2b40 ¦ 33.8913089 ¦ -92.16842 ¦ America/Chicago ¦  ¦ 0 ¦ #3a91d2843047 ¦ #4a5bffce8c74 ¦ 01234 0:00-24:00, 56 closed ¦ true ¦ operational ¦ ChIJrdQlr1USA6IRn4RVgFHuUnA
52 ¦ Harris Power Solutions LLC ¦ Electrician ¦ Electrician ¦  ¦  ¦  ¦  ¦  ¦ +1 501-803-6906 ¦ +15018036906 ¦  ¦ #c89e8300b08a ¦ 34.7520156 ¦ -92.12942799999999 ¦ America/Chicago ¦  ¦ 0 ¦ #77e514893964 ¦ #e44ef18c1ef7 ¦ 0123456 7:00-17:00 ¦ true ¦ operational ¦ ChIJbS4TfSC90ocRfQrRADJ-eSo
65 ¦ Summit Service Group ¦ Electrician ¦ Electrician ¦ 6100 Getty Dr Suite R, North Little Rock, AR 72117 ¦ 6100 Getty Dr Suite R ¦ North Little Rock ¦ 72117 ¦ US ¦  ¦  ¦  ¦ #2abed670560b ¦ 34.8213883 ¦ -92.19341089999999 ¦ America/Chicago ¦  ¦ 0 ¦  ¦ #67b1ebcd0270 ¦ 01234 9:00-17:00, 56 closed ¦ true ¦ operational ¦ ChIJEycpjTm_0ocRTZsboLwm-ME
78 ¦ Thompson Electric, Inc. ¦ Electrician ¦ Electrician ¦ 10715 Train Station Dr, Mabelvale, AR 72103 ¦ 10715 Train Station Dr ¦ Mabelvale ¦ 72103 ¦ US ¦ +1 501-455-0555 ¦ +15014550555 ¦ http://www.thompson-electric.com/ ¦ #b7b5fcbdc55b ¦ 34.6547037 ¦ -92.39096479999999 ¦ America/Chicago ¦ 3.9 ¦ 12 ¦ #2587648e2932 ¦ #b90f8fa55a7f ¦ 0123 7:00-16:30, 4 7:00-16:00, 56 closed ¦ true ¦ operational ¦ ChIJEcA-Y6-o0ocRL3D1Jx_W5dM
90 ¦ Paxton Lightning Protection ¦ Electrician ¦ Electrician ¦ 15001 Mail Rte Rd, Little Rock, AR 72206 ¦ 15001 Mail Rte Rd ¦ Little Rock ¦ 72206 ¦ US ¦ +1 501-766-7790 ¦ +15017667790 ¦  ¦ #61d6a7d6492b ¦ 34.5973821 ¦ -92.30390369999999 ¦ America/Chicago ¦ 4 ¦ 6 ¦ #0eafa783e6b2 ¦  ¦  ¦ false ¦ operational ¦ ChIJyfBIICCu0ocRL3kdxZFNixU
103 ¦ Elite Power Services ¦ Electrician ¦ Electrician ¦  ¦  ¦  ¦  ¦  ¦ +1 501-617-8971 ¦ +15016178971 ¦ https://www.elitepowergenerators.com/ ¦ #71c2a0fcdce9 ¦ 34.7520156 ¦ -92.12942799999999 ¦ America/Chicago ¦ 5 ¦ 50 ¦ #46e19c5b0414 ¦ #8a48cf9922cc ¦ 01234 7:00-19:00, 5 8:00-15:00, 6 closed ¦ true ¦ operational ¦ ChIJ9VkCIJ7T96ARgG1WMRBLDj0
115 ¦ Electrician Near Me LLC ¦ Electrician ¦ Electrician ¦  ¦  ¦  ¦  ¦  ¦ +1 479-364-7489 ¦ +14793647489 ¦ https://www.enm-nwa.com/ ¦ #ba4b62e4aee1 ¦ 36.125038 ¦ -94.216402 ¦ America/Chicago ¦ 5 ¦ 14 ¦ #c9035717a7cf ¦ #d3675753c549 ¦ 01234 7:00-17:00, 5 8:00-11:00, 6 closed ¦ true ¦ operational ¦ ChIJoRSopk5brGcRqST-PewTe-4
`,
  },
  {
    path: "outscraper/ch-zurich-restaurants-797.redacted.csv",
    rows: 797,
    created: 797,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ category ¦ fullAddress ¦ street ¦ city ¦ postalCode ¦ countryCode ¦ phone ¦ phoneE164 ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ workingHours ¦ hours ¦ verified ¦ status ¦ placeId
2 ¦ Bistrot à Paris ¦ French restaurant ¦ restaurants ¦ Asylstrasse 70, 8032 Zürich ¦ Asylstrasse 70 ¦ Zürich ¦ 8032 ¦ CH ¦ +41 44 380 21 81 ¦ +41443802181 ¦ http://www.bistrotaparis.ch/ ¦ #54727c37d095 ¦ 47.367293499999995 ¦ 8.560927399999999 ¦ Europe/Zurich ¦ 4.7 ¦ 56 ¦ #5ada1f371b0f ¦ #0c18f1c342f4 ¦ #82bd028ffc7b ¦ true ¦ operational ¦ ChIJ_7xyc-2hmkcR0m3PT_CrwSo
90 ¦ Neela ¦ Sri Lankan restaurant ¦ restaurants ¦ Kanonengasse 29, 8004 Zürich ¦ Kanonengasse 29 ¦ Zürich ¦ 8004 ¦ CH ¦ +41 44 242 71 11 ¦ +41442427111 ¦ http://neela.ch/ ¦ #a5158e5795a7 ¦ 47.3779907 ¦ 8.5297821 ¦ Europe/Zurich ¦ 4.6 ¦ 558 ¦ #212f4da896ea ¦ #490f180545db ¦ 0 closed, 1234 11:30-14:30+17:30-22:30, 56 17:30-22:30 ¦ true ¦ operational ¦ ChIJx6iJAxwKkEcRPvKe4kZb57I
179 ¦ Barfüsser Sushi Bar & Lounge Niederdorf ¦ Sushi restaurant ¦ Sushi-Restaurant ¦ Spitalgasse 3, 8001 Zürich ¦ Spitalgasse 3 ¦ Zürich ¦ 8001 ¦ CH ¦ +41 44 251 40 64 ¦ +41442514064 ¦ https://www.barfuesser.ch/ ¦ #2b715d88fe69 ¦ 47.373540299999995 ¦ 8.544040299999999 ¦ Europe/Zurich ¦ 4.3 ¦ 625 ¦ #6d3505f09c13 ¦ #79ab77b1c317 ¦ 01236 11:30-22:00, 45 11:30-24:00 ¦ true ¦ operational ¦ ChIJUQg6sqmgmkcR6ez9jzpie6c
267 ¦ Gyoza ¦ Asian restaurant ¦ restaurants ¦ Bahnhofplatz, 8001 Zürich ¦ Bahnhofplatz ¦ Zürich ¦ 8001 ¦ CH ¦  ¦  ¦  ¦ #6c57e93c8012 ¦ 47.377214099999996 ¦ 8.5397452 ¦ Europe/Zurich ¦ 3.9 ¦ 7 ¦ #b5dd58106942 ¦  ¦  ¦ false ¦ operational ¦ ChIJP0Obx_sLkEcROwfV1bMzWMw
356 ¦ Wurst & Moritz ¦ German restaurant ¦ Deutsches Restaurant ¦ Hardstrasse 318, 8005 Zürich ¦ Hardstrasse 318 ¦ Zürich ¦ 8005 ¦ CH ¦ +41 43 540 41 47 ¦ +41435404147 ¦ http://www.wurstundmoritz.com/ ¦ #d409835e131f ¦ 47.3901512 ¦ 8.5223141 ¦ Europe/Zurich ¦ 4.4 ¦ 1182 ¦ #94a72e5af0c2 ¦ #e9636b884756 ¦ 01236 11:00-22:00, 45 11:00-23:45 ¦ true ¦ operational ¦ ChIJFWaUMkAKkEcRsn-E7jkauPE
444 ¦ Casco Viejo ¦ Tapas restaurant ¦ restaurants ¦ Rosengasse 7, 8001 Zürich ¦ Rosengasse 7 ¦ Zürich ¦ 8001 ¦ CH ¦ +41 44 260 82 11 ¦ +41442608211 ¦ http://www.cascoviejo.ch/ ¦ #13e481a44877 ¦ 47.3732705 ¦ 8.5434536 ¦ Europe/Zurich ¦ 4.3 ¦ 776 ¦ #a10a8723e746 ¦ #d5b3a433c0f5 ¦ 012346 14:00-23:00, 5 12:00-23:00 ¦ false ¦ operational ¦ ChIJyRxez6mgmkcR0Hrxf2qHgU4
533 ¦ Mori Ramen ¦ Ramen restaurant ¦ Ramen-Restaurant ¦ Hottingerstrasse 4, 8032 Zürich ¦ Hottingerstrasse 4 ¦ Zürich ¦ 8032 ¦ CH ¦ +41 44 521 37 76 ¦ +41445213776 ¦ http://www.mori.ch/ ¦ #53d45b380222 ¦ 47.370366 ¦ 8.5495082 ¦ Europe/Zurich ¦ 4.5 ¦ 455 ¦ #b23135b1d5a8 ¦ #e29160175d9b ¦ 01234 11:30-14:00+17:00-22:00, 5 17:00-22:00, 6 closed ¦ true ¦ operational ¦ ChIJr6ab-B2hmkcR4BhvNqfUOog
621 ¦ Chalet Suisse ¦ Swiss restaurant ¦ Schweizerisches Restaurant ¦ Zurich Airport, Airside Center, 8060 Kloten ¦ Zurich Airport, Airside Center ¦ Kloten ¦ 8060 ¦ CH ¦ +41 76 374 37 33 ¦ +41763743733 ¦ http://www.chaletsuisse-zrh.ch/ ¦ #be6c45d9a920 ¦ 47.451536 ¦ 8.5607673 ¦ Europe/Zurich ¦ 4.1 ¦ 613 ¦ #dbf486b33368 ¦ #994829cbf21d ¦ 0123456 5:00-22:00 ¦ true ¦ operational ¦ ChIJRWrRI1d1kEcRuuVJ7h-qhqE
710 ¦ bread.love al vinaio ¦ Restaurant ¦ restaurants ¦ Luisenstrasse 43, 8005 Zürich ¦ Luisenstrasse 43 ¦ Zürich ¦ 8005 ¦ CH ¦ +41 77 486 00 19 ¦ +41774860019 ¦ http://www.bread.love/ ¦ #be636f8f9828 ¦ 47.3842754 ¦ 8.5301613 ¦ Europe/Zurich ¦ 5 ¦ 30 ¦ #6fdccdf44f84 ¦ #d59c9acc30bd ¦ #92acf582e36d ¦ true ¦ operational ¦ ChIJqeb9jkahmkcRkttFF3XIrZM
798 ¦ Rolli's ¦ Steak house ¦ restaurants ¦ Schaffhauserstrasse 352, 8050 Zürich ¦ Schaffhauserstrasse 352 ¦ Zürich ¦ 8050 ¦ CH ¦ +41 44 311 28 80 ¦ +41443112880 ¦ http://www.rollis-steakhouse.ch/ ¦ #cc6d93b95b08 ¦ 47.409797999999995 ¦ 8.54649 ¦ Europe/Zurich ¦ 4.5 ¦ 2153 ¦ #7aaa972b24f0 ¦ #c41d67e22a5a ¦ 06 closed, 12345 10:00-23:00 ¦ true ¦ operational ¦ ChIJt9ZBuoYKkEcRy6TJ4Syfvr8
`,
  },
  {
    path: "outscraper/in-hyderabad-gyms-500.csv",
    rows: 500,
    created: 500,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ category ¦ fullAddress ¦ street ¦ city ¦ postalCode ¦ countryCode ¦ phone ¦ phoneE164 ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ workingHours ¦ hours ¦ verified ¦ status ¦ placeId
2 ¦ Misri Gym ¦ Gym ¦  ¦ #a415f56f3e60 ¦ Bahadurpura X Rd ¦ Hyderabad ¦ 500064 ¦ IN ¦ +91 86867 07930 ¦ +918686707930 ¦  ¦ #f6b118c93a09 ¦ 17.3561855 ¦ 78.4548353 ¦ Asia/Calcutta ¦ 4.5 ¦ 0 ¦ #20e3523e1847 ¦ {"Friday": ["6am-11:30pm"]} ¦ 4 6:00-23:30 ¦ true ¦ operational ¦ ChIJVdzdXgCXyzsRCur-Wg3ywYo
57 ¦ Sultan Power Gym ¦ Gym ¦ Gym ¦ #550bf6f35607 ¦ 17-3-189/1, Talab katta, Main Road, near Abdullah Hotel ¦ Hyderabad ¦ 500023 ¦ IN ¦ +91 63039 69158 ¦ +916303969158 ¦  ¦ #b95bc3bb9b39 ¦ 17.3542134 ¦ 78.491377 ¦ Asia/Calcutta ¦ 4.5 ¦ 106 ¦ #837775ca8440 ¦ #b76a9168f9c1 ¦ 012345 5:00-10:30+17:00-24:00, 6 5:00-24:00 ¦ true ¦ operational ¦ ChIJ4ZzS3N6ZyzsR65rS3XG-gaA
113 ¦ King's Fitness Centre Meerpet ¦ Gym ¦  ¦ #6d4aa1621849 ¦ 500097 ¦ Hyderabad, Medbowli ¦ 500097 ¦ IN ¦ +91 85228 07776 ¦ +918522807776 ¦  ¦ #bd3ad4f24a94 ¦ 17.3255445 ¦ 78.5268737 ¦ Asia/Calcutta ¦ 4.6 ¦ 0 ¦ #3320274f4fd4 ¦ {"Friday": ["5-10am", "5-9pm"]} ¦ 4 5:00-10:00+17:00-21:00 ¦ true ¦ operational ¦ ChIJlR_VUnuiyzsR7wKOw7mGaSs
168 ¦ Mythripuram open GYM, Karmnaghat ¦ Gym ¦ Gym ¦ 8GQM+4GC, Mytripuram, Kharmanghat, Telangana 500079 ¦ 8GQM+4GC ¦ Kharmanghat ¦ 500079 ¦ IN ¦  ¦  ¦  ¦ #1d876732dbb7 ¦ 17.3378001 ¦ 78.53377739999999 ¦ Asia/Calcutta ¦ 5 ¦ 2 ¦ #988cfaa4d6bb ¦  ¦  ¦ false ¦ operational ¦ ChIJO8-bfliZyzsRQX5vzwEGCnE
224 ¦ Muscleup studio ¦ Fitness center ¦ Fitness center ¦ #69e4fe0aedd2 ¦ 2nd floor, Padma Towers, 5-4-9, JN Road ¦ Hyderabad ¦ 500001 ¦ IN ¦ +91 63058 99847 ¦ +916305899847 ¦  ¦ #eeccc5e9efb0 ¦ 17.387191899999998 ¦ 78.475721 ¦ Asia/Calcutta ¦ 4.9 ¦ 170 ¦ #7ade025fe89c ¦ #efbe5b2cd2d8 ¦ #5b01156ffdbe ¦ true ¦ operational ¦ ChIJw96vX5-ZyzsRQ8hbfLJv28g
279 ¦ Power Zone Gym - Vijayanagar Colony ¦ Gym ¦ Gym ¦ #f399762420ca ¦ 10-3-761/F/2 ¦ Hyderabad ¦ 500057 ¦ IN ¦ +91 98667 79988 ¦ +919866779988 ¦  ¦ #3e35b2e0bf2a ¦ 17.3937468 ¦ 78.4498655 ¦ Asia/Calcutta ¦ 3.5 ¦ 269 ¦ #f08e6ff55118 ¦ #4fdc60f21ae5 ¦ 012345 5:00-10:00+16:00-22:00, 6 5:00-10:00 ¦ true ¦ operational ¦ ChIJkWlD_hKXyzsRH-xyhIaYX3Q
335 ¦ 300 The Gym ¦ Gym ¦  ¦ #566655da8938 ¦ Third Phase, Plot No. 20/6, JNTU Rd ¦ Hyderabad ¦ 500085 ¦ IN ¦ +91 95022 85555 ¦ +919502285555 ¦ http://300thegym.com/ ¦ #6e2acb9e31e8 ¦ 17.485502 ¦ 78.3907443 ¦ Asia/Calcutta ¦ 4.8 ¦ 0 ¦ #dcbad84ebabc ¦ {"Friday": ["5-11am", "4:30-9:30pm"]} ¦ 4 5:00-11:00+16:30-21:30 ¦ true ¦ operational ¦ ChIJxespu46RyzsRqWyNK0UQPDk
390 ¦ Transform Fitness Malkajgiri ¦ Gym ¦  ¦ #499771328786 ¦ E Anandbagh Main Rd, near Anandbagh Railway Crossing ¦ Hyderabad, Secunderabad ¦ 500047 ¦ IN ¦ +91 79974 21234 ¦ +917997421234 ¦  ¦ #c65052e46cbc ¦ 17.4583604 ¦ 78.5412849 ¦ Asia/Calcutta ¦ 4.3 ¦ 0 ¦ #a74b4b432268 ¦ {"Friday": ["5:30am-12pm", "5-9pm"]} ¦ 4 5:30-12:00+17:00-21:00 ¦ true ¦ operational ¦ ChIJwXPLWr6byzsRiMsidp6y-tI
446 ¦ The Black Shadow Gymnastics Academy ¦ Fitness center ¦ Fitness center ¦ #45b2594389c2 ¦ Flat No- 502, near Sai Baba Temple Road ¦ Secunderabad ¦ 500062 ¦ IN ¦  ¦  ¦  ¦ #66e47f63f5bd ¦ 17.4761065 ¦ 78.5508542 ¦ Asia/Calcutta ¦ 5 ¦ 3 ¦ #5173570d9171 ¦  ¦  ¦ false ¦ temporarily_closed ¦ ChIJ6cS2sJ2byzsRMkb_YjzK8s0
501 ¦ #b28148e17c08 ¦ Gym ¦ Gym ¦ #ee750a136db4 ¦ 3rd Floor, Kontham Ram Reddy Complex, opp. Fruit Market ¦ Hyderabad ¦ 500060 ¦ IN ¦ +91 98859 26353 ¦ +919885926353 ¦ #dfe0a37f8581 ¦ #d33c8717dddb ¦ 17.368029 ¦ 78.5350258 ¦ Asia/Calcutta ¦ 4.6 ¦ 495 ¦ #c3be855b9eb6 ¦ #6eb2d3625dc0 ¦ 01234 5:00-22:00, 56 5:00-11:00 ¦ true ¦ operational ¦ ChIJ5Q6Ri-6YyzsRHRg-EW3JaE8
`,
  },
  {
    path: "outscraper/vn-hue-cafes-8.csv",
    rows: 8,
    created: 8,
    duplicates: 0,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ category ¦ fullAddress ¦ street ¦ city ¦ postalCode ¦ countryCode ¦ phone ¦ phoneE164 ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ workingHours ¦ hours ¦ verified ¦ status ¦ placeId
2 ¦ Tiệm Café Tụi Mình ¦ Coffee shop ¦ coffee shops ¦ 25 Sư Vạn Hạnh, Hương Long, Kim Long, Huế 49000, Vietnam ¦ 25 Sư Vạn Hạnh ¦ Hue ¦ 49000 ¦ VN ¦ +84 903 020 425 ¦ +84903020425 ¦ https://www.facebook.com/share/19vk6XeqwJ/ ¦ #cea2a4b9b94f ¦ 16.4555774 ¦ 107.5479149 ¦ Asia/Saigon ¦ 4.5 ¦ 124 ¦ #331fe9fcd8c5 ¦ #75ba78cd2cc1 ¦ 0123456 6:00-18:00 ¦ true ¦ operational ¦ ChIJr9PsEOqnQTERZFB_1Gj1HlQ
3 ¦ T ROASTER ¦ Cafe ¦ cafes ¦ 7 Sư Vạn Hạnh, Hương Long, Kim Long, Huế 530000, Vietnam ¦ 7 Sư Vạn Hạnh ¦ Hue ¦ 530000 ¦ VN ¦ +84 938 742 262 ¦ +84938742262 ¦ https://www.facebook.com/roastercoffeeshop ¦ #acca381a00d7 ¦ 16.453647399999998 ¦ 107.5483536 ¦ Asia/Saigon ¦ 4.8 ¦ 233 ¦ #fb6ffaa3e152 ¦ #d6bd093459c6 ¦ 0123456 7:00-17:30 ¦ true ¦ operational ¦ ChIJp0BbhLSnQTERv71uvWXPFnE
4 ¦ SEIS Bakery & Coffee ¦ Cafe ¦ Bakery ¦ 18 Kim Long, Huế, Vietnam ¦ 18 Kim Long ¦ Hue ¦  ¦ VN ¦ +84 909 797 424 ¦ +84909797424 ¦ https://www.facebook.com/seiscnb ¦ #79ff8907346b ¦ 16.4603032 ¦ 107.5681199 ¦ Asia/Saigon ¦ 4.4 ¦ 137 ¦ #e5c9ab2dc6e7 ¦ #034fe12ca14c ¦ 0123456 6:30-22:00 ¦ true ¦ operational ¦ ChIJL1NdqeunQTERpsR-56RkaSc
5 ¦ Cafe Mộc Cà - 138 Kim Long ¦ Coffee shop ¦ coffee shops ¦ 138 Kim Long, Huế, Vietnam ¦ 138 Kim Long ¦ Hue ¦  ¦ VN ¦ +84 946 948 884 ¦ +84946948884 ¦  ¦ #39a927ec44cf ¦ 16.4577152 ¦ 107.5595491 ¦ Asia/Saigon ¦ 4.2 ¦ 135 ¦ #f272c90ccc4b ¦ #b3ee68a5fdcf ¦ 0123456 4:30-22:00 ¦ true ¦ operational ¦ ChIJG1EpYj-hQTERM3Ra9IQ8Ll4
6 ¦ Cafe Vinh Am Vien ¦ Cafe ¦ cafes ¦ 24 Kim Long, Huế, Vietnam ¦ 24 Kim Long ¦ Hue ¦  ¦ VN ¦ +84 914 202 764 ¦ +84914202764 ¦  ¦ #6b2fdcbee73d ¦ 16.4601205 ¦ 107.5677381 ¦ Asia/Saigon ¦ 4 ¦ 93 ¦ #8405684dfd97 ¦ #0f0911306fed ¦ 0123456 0:00-24:00 ¦ false ¦ operational ¦ ChIJ_fTw_bWmQTEREowqcOkclOQ
7 ¦ KIM LONG COFFEE ¦ Coffee shop ¦ coffee shops ¦ 28 Nguyễn Hoàng, Kim Long, Huế, Vietnam ¦ 28 Nguyễn Hoàng ¦ Hue ¦  ¦ VN ¦ +84 905 148 652 ¦ +84905148652 ¦ https://www.facebook.com/kimlong.coffee?mibextid=ZbWKwL ¦ #9d7cfd5d40ee ¦ 16.459407 ¦ 107.55772209999999 ¦ Asia/Saigon ¦ 5 ¦ 1 ¦ #24760e4e7a6f ¦ #2d8bbc150082 ¦ #a985d9c58355 ¦ true ¦ operational ¦ ChIJ-23EH1mnQTERBQt_eXV6GTk
8 ¦ Sóc Nâu ¦ Coffee shop ¦ coffee shops ¦ 14 Kim Long, Huế, Vietnam ¦ 14 Kim Long ¦ Hue ¦  ¦ VN ¦ +84 903 599 138 ¦ +84903599138 ¦  ¦ #ea84000a3dbf ¦ 16.460352 ¦ 107.5683191 ¦ Asia/Saigon ¦ 4.1 ¦ 256 ¦ #706614c5db74 ¦ #1f8f0463de87 ¦ 0123456 6:00-22:00 ¦ true ¦ operational ¦ ChIJ1Uz8_bWmQTERpjV8xBE2Jc4
9 ¦ Kim Coffee Shop ¦ Coffee shop ¦ coffee shops ¦ 60 Kim Long tổ 11, Kim Long, Huế, Vietnam ¦ 60 Kim Long tổ 11 ¦ Hue ¦  ¦ VN ¦ +84 941 102 009 ¦ +84941102009 ¦  ¦ #c193e56c2f74 ¦ 16.4588917 ¦ 107.5629115 ¦ Asia/Saigon ¦ 4.1 ¦ 36 ¦ #c240601d7d87 ¦  ¦  ¦ false ¦ temporarily_closed ¦ ChIJWSyshbemQTER8Y-6DGnhr1E
`,
  },
  {
    path: "outscraper/us-alabama-medical-395.redacted.csv",
    rows: 395,
    created: 237,
    duplicates: 158,
    rejected: 0,
    businesses: `
row ¦ name ¦ type ¦ category ¦ fullAddress ¦ street ¦ city ¦ postalCode ¦ countryCode ¦ phone ¦ phoneE164 ¦ website ¦ url ¦ latitude ¦ longitude ¦ timeZone ¦ rating ¦ reviews ¦ photo ¦ workingHours ¦ hours ¦ verified ¦ status ¦ placeId
2 ¦ Dynamic Dentistry Of The Shoals ¦ Dental clinic ¦ Dentist ¦ 921 E Avalon Ave, Muscle Shoals, AL 35661 ¦ 921 E Avalon Ave ¦ Muscle Shoals ¦ 35661 ¦ US ¦ +1 256-320-2150 ¦ +12563202150 ¦ https://dynamicshoals.com/ ¦ #2606590348f1 ¦ 34.744900799999996 ¦ -87.65708839999999 ¦ America/Chicago ¦ 5 ¦ 1126 ¦ #43b40ecc2f1a ¦ #9d4b1a395663 ¦ 03456 closed, 12 7:00-16:45 ¦ true ¦ operational ¦ ChIJZ6OJwSlPfYgRPY6FiqHFIjA
43 ¦ Tennessee River Urgent Care ¦ Urgent care center ¦ Urgent care center ¦ 707 E 2nd St suite a, Sheffield, AL 35660 ¦ 707 E 2nd St suite a ¦ Sheffield ¦ 35660 ¦ US ¦ +1 256-320-7365 ¦ +12563207365 ¦ https://trurgent.care/ ¦ #ed96ff81ae2d ¦ 34.759939599999996 ¦ -87.6896324 ¦ America/Chicago ¦ 3.9 ¦ 49 ¦ #ddbdd33847c0 ¦ #5490e5130844 ¦ 0123 8:00-18:00, 456 closed ¦ true ¦ operational ¦ ChIJUaoC7fRFfYgROfP-gu_nkd0
88 ¦ Hamilton Family Urgent Care ¦ Urgent care center ¦ Urgent care center ¦ 108 Avalon Ave, Muscle Shoals, AL 35661 ¦ 108 Avalon Ave ¦ Muscle Shoals ¦ 35661 ¦ US ¦ +1 256-284-7706 ¦ +12562847706 ¦ https://www.hamiltonfamilyurgentcare.com/ ¦ #4505493f885b ¦ 34.7447101 ¦ -87.6768649 ¦ America/Chicago ¦ 4.3 ¦ 6 ¦ #238f6e31b90f ¦ #d99725f471e3 ¦ 01234 8:00-20:00, 5 8:00-18:00, 6 14:00-18:00 ¦ true ¦ operational ¦ ChIJN7Fg3MFPfYgRorFvYfc2UqY
133 ¦ Signature Smile ¦ Dentist ¦ Dentist ¦ 2247 Helton Drive, Florence, AL 35630 ¦ 2247 Helton Drive ¦ Florence ¦ 35630 ¦ US ¦ +1 256-767-6453 ¦ +12567676453 ¦ https://signaturesmilenow.com/locations/florence/ ¦ #fb760437cad2 ¦ 34.834539299999996 ¦ -87.6697751 ¦ America/Chicago ¦ 4.8 ¦ 232 ¦ #7f609f0656f3 ¦ #9b9b8962227d ¦ 0123 8:00-17:00, 4 8:00-14:00, 56 closed ¦ true ¦ operational ¦ ChIJ6ZOXeiZIfYgRq6yqvcVRUwY
176 ¦ Dr. Wilder Smith, D.M.D. ¦ Endodontist ¦ Endodontist ¦ 1910 Bruin Dr #6717, Florence, AL 35630 ¦ 1910 Bruin Dr #6717 ¦ Florence ¦ 35630 ¦ US ¦ +1 256-767-1812 ¦ +12567671812 ¦ https://www.smithandsmithendodontics.com/ ¦ #9756f4373cd4 ¦ 34.830504499999996 ¦ -87.6648767 ¦ America/Chicago ¦ 4.5 ¦ 2 ¦ #f5e67f4acbe9 ¦ #c3cdde1cbec5 ¦ 0123 8:00-16:00, 456 closed ¦ true ¦ operational ¦ ChIJp8A_Cu5JfYgRR-uB3Cjx_v4
221 ¦ Surgical Associates of the Shoals, PC ¦ Surgical center ¦ Surgical center ¦ 1120 S Jackson Hwy # 105, Sheffield, AL 35660 ¦ 1120 S Jackson Hwy # 105 ¦ Sheffield ¦ 35660 ¦ US ¦ +1 256-386-1125 ¦ +12563861125 ¦ https://www.surgicalassociatesoftheshoals.com/ ¦ #4453c8fd6f50 ¦ 34.7465541 ¦ -87.7004475 ¦ America/Chicago ¦ 5 ¦ 13 ¦ #0e39e61f7526 ¦ #02a3c6e0eb63 ¦ 0123 9:00-17:00, 456 closed ¦ true ¦ operational ¦ ChIJDdWQXzZPfYgR9lpTec9F9Mo
263 ¦ Shoals Interventional Pain Management ¦ Pain control clinic ¦ Pain control clinic ¦ 203 W Avalon Ave Suite 120, Muscle Shoals, AL 35661 ¦ 203 W Avalon Ave Suite 120 ¦ Muscle Shoals ¦ 35661 ¦ US ¦ +1 256-386-1490 ¦ +12563861490 ¦ https://www.northalabamamedicalgroup.com/ ¦ #be0c4bc065c3 ¦ 34.746252399999996 ¦ -87.67591689999999 ¦ America/Chicago ¦ 4.1 ¦ 22 ¦ #4eae95fdc28f ¦ #7713542557eb ¦ 0123 7:00-15:45, 4 7:00-11:30, 56 closed ¦ true ¦ operational ¦ ChIJi38BYK5PfYgRe0Iip3jqAyg
307 ¦ Express Med ¦ Family practice physician ¦ Family practice physician ¦ 970 Cox Creek Pkwy, Florence, AL 35633 ¦ 970 Cox Creek Pkwy ¦ Florence ¦ 35633 ¦ US ¦ +1 256-760-1655 ¦ +12567601655 ¦ http://www.expressmedonline.com/ ¦ #ef4893d1577e ¦ 34.8399152 ¦ -87.6861009 ¦ America/Chicago ¦ 3.1 ¦ 80 ¦ #f0beeb1f88a7 ¦ #c9a6303e3703 ¦ 01234 8:00-17:00, 5 8:00-16:00, 6 closed ¦ true ¦ operational ¦ ChIJX8lndR1IfYgR3PYwfM6A9rY
351 ¦ Dr. Ian Fawcett ¦ Dentist ¦ Dentist ¦ 1947 Florence Blvd, Florence, AL 35630 ¦ 1947 Florence Blvd ¦ Florence ¦ 35630 ¦ US ¦ +1 256-766-8800 ¦ +12567668800 ¦ https://www.hickoryhillsdentalcare.com/meet-us/dr-ian-fawcett/ ¦ #d48035e08032 ¦ 34.8235278 ¦ -87.64942289999999 ¦ America/Chicago ¦  ¦ 0 ¦ #9d5f07451e15 ¦  ¦  ¦ false ¦ operational ¦ ChIJq6oWSs9JfYgRJQMTucdgnKw
396 ¦ Dr. Bobby J. Moore, DMD ¦ Dentist ¦  ¦ 1708 Firestone Ave, Muscle Shoals, AL 35661 ¦ 1708 Firestone Ave ¦ Muscle Shoals ¦ 35661 ¦ US ¦ +1 256-381-2715 ¦ +12563812715 ¦  ¦ #3384bb784453 ¦ 34.745425499999996 ¦ -87.6490077 ¦ America/Chicago ¦ 5 ¦ 0 ¦ #dbfa750a0b0a ¦  ¦  ¦ false ¦ temporarily_closed ¦ ChIJS2DsBdJOfYgRJmscd-hreWQ
`,
  },
];
