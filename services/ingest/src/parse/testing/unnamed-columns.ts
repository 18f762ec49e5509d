const table = (rows: readonly string[]) => `${rows.join("\n")}\n`;

const GERMAN_ROWS = [
  "Hotel Adler;Hauptstraße 12;79098;Freiburg;0761 123450;www.hotel-adler.de",
  "Gasthaus Krone;Marktplatz 3;72070;Tübingen;07071 55660;www.krone-tuebingen.de",
  "Bäckerei Müller;Lindenweg 8;70173;Stuttgart;0711 998877;www.baeckerei-mueller.de",
  "Apotheke am Markt;Marktstraße 21;89073;Ulm;0731 445566;www.apotheke-markt.de",
  "Restaurant Sonne;Seestraße 4;78462;Konstanz;07531 223344;www.sonne-konstanz.de",
];
const AMERICAN_ROWS = [
  "1,Joe's Pizza,Pizza restaurant,7 Carmine St,New York,NY,10014,(212) 366-1182,40.73052,-74.00215",
  "2,Blue Bottle Coffee,Cafe,450 W 15th St,New York,NY,10011,(510) 653-3394,40.74205,-74.00612",
  "3,Powell's Books,Book store,1005 W Burnside St,Portland,OR,97209,(503) 228-4651,45.52309,-122.68132",
  "4,Franklin Barbecue,Restaurant,900 E 11th St,Austin,TX,78702,(512) 653-1187,30.27015,-97.73127",
  "5,Zingerman's Deli,Deli,422 Detroit St,Ann Arbor,MI,48104,(734) 663-3354,42.28469,-83.74508",
  "6,Tadich Grill,Restaurant,240 California St,San Francisco,CA,94111,(415) 391-1849,37.79349,-122.39935",
];
const RUSSIAN_ROWS = [
  "Кафе Пушкинъ;Москва;Тверской бульвар, 26А;+7 495 739-00-33;пн-вс 10:00-23:00",
  "Аптека Ромашка;Казань;ул. Баумана, 15;+7 843 292-11-22;пн-пт 08:00-21:00",
  "Гостиница Волга;Самара;ул. Ленинградская, 7;+7 846 333-44-55;пн-вс 00:00-24:00",
  "Ресторан Урал;Екатеринбург;пр. Ленина, 40;+7 343 371-22-33;пн-вс 12:00-24:00",
  "Салон красоты Лотос;Пермь;ул. Сибирская, 9;+7 342 210-33-44;пн-сб 09:00-20:00",
];
const BASQUE_ROWS = [
  "Bar Txoko,Kale Nagusia 5,Bilbao,+34 944 123 456",
  "Hotel Igeldo,Igeldo Pasealekua 187,San Sebastián,+34 943 210 211",
  "Farmacia Etxebarria,Gran Via 12,Bilbao,+34 944 223 344",
  "Restaurante Zuberoa,Beko Kalea 9,Irun,+34 943 491 228",
  "Peluquería Ane,Ledesma 3,Bilbao,+34 944 555 666",
];
const SLOVENIAN_ROWS = [1, 2, 3, 4, 5, 6].map((at) => `Lekarna ${at};Slovenska cesta ${at};1000;Ljubljana`);
const FAX_ROWS = [1, 2, 3, 4, 5].map((at) => `Praxis ${at},Ringstraße ${at} 1010 Wien,01 40400${at}${at}`);
const EXCHANGED_ROWS = [1, 2, 3, 4, 5].map(
  (at) => `Cafe ${at},http://cafe-${at}.example,(617) 555-010${at},Boston,${at} Beacon St`,
);

