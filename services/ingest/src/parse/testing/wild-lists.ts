import type { WildFile } from "./wild-file.ts";

/** Lists that people and their programs keep. */
export const WILD_LISTS: readonly WildFile[] = [
  {
    maker: "a British chamber, below a title and above a total",
    text: `Chamber of Commerce - Member Directory 2024,,,,,,
Generated 12/03/2024,,,,,,
,,,,,,
Company Name,Address 1,Address 2,Town,County,Post Code,Tel No,Email Address,Web,Sector
Smith & Sons Ltd,Unit 4,Mill Lane,Leeds,West Yorkshire,LS1 4AB,0113 496 0000,info@smith.co.uk,www.smith.co.uk,Manufacturing
Total members: 1,,,,,,
`,
    found: `
5: name=Smith & Sons Ltd ¦ category=Manufacturing ¦ fullAddress=Unit 4, Mill Lane, Leeds, West Yorkshire LS1 4AB ¦ street=Unit 4, Mill Lane ¦ city=Leeds ¦ state=West Yorkshire ¦ postalCode=LS1 4AB ¦ country=United Kingdom ¦ countryCode=GB ¦ phone=+44 113 496 0000 ¦ phoneE164=+441134960000 ¦ website=http://www.smith.co.uk
6: ! name_missing Total members: 1
unknown: Email Address
`,
  },
  {
    maker: "a club, with headers in two rows",
    text: `,Location,,,Contact,
Business,Street Address,City,Zip,Phone,Web
Ace Hardware,1 Main St,Dayton,45402,937-555-0101,acehardware.com
`,
    found: `
3: name=Ace Hardware ¦ fullAddress=1 Main St, Dayton, 45402 ¦ street=1 Main St ¦ city=Dayton ¦ postalCode=45402 ¦ phone=937-555-0101 ¦ website=http://acehardware.com
`,
  },
  {
    maker: "hotels, with remarks in the headers",
    text: `Hotel Name*,Address*,Star Rating (1-5),Guest Rating (out of 10),No. of Rooms,Lat (WGS84),Lon (WGS84),Tel.,Check-in
Grand Hotel,"1 Quay, Cork, Ireland",4,8.7,120,51.9,-8.47,+353 21 427 0000,14:00
`,
    found: `
2: name=Grand Hotel ¦ fullAddress=1 Quay, Cork, Ireland ¦ city=Cork ¦ country=Ireland ¦ countryCode=IE ¦ latitude=51.9 ¦ longitude=-8.47 ¦ phone=+353 21 427 0000 ¦ phoneE164=+353214270000 ¦ rating=4.35
unknown: Star Rating (1-5) ¦ No. of Rooms ¦ Check-in
`,
  },
  {
    maker: "a CRM in camel case",
    text: `companyName,companyAddress,companyCity,companyPostalCode,companyCountry,companyPhone,companyEmail,companyWebsite,companyLatitude,companyLongitude,companyCategory,openingHoursMonday,openingHoursTuesday,isOpen24h
Uno,Calle 1,Quito,170150,Ecuador,+593 2 123 4567,a@b.ec,uno.ec,-0.18,-78.46,Farmacia,08:00-18:00,08:00-18:00,no
`,
    found: `
2: name=Uno ¦ category=Farmacia ¦ fullAddress=Calle 1, Quito, 170150 ¦ street=Calle 1 ¦ city=Quito ¦ postalCode=170150 ¦ country=Ecuador ¦ countryCode=EC ¦ latitude=-0.18 ¦ longitude=-78.46 ¦ phone=+593 2 123 4567 ¦ phoneE164=+59321234567 ¦ website=http://uno.ec ¦ hours=01 8:00-18:00
unknown: companyEmail ¦ isOpen24h
`,
  },
  {
    maker: "HubSpot",
    text: `Record ID,Company name,Company Domain Name,Street Address,Street Address 2,City,State/Region,Postal Code,Country/Region,Phone Number,Industry,Description,Facebook Company Page
1,Initech,initech.com,4120 Freidrich Ln,Suite 5,Austin,TX,78744,United States,512-555-0100,Software,We do TPS,https://facebook.com/initech
`,
    found: `
2: name=Initech ¦ category=Software ¦ fullAddress=4120 Freidrich Ln, Suite 5, Austin, TX 78744 ¦ street=4120 Freidrich Ln, Suite 5 ¦ city=Austin ¦ state=TX ¦ postalCode=78744 ¦ country=United States ¦ countryCode=US ¦ phone=+1 512-555-0100 ¦ phoneE164=+15125550100 ¦ website=http://initech.com ¦ description=We do TPS
unknown: Record ID ¦ Facebook Company Page
`,
  },
  {
    maker: "Turkish yellow pages",
    text: `Firma;Adres;Tel 1;Tel 2;Faks;GSM;Web;Mail;Enlem / Boylam;Çalışma Gün ve Saatleri;Google Yorum Puanı;Google Yorum Adedi
Yıldız Kırtasiye;Cumhuriyet Mah. Atatürk Cad. No:5 Merkez/Bolu;0374 215 00 00;0374 215 00 01;;0532 000 00 00;yildiz.com;a@b;40,7358 / 31,6061;Pazartesi - Cumartesi: 08.30 - 19.00 Pazar: Kapalı;4,9;87
`,
    found: `
2: name=Yıldız Kırtasiye ¦ fullAddress=Cumhuriyet Mah. Atatürk Cad. No:5 Merkez/Bolu ¦ city=Bolu ¦ country=Turkey ¦ countryCode=TR ¦ latitude=40.7358 ¦ longitude=31.6061 ¦ phone=+90 374 215 00 00 ¦ phoneE164=+903742150000 ¦ website=http://yildiz.com ¦ reviews=87 ¦ rating=4.9 ¦ hours=012345 8:30-19:00, 6 closed
unknown: Faks ¦ Mail
`,
  },
  {
    maker: "Indian yellow pages",
    text: `Company Name,Contact Person,Mobile No.,Landline No.,Address,Area,City,Pincode,State,Email Id,Website,Category,Rating,Votes,Timings
Sharma Sweets,Mr Sharma,+919876543210,020-12345678,"Shop 3, MG Road",Camp,Pune,411001,Maharashtra,a@b.in,sharma.in,Sweet Shops,4.2,1540 Ratings,"Mon - Sun:- 8:00 am - 10:30 pm"
`,
    found: `
2: name=Sharma Sweets ¦ category=Sweet Shops ¦ fullAddress=Shop 3, MG Road, Pune, Maharashtra 411001 ¦ street=Shop 3, MG Road ¦ city=Pune ¦ state=Maharashtra ¦ postalCode=411001 ¦ country=India ¦ countryCode=IN ¦ phone=+91 20 1234 5678 ¦ phoneE164=+912012345678 ¦ website=http://sharma.in ¦ reviews=1540 ¦ rating=4.2 ¦ hours=0123456 8:00-22:30
unknown: Contact Person ¦ Area ¦ Email Id
`,
  },
  {
    maker: "Swiss garages",
    text: `Firma/Name;Zusatz;Strasse/Nr;Plz;Ortschaft;Kt.;Tel. Geschäft;Mobile;Webadresse;Branchen;Koordinaten WGS84
Garage Meier AG;;Hauptstrasse 3;8400;Winterthur;ZH;+41 52 222 00 00;;www.garage-meier.ch;Garagen, Autohandel;47.4988, 8.7237
`,
    found: `
2: name=Garage Meier AG ¦ subtypes=Garagen + Autohandel ¦ category=Garagen ¦ fullAddress=Hauptstrasse 3, Winterthur, ZH 8400 ¦ street=Hauptstrasse 3 ¦ city=Winterthur ¦ state=ZH ¦ postalCode=8400 ¦ country=Switzerland ¦ countryCode=CH ¦ latitude=47.4988 ¦ longitude=8.7237 ¦ phone=+41 52 222 00 00 ¦ phoneE164=+41522220000 ¦ website=http://www.garage-meier.ch
unknown: Zusatz
`,
  },
  {
    maker: "Excel, which says its separator",
    text: `sep=;
Name;Stadt;Umsatz
"Bäckerei ""Zum Löwen""";Köln;1
`,
    found: `
3: name=Bäckerei "Zum Löwen" ¦ fullAddress=Köln ¦ city=Köln
unknown: Umsatz
`,
  },
  {
    maker: "a program, below comments",
    text: `# Exported from CRM on 2024-01-01
# filter: active
name,city,country
Foo,Paris,France
`,
    found: `
4: name=Foo ¦ fullAddress=Paris, France ¦ city=Paris ¦ country=France ¦ countryCode=FR
`,
  },
  {
    maker: "statistics, above totals and notes",
    text: `Name,City,Country,Reviews
Foo,Paris,France,10
Bar,Rome,Italy,20
,,,
Total,,,30
Grand Total: 2,,,
Source: Ministry of Trade,,,
* provisional,,,
`,
    found: `
2: name=Foo ¦ fullAddress=Paris, France ¦ city=Paris ¦ country=France ¦ countryCode=FR ¦ reviews=10
3: name=Bar ¦ fullAddress=Rome, Italy ¦ city=Rome ¦ country=Italy ¦ countryCode=IT ¦ reviews=20
5: ! name_missing Total
6: ! name_missing Grand Total: 2
7: ! name_missing Source: Ministry of Trade
8: ! name_missing * provisional
`,
  },
  {
    maker: "a spreadsheet that made numbers of everything",
    text: `Name,City,Country,Phone,Postal,Lat,Lon,Rating,Reviews,CID,Verified
Cafe One,Izmir,Turkey,905321234567.0,35220.0,38.4237,27.1428,4.0,1.2E+03,6.49527E+18,VERO
`,
    found: `
2: name=Cafe One ¦ fullAddress=Izmir, 35220 ¦ city=Izmir ¦ postalCode=35220 ¦ country=Turkey ¦ countryCode=TR ¦ latitude=38.4237 ¦ longitude=27.1428 ¦ phone=+90 532 123 45 67 ¦ phoneE164=+905321234567 ¦ reviews=1200 ¦ rating=4 ¦ verified=true
`,
  },
  {
    maker: "a directory with levels of categories",
    text: `Business,Category,Subcategory 1,Subcategory 2,City,Country,Website,Facebook URL,Opening Hours
Alpha,Food & Drink > Restaurants > Italian,Pizza,Pasta,Rome,IT,alpha.it,fb.com/a,"{""monday"":""9:00 AM - 5:00 PM"",""tuesday"":""Closed""}"
Beta,Cafes;Bakeries,,,Rome,IT,,,
Gamma,Cafes|Bakeries,,,Rome,IT,,,
`,
    found: `
2: name=Alpha ¦ subtypes=Pizza + Pasta ¦ category=Italian ¦ fullAddress=Rome, Italy ¦ city=Rome ¦ country=Italy ¦ countryCode=IT ¦ website=http://alpha.it ¦ hours=0 9:00-17:00, 1 closed
3: name=Beta ¦ subtypes=Cafes + Bakeries ¦ category=Cafes ¦ fullAddress=Rome, Italy ¦ city=Rome ¦ country=Italy ¦ countryCode=IT
4: name=Gamma ¦ subtypes=Cafes + Bakeries ¦ category=Cafes ¦ fullAddress=Rome, Italy ¦ city=Rome ¦ country=Italy ¦ countryCode=IT
unknown: Facebook URL
`,
  },
  {
    maker: "a chain, with times in two columns a day",
    text: `Store,Address Line 1,Address Line 2,City,Postcode,Country,Mon Open,Mon Close,Tue Open,Tue Close,Sun Open,Sun Close,Lat Long
Tesco Express,Unit 4,12 High Street,Bath,BA1 1AA,United Kingdom,07:00,23:00,0700,2300,10:00 AM,4:00 PM,"51.3811 -2.3590"
`,
    found: `
2: name=Tesco Express ¦ fullAddress=Unit 4, 12 High Street, Bath, BA1 1AA ¦ street=Unit 4, 12 High Street ¦ city=Bath ¦ postalCode=BA1 1AA ¦ country=United Kingdom ¦ countryCode=GB ¦ latitude=51.3811 ¦ longitude=-2.359 ¦ hours=01 7:00-23:00, 6 10:00-16:00
`,
  },
  {
    maker: "everything that cells may hold",
    text: `Name;Telefon;Rating;Reviews;Latitude;Longitude;Website;Verified;Categories;Country
R1;"+1 (555) 010-9999 x123";4,5;1.2k;40,7128;-74,0060;example.com;Ja;A, B;USA
R2;0049 30 123456;4.5 (120);;"52°31'12""N";"13°24'18""E";"https://a.de, https://b.de";Oui;A; Deutschland
R3;(0212) 555 12 12 / 0532 111 22 33;4.5/5;1,234;41.0;29.0;HTTP://X.COM;Evet;"[""A"",""B""]";Türkiye
R4;"tel:+33-1-42-68-53-00";90%;1 234;48.85;2.35;facebook.com/x;TRUE;Food > Pizza > Italian;FR
R5;5551234567;★★★★☆;12 Bewertungen;48.85;2.35;-;1;Pizza|Italian;Vereinigte Staaten
R6;"5,12E+11";4.5 out of 5;"(85)";48.85;2.35;n/a;Yes;Pizza / Italian;UK
R7;06-12345678, 020-1234567;9.2/10;1.234.567;52.37;4.9;www.x.nl/a b;unverified;"Pizza, Italian";Nederland
R8;+49 (0)89 1234-0;Keine Bewertungen;Keine;52.37;4.9;http://;nein;Hotels & Motels;Germany
R9;1-800-FLOWERS;4,5 von 5 Sternen;2 Tsd.;52.37;4.9;info@x.com;claimed;Restaurants, Bars and Clubs;Germany
S1;+44 20 7946 0958;4.5 ★;1,2 mil;51.5;-0.12;x.co.uk;0;"Restaurants > Italian; Bars";England
S2;030/ 12 34 56 78;sehr gut;+500;51.5;-0.12;x.co.uk;False;"Italian restaurant, Pizza delivery";GER
`,
    found: `
2: name=R1 ¦ subtypes=A + B ¦ category=A ¦ country=United States ¦ countryCode=US ¦ latitude=40.7128 ¦ longitude=-74.006 ¦ phone=+1 555-010-9999 ext. 123 ¦ phoneE164=+15550109999 ¦ website=http://example.com ¦ reviews=1200 ¦ rating=4.5 ¦ verified=true
3: name=R2 ¦ subtypes=A ¦ category=A ¦ country=Germany ¦ countryCode=DE ¦ latitude=52.52 ¦ longitude=13.405 ¦ phone=+49 30 123456 ¦ phoneE164=+4930123456 ¦ website=https://a.de ¦ reviews=120 ¦ rating=4.5 ¦ verified=true
4: name=R3 ¦ subtypes=A + B ¦ category=A ¦ country=Turkey ¦ countryCode=TR ¦ latitude=41 ¦ longitude=29 ¦ phone=+90 212 555 12 12 ¦ phoneE164=+902125551212 ¦ website=HTTP://X.COM ¦ reviews=1234 ¦ rating=4.5 ¦ verified=true
5: name=R4 ¦ subtypes=Italian ¦ category=Italian ¦ country=France ¦ countryCode=FR ¦ latitude=48.85 ¦ longitude=2.35 ¦ phone=+33-1-42-68-53-00 ¦ phoneE164=+33142685300 ¦ website=http://facebook.com/x ¦ reviews=1234 ¦ rating=4.5 ¦ verified=true
6: name=R5 ¦ subtypes=Pizza + Italian ¦ category=Pizza ¦ country=United States ¦ countryCode=US ¦ latitude=48.85 ¦ longitude=2.35 ¦ phone=+1 555-123-4567 ¦ phoneE164=+15551234567 ¦ reviews=12 ¦ rating=4 ¦ verified=true
7: name=R6 ¦ subtypes=Pizza + Italian ¦ category=Pizza ¦ country=United Kingdom ¦ countryCode=GB ¦ latitude=48.85 ¦ longitude=2.35 ¦ reviews=85 ¦ rating=4.5 ¦ verified=true
8: name=R7 ¦ subtypes=Pizza + Italian ¦ category=Pizza ¦ country=Netherlands ¦ countryCode=NL ¦ latitude=52.37 ¦ longitude=4.9 ¦ phone=+31 6 12345678 ¦ phoneE164=+31612345678 ¦ website=http://www.x.nl/a%20b ¦ reviews=1234567 ¦ rating=4.6
9: name=R8 ¦ subtypes=Hotels & Motels ¦ category=Hotels & Motels ¦ country=Germany ¦ countryCode=DE ¦ latitude=52.37 ¦ longitude=4.9 ¦ phone=+49 89 12340 ¦ phoneE164=+498912340
10: name=R9 ¦ subtypes=Restaurants + Bars and Clubs ¦ category=Restaurants ¦ country=Germany ¦ countryCode=DE ¦ latitude=52.37 ¦ longitude=4.9 ¦ phone=+49 1800 ¦ phoneE164=+491800 ¦ reviews=2000 ¦ rating=4.5 ¦ verified=true
11: name=S1 ¦ subtypes=Italian + Bars ¦ category=Italian ¦ country=United Kingdom ¦ countryCode=GB ¦ latitude=51.5 ¦ longitude=-0.12 ¦ phone=+44 20 7946 0958 ¦ phoneE164=+442079460958 ¦ website=http://x.co.uk ¦ reviews=1200 ¦ rating=4.5
12: name=S2 ¦ subtypes=Italian restaurant + Pizza delivery ¦ category=Italian restaurant ¦ country=Germany ¦ countryCode=DE ¦ latitude=51.5 ¦ longitude=-0.12 ¦ phone=+49 30 12345678 ¦ phoneE164=+493012345678 ¦ website=http://x.co.uk ¦ reviews=500
6: ! country_contradicted US, FR
7: ! country_contradicted GB, FR
7: ! bad_phone 5,12E+11
9: ! country_contradicted DE, NL
9: ! bad_url http://
10: ! country_contradicted DE, NL
10: ! bad_url info@x.com
12: ! country_contradicted DE, GB
12: ! bad_rating sehr gut
`,
  },
  {
    maker: "points in every spelling",
    text: `name,geo_point_2d,address
G1,"48.8566, 2.3522",Rue
G2,"{""lon"": 2.35, ""lat"": 48.85}",Rue
G3,POINT (2.3522 48.8566),Rue
G4,"{""type"": ""Point"", ""coordinates"": [2.35, 48.85]}",Rue
G5,"48°51′24″N 2°21′08″E",Rue
G6,"48.8566N, 2.3522E",Rue
G7,"(48.8566, 2.3522)",Rue
G8,48.8566/2.3522,Rue
G9,"48,8566; 2,3522",Rue
`,
    found: `
2: name=G1 ¦ fullAddress=Rue ¦ country=France ¦ countryCode=FR ¦ latitude=48.8566 ¦ longitude=2.3522
3: name=G2 ¦ fullAddress=Rue ¦ country=France ¦ countryCode=FR ¦ latitude=48.85 ¦ longitude=2.35
4: name=G3 ¦ fullAddress=Rue ¦ country=France ¦ countryCode=FR ¦ latitude=48.8566 ¦ longitude=2.3522
5: name=G4 ¦ fullAddress=Rue ¦ country=France ¦ countryCode=FR ¦ latitude=48.85 ¦ longitude=2.35
6: name=G5 ¦ fullAddress=Rue ¦ country=France ¦ countryCode=FR ¦ latitude=48.8566667 ¦ longitude=2.3522222
7: name=G6 ¦ fullAddress=Rue ¦ country=France ¦ countryCode=FR ¦ latitude=48.8566 ¦ longitude=2.3522
8: name=G7 ¦ fullAddress=Rue ¦ country=France ¦ countryCode=FR ¦ latitude=48.8566 ¦ longitude=2.3522
9: name=G8 ¦ fullAddress=Rue ¦ country=France ¦ countryCode=FR ¦ latitude=48.8566 ¦ longitude=2.3522
10: name=G9 ¦ fullAddress=Rue ¦ country=France ¦ countryCode=FR ¦ latitude=48.8566 ¦ longitude=2.3522
`,
  },
];
