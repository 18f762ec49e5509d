import type { WildFile } from "./wild-file.ts";

/** Shapes of tables and cells that public lists have, with rows that were invented. */
export const WILD_SHAPES: readonly WildFile[] = [
  {
    maker: "a hotel portal that rates out of 10 without a word",
    text: `hotel,city,country,score,review_count
Hotel du Pont,Paris,France,8.6,120
Auberge Bleue,Paris,France,4.9,10
Le Grand,Paris,France,9.1,500
`,
    found: `
2: name=Hotel du Pont ¦ fullAddress=Paris, France ¦ city=Paris ¦ country=France ¦ countryCode=FR ¦ reviews=120 ¦ rating=4.3
3: name=Auberge Bleue ¦ fullAddress=Paris, France ¦ city=Paris ¦ country=France ¦ countryCode=FR ¦ reviews=10 ¦ rating=2.45
4: name=Le Grand ¦ fullAddress=Paris, France ¦ city=Paris ¦ country=France ¦ countryCode=FR ¦ reviews=500 ¦ rating=4.55
`,
  },
  {
    maker: "a clerk whose headers take two lines",
    text: `Business,,Contact,,Location,
Name,Category,Phone,Email,City,Country
Foo,Cafe,0212 555 01 00,a@example.org,İstanbul,Turkey
`,
    found: `
3: name=Foo ¦ category=Cafe ¦ fullAddress=İstanbul, Turkey ¦ city=İstanbul ¦ country=Turkey ¦ countryCode=TR ¦ phone=+90 212 555 01 00 ¦ phoneE164=+902125550100
unknown: Email
`,
  },
  {
    maker: "a clerk who merged some headers over two lines",
    text: `Firma Adı;İletişim;;Konum;
;Telefon;Web sitesi;Adres;İl
Ali Usta;0224 555 01 01;example.org;Atatürk Cad. 5;Bursa
GENEL TOPLAM;1;;;
`,
    found: `
3: name=Ali Usta ¦ fullAddress=Atatürk Cad. 5, Bursa, Turkey ¦ street=Atatürk Cad. 5 ¦ city=Bursa ¦ country=Turkey ¦ countryCode=TR ¦ phone=+90 224 555 01 01 ¦ phoneE164=+902245550101 ¦ website=http://example.org
4: ! name_missing GENEL TOPLAM
`,
  },
  {
    maker: "a list with the total in the column of its numbers",
    text: `Sıra No\tAdı\tAdresi\tİli\tTel
1\tAli Usta\tAtatürk Cad. 5\tBursa\t0224 555 01 01 / 02
GENEL TOPLAM\t1\t\t\t
`,
    found: `
2: name=Ali Usta ¦ fullAddress=Atatürk Cad. 5, Bursa, Turkey ¦ street=Atatürk Cad. 5 ¦ city=Bursa ¦ country=Turkey ¦ countryCode=TR ¦ phone=+90 224 555 01 01 ¦ phoneE164=+902245550101
3: ! name_missing 1
unknown: Sıra No
`,
  },
  {
    maker: "branches beside their company",
    text: `公司名稱,分公司名稱,Address,Longitude,Latitude
大大股份有限公司,信義分公司,臺北市大安區信義路1號,121.53,25.03
大大股份有限公司,,臺北市大安區信義路2號,121.54,25.03
`,
    found: `
2: name=大大股份有限公司 信義分公司 ¦ fullAddress=臺北市大安區信義路1號 ¦ city=臺北市 ¦ country=Taiwan ¦ countryCode=TW ¦ latitude=25.03 ¦ longitude=121.53
3: name=大大股份有限公司 ¦ fullAddress=臺北市大安區信義路2號 ¦ city=臺北市 ¦ country=Taiwan ¦ countryCode=TW ¦ latitude=25.03 ¦ longitude=121.54
`,
  },
  {
    maker: "the Places API's search, by Python",
    text: `name,vicinity,geometry,opening_hours,photos,rating
Soul Food,"1 Polk St, San Francisco","{'location': {'lat': 37.7829, 'lng': -122.4189}}",{'open_now': True},"[{'height': 3984, 'html_attributions': ['<a href=""https://maps.google.com/maps/contrib/1054"">A</a>'], 'photo_reference': 'Aap'}]",4.5
`,
    found: `
2: name=Soul Food ¦ fullAddress=1 Polk St, San Francisco ¦ city=San Francisco ¦ country=United States ¦ countryCode=US ¦ latitude=37.7829 ¦ longitude=-122.4189 ¦ rating=4.5
`,
  },
  {
    maker: "a Russian chain",
    text: `Широта;Долгота;Название ресторана;Адрес ресторана;Телефон ресторана
59.867922;30.261116;Автово;Санкт-Петербург, проспект Стачек, 90А;+7 812 555-01-02
`,
    found: `
2: name=Автово ¦ fullAddress=Санкт-Петербург, проспект Стачек, 90А ¦ country=Russia ¦ countryCode=RU ¦ latitude=59.867922 ¦ longitude=30.261116 ¦ phone=+7 812 555-01-02 ¦ phoneE164=+78125550102
`,
  },
  {
    maker: "a map that keeps whole numbers, and says who never closes",
    text: `name,country,lat_e7,lat,lng,open_24_7,region,District
Nöbet Eczanesi,Turkey,,410123450,289743210,true,Asia,Kadıköy
Gündüz Eczanesi,Turkey,,410123451,289743211,false,Asia,Kadıköy
`,
    found: `
2: name=Nöbet Eczanesi ¦ country=Turkey ¦ countryCode=TR ¦ latitude=41.012345 ¦ longitude=28.974321 ¦ fullAddress=Kadıköy ¦ hours=0123456 0:00-24:00
3: name=Gündüz Eczanesi ¦ country=Turkey ¦ countryCode=TR ¦ latitude=41.0123451 ¦ longitude=28.9743211 ¦ fullAddress=Kadıköy
2: ! bad_coordinates 410123450, 289743210
3: ! bad_coordinates 410123451, 289743211
unknown: lat_e7
`,
  },
  {
    maker: "an extension that takes numbers apart",
    text: `Name,Phone,Calling code,City,Specialty
Atelier Tanger,662082098,212,Tanger,Metalwork; Doors
Atelier Rabat,537709148,+212,Rabat,Doors
`,
    found: `
2: name=Atelier Tanger ¦ subtypes=Metalwork + Doors ¦ category=Metalwork ¦ fullAddress=Tanger, Morocco ¦ city=Tanger ¦ country=Morocco ¦ countryCode=MA ¦ phone=+212 6 62 08 20 98 ¦ phoneE164=+212662082098
3: name=Atelier Rabat ¦ subtypes=Doors ¦ category=Doors ¦ fullAddress=Rabat, Morocco ¦ city=Rabat ¦ country=Morocco ¦ countryCode=MA ¦ phone=+212 5 37 70 91 48 ¦ phoneE164=+212537709148
`,
  },
  {
    maker: "a page that was copied with its marks",
    text: `restaurant_name,category,review_count,"City, State",Phone,wgs84_lat,wgs84_lon
"<b>Tom's</b> Diner -",· · Diner,5 آلاف,"WATERVLIET, NEW YORK",(518) 555-0102,42.73,-73.70
"""Quoted Cafe""",· Cafe,12,"Albany, NY",(518) 555-0103 / 04,42.65,-73.75
`,
    found: `
2: name=Tom's Diner ¦ category=Diner ¦ fullAddress=WATERVLIET, NEW YORK ¦ city=WATERVLIET ¦ state=NEW YORK ¦ country=United States ¦ countryCode=US ¦ latitude=42.73 ¦ longitude=-73.7 ¦ phone=+1 518-555-0102 ¦ phoneE164=+15185550102 ¦ reviews=5000
3: name=Quoted Cafe ¦ category=Cafe ¦ fullAddress=Albany, NY ¦ city=Albany ¦ state=NY ¦ country=United States ¦ countryCode=US ¦ latitude=42.65 ¦ longitude=-73.75 ¦ phone=+1 518-555-0103 ¦ phoneE164=+15185550103 ¦ reviews=12
`,
  },
  {
    maker: "a chatbot of cafés",
    text: `cafe_name,cafe_address,pk
Cafe Nona,"1 Dizengoff St, Tel Aviv",https://example.org;a;1
`,
    found: `
2: name=Cafe Nona ¦ fullAddress=1 Dizengoff St, Tel Aviv ¦ city=Tel Aviv
`,
  },
  {
    maker: "a Russian map of clinics",
    text: `clinic;location_address;phone;puntaje
Клиника Свет;г Москва, ул Пехотная, д.3;т.:8 495 123-45-67, 8 495 123-45-68;9,20
Клиника Мир;г Москва, ул Пехотная, д.4;т.:84951234569;8,10
`,
    found: `
2: name=Клиника Свет ¦ fullAddress=г Москва, ул Пехотная, д.3 ¦ city=Москва ¦ country=Russia ¦ countryCode=RU ¦ phone=+7 495 123 45 67 ¦ phoneE164=+74951234567 ¦ rating=4.6
3: name=Клиника Мир ¦ fullAddress=г Москва, ул Пехотная, д.4 ¦ city=Москва ¦ country=Russia ¦ countryCode=RU ¦ phone=+7 495 123 45 69 ¦ phoneE164=+74951234569 ¦ rating=4.05
`,
  },
];