/** A file, and what each of its columns is read as: "header: field (what tells it)"; "!" where its header is contradicted. */
export const UNNAMED_COLUMNS: readonly (readonly [what: string, text: string, columns: string])[] = [
  [
    "with a post office's code and a town under the word of a country",
    table(["Naziv;Naslov;Pošta;Kraj", ...SLOVENIAN_ROWS]),
    "Naziv: name (both) | Naslov: fullAddress (both) | Pošta: postalCode (values) ! | Kraj: city (values) !",
  ],
  [
    "with a city's header above postal codes",
    table(["name;address;city", ...SLOVENIAN_ROWS.map((row) => row.split(";").slice(0, 3).join(";"))]),
    "name: name (both) | address: fullAddress (both) | city: postalCode (both) !",
  ],
  [
    "of names and numbered remarks",
    table(["Megnevezés;Megjegyzés", ...[1, 2, 3, 4, 5, 6].map((at) => `Cukrászda ${"ABCDEF"[at - 1]};megj ${at}`)]),
    "Megnevezés: name (both) | Megjegyzés: -",
  ],
  [
    "without a header line",
    table(GERMAN_ROWS),
    "1: name (values) | 2: street (values) | 3: postalCode (values) | 4: city (values) | 5: phone (values) | 6: website (values)",
  ],
  [
    "with numbered columns",
    table(["col1,col2,col3,col4,col5,col6,col7,col8,col9,col10", ...AMERICAN_ROWS]),
    "col1: - | col2: name (values) | col3: category (values) | col4: street (values) | col5: city (values) | col6: state (values) | col7: postalCode (values) | col8: phone (values) | col9: latitude (values) | col10: longitude (values)",
  ],
  [
    "with numbered columns in Russian",
    table(["Поле 1;Поле 2;Поле 3;Поле 4;Поле 5", ...RUSSIAN_ROWS]),
    "Поле 1: name (values) | Поле 2: city (values) | Поле 3: street (values) | Поле 4: phone (values) | Поле 5: workingHours (values)",
  ],
  [
    "with headers in words that nobody knows",
    table(["Izen-ofiziala,Kokapena,Hiri-izena,Harremana", ...BASQUE_ROWS]),
    "Izen-ofiziala: name (values) | Kokapena: street (values) | Hiri-izena: city (values) | Harremana: phone (values)",
  ],
  [
    "whose headers were exchanged",
    table(["name,phone,website,city,address", ...EXCHANGED_ROWS]),
    "name: name (both) | phone: website (values) ! | website: phone (values) ! | city: city (both) | address: fullAddress (both)",
  ],
  [
    "with numbered branches, and longitudes before latitudes",
    table([1, 2, 3, 4, 5].map((at) => `Lékárna Brno ${at},16.60251${at},49.21031${at}`)),
    "1: name (values) | 2: longitude (values) | 3: latitude (values)",
  ],
  [
    "with the pages of a portal",
    table([
      "Name,City,Sheet",
      ...[1, 2, 3, 4, 5, 6, 7].map((at) => `Cafe ${at},Ulm,https://portal.example/show/${at}`),
    ]),
    "Name: name (both) | City: city (both) | Sheet: -",
  ],
  [
    "with single degrees under a header of pairs",
    table(["name,coordinates,FIELD6", ...[1, 2, 3, 4, 5].map((at) => `Cafe ${at},13.2172${at},32.8989${at}`)]),
    "name: name (both) | coordinates: longitude (values) ! | FIELD6: latitude (values)",
  ],
  [
    "with one word in all rows that is a small town, too",
    table(["name,colour,wo", ...[1, 2, 3, 4, 5, 6].map((at) => `Cafe ${at},red,Paris`)]),
    "name: name (both) | colour: - | wo: city (values)",
  ],
  [
    "with links that write to a phone",
    table([
      "name,city,whatsapp",
      ...[1, 2, 3, 4, 5, 6].map((at) => `Cafe ${at},Riyadh,https://wa.me/96650000000${at}`),
    ]),
    "name: name (both) | city: city (both) | whatsapp: phone (both)",
  ],
  [
    "with ratings of which R writes missing ones as NA",
    table(["name,city,rating", ...[1, 2, 3, 4, 5, 6, 7, 8].map((at) => `Cafe ${at},Ulm,${at < 6 ? "4.2" : "NA"}`)]),
    "name: name (both) | city: city (both) | rating: rating (both)",
  ],
  [
    "without a header line, of which the first row is a business by its street and postal code",
    table([
      "north,Point Café,179024,100 Hill Street 5",
      "south,River Bakery,238801,22 Lake Road 7",
      "east,Garden Hotel,467351,799 Canal Road 12",
      "west,Harbour Restaurant,609731,50 Gate Street 3",
      "west,Quay Bar,609606,9 Temple Street 14",
      "north,Orchard Café,238823,391 Orchard Road 2",
    ]),
    "1: - | 2: name (values) | 3: postalCode (values) | 4: street (values)",
  ],
  [
    "with faxes and no phones",
    table(["Name,Adresse,Telefax", ...FAX_ROWS]),
    "Name: name (both) | Adresse: fullAddress (both) | Telefax: -",
  ],
];
