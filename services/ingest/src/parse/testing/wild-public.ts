import type { WildFile } from "./wild-file.ts";

/** Shapes of lists in public repositories, in businesses of our own making. */
export const WILD_PUBLIC: readonly WildFile[] = [
  {
    maker: "a city guide of Recife, flattened with slashes",
    text: `name,category,address/state,address/street/0,address/neighborhood,address/city,address/phone,location/lat,location/lng
Bar Azul,Bares,PE,"Rua da Aurora, 12",Boa Vista,Recife,(81) 3222-0101,-8.0631,-34.8811
`,
    found: `
2: name=Bar Azul ¦ category=Bares ¦ fullAddress=Rua da Aurora, 12, Recife, PE ¦ street=Rua da Aurora, 12 ¦ city=Recife ¦ state=PE ¦ country=Brazil ¦ countryCode=BR ¦ latitude=-8.0631 ¦ longitude=-34.8811 ¦ phone=+55 81 3222 0101 ¦ phoneE164=+558132220101
unknown: address/neighborhood
`,
  },
  {
    maker: "a scraper that numbers its headers",
    text: `1.rest_name,2.rest_zone,3.rating,4.rest_address,5.rest_phone
Warung Satu,Menteng,4.1,"Jl. Cikini Raya 5, Jakarta 10330",+62 21 3190 0101
`,
    found: `
2: name=Warung Satu ¦ fullAddress=Jl. Cikini Raya 5, Jakarta 10330 ¦ city=Jakarta ¦ country=Indonesia ¦ countryCode=ID ¦ phone=+62 21 3190 0101 ¦ phoneE164=+622131900101 ¦ rating=4.1
unknown: 2.rest_zone
`,
  },
  {
    maker: "an extract of a map within records, with remarks and sources of its tags",
    text: `type,id,tags.name,tags.shop,tags.addr:street,tags.addr:housenumber,tags.addr:city,tags.note,tags.source:url,tags.building
node,11,Hofladen Meier,farm,Dorfstrasse,36,Maur,Bitte läuten,https://survey.example/1,yes
node,12,Hofladen Frei,farm,Seeweg,,Maur,,,yes
`,
    found: `
2: name=Hofladen Meier ¦ type=farm ¦ fullAddress=Dorfstrasse 36, Maur ¦ street=Dorfstrasse 36 ¦ city=Maur
3: name=Hofladen Frei ¦ type=farm ¦ fullAddress=Seeweg, Maur ¦ street=Seeweg ¦ city=Maur
unknown: type ¦ id ¦ tags.note ¦ tags.source:url ¦ tags.building
`,
  },
  {
    maker: "a survey whose empty cells are zeros",
    text: `name,adresse,city,postcode,opening_hours,building,phone
Pharmacie du Port,Avenue Al Arz,Rabat,10000,Mo-Fr 09:30-12:30,retail,+212 537 62 64 25
Pharmacie Yamina,0,0,0,0,yes,0
`,
    found: `
2: name=Pharmacie du Port ¦ fullAddress=Avenue Al Arz, Rabat, 10000 ¦ street=Avenue Al Arz ¦ city=Rabat ¦ postalCode=10000 ¦ country=Morocco ¦ countryCode=MA ¦ phone=+212 537 62 64 25 ¦ phoneE164=+212537626425 ¦ hours=01234 9:30-12:30
3: name=Pharmacie Yamina
`,
  },
  {
    maker: "Norwegian clinics, of which one shows no country",
    text: `klinikk_navn,adresse,postnummer,by,telefon
Klinikk Nord,Storgata 1,9008,Tromsø,+47 77 60 01 01
Klinikk Sør,Markens gate 2,4611,Kristiansand,+47 38 00 01 02
Klinikk Vest,Strandgaten 3,5013,Bergen,+47 55 30 01 03
Klinikk Øst,Torggata 4,2317,Hamar,+47 62 50 01 04
Klinikk Midt,Prinsens gate 5,7012,Trondheim,+47 73 80 01 05
Klinikk Fjord,Sjøveien 6,4048,Hafrsvik,
`,
    found: `
2: name=Klinikk Nord ¦ fullAddress=Storgata 1, Tromsø, 9008 ¦ street=Storgata 1 ¦ city=Tromsø ¦ postalCode=9008 ¦ country=Norway ¦ countryCode=NO ¦ phone=+47 77 60 01 01 ¦ phoneE164=+4777600101
3: name=Klinikk Sør ¦ fullAddress=Markens gate 2, Kristiansand, 4611 ¦ street=Markens gate 2 ¦ city=Kristiansand ¦ postalCode=4611 ¦ country=Norway ¦ countryCode=NO ¦ phone=+47 38 00 01 02 ¦ phoneE164=+4738000102
4: name=Klinikk Vest ¦ fullAddress=Strandgaten 3, Bergen, 5013 ¦ street=Strandgaten 3 ¦ city=Bergen ¦ postalCode=5013 ¦ country=Norway ¦ countryCode=NO ¦ phone=+47 55 30 01 03 ¦ phoneE164=+4755300103
5: name=Klinikk Øst ¦ fullAddress=Torggata 4, Hamar, 2317 ¦ street=Torggata 4 ¦ city=Hamar ¦ postalCode=2317 ¦ country=Norway ¦ countryCode=NO ¦ phone=+47 62 50 01 04 ¦ phoneE164=+4762500104
6: name=Klinikk Midt ¦ fullAddress=Prinsens gate 5, Trondheim, 7012 ¦ street=Prinsens gate 5 ¦ city=Trondheim ¦ postalCode=7012 ¦ country=Norway ¦ countryCode=NO ¦ phone=+47 73 80 01 05 ¦ phoneE164=+4773800105
7: name=Klinikk Fjord ¦ fullAddress=Sjøveien 6, Hafrsvik, 4048 ¦ street=Sjøveien 6 ¦ city=Hafrsvik ¦ postalCode=4048 ¦ country=Norway ¦ countryCode=NO
`,
  },
  {
    maker: "Sirene, with people in business under their own names",
    text: `denominationUniteLegale,denominationUsuelle1UniteLegale,nomUniteLegale,nomUsageUniteLegale,prenom1UniteLegale,prenomUsuelUniteLegale,numeroVoieEtablissement,libelleVoieEtablissement,codePostalEtablissement,libelleCommuneEtablissement
EARL DU LAC,FERME DU LAC,,,,,3,RUE HAUTE,44000,NANTES
,,MARTIN,DURAND,PAUL,PAUL,,LE BOURG,44000,NANTES
`,
    found: `
2: name=FERME DU LAC ¦ fullAddress=3 RUE HAUTE, NANTES, 44000 ¦ street=3 RUE HAUTE ¦ city=NANTES ¦ postalCode=44000
3: name=PAUL DURAND ¦ fullAddress=LE BOURG, NANTES, 44000 ¦ street=LE BOURG ¦ city=NANTES ¦ postalCode=44000
`,
  },
  {
    maker: "health centres of Bolivia, with a sector beside the kind",
    text: `id,departamento,municipio,tipo,nombre_establecimiento,subsector,latitud,longitud,numero_contacto
7,LA PAZ,EL ALTO,HOSPITAL,Hospital Norte,Público,-16.5012,-68.1631,70795746
`,
    found: `
2: name=Hospital Norte ¦ type=HOSPITAL ¦ fullAddress=EL ALTO, LA PAZ ¦ city=EL ALTO ¦ state=LA PAZ ¦ country=Bolivia ¦ countryCode=BO ¦ latitude=-16.5012 ¦ longitude=-68.1631 ¦ phone=+591 70795746 ¦ phoneE164=+59170795746
unknown: id ¦ subsector
`,
  },
  {
    maker: "a portal whose types are lists in Python's syntax",
    text: `Restaurant Name,Restaurant Type,Restaurant Address
Atap,"['Casual Dining', 'Bar', 'Coffee']","Jl. Braga 7, Bandung"
`,
    found: `
2: name=Atap ¦ subtypes=Casual Dining + Bar + Coffee ¦ type=Casual Dining ¦ fullAddress=Jl. Braga 7, Bandung
`,
  },
  {
    maker: "pharmacies with their hours of one day",
    text: `local_nombre,comuna_nombre,local_direccion,funcionamiento_hora_apertura,funcionamiento_hora_cierre,funcionamiento_dia
SALUD,QUILLOTA,OHIGGINS 195,9:00:00,21:30:00,lunes
`,
    found: `
2: name=SALUD ¦ fullAddress=OHIGGINS 195, QUILLOTA ¦ street=OHIGGINS 195 ¦ city=QUILLOTA ¦ hours=0 9:00-21:30
`,
  },
  {
    maker: "a guide of Hong Kong by districts",
    text: `Restaurant,Location,District,Latitude,Longitude
Wonton Hall,"G/F, 96 Hill Road, Hong Kong",Cheung Chau,22.2062,114.0283
`,
    found: `
2: name=Wonton Hall ¦ fullAddress=G/F, 96 Hill Road, Cheung Chau, Hong Kong ¦ city=Hong Kong ¦ country=Hong Kong ¦ countryCode=HK ¦ latitude=22.2062 ¦ longitude=114.0283
`,
  },
  {
    maker: "a map with addresses for descriptions, and reviews in brackets",
    text: `NAME,DESCRIPTION,LATITUDE,LONGITUDE,REVIEW
Чайка,"ул. Пеше-Стрелецкая, 110, Воронеж",51.6653,39.1502,(16)
Уют,"ул. Платонова, 4, Воронеж",51.6577,39.2041,(225)
Лель,"ул. Ленина, 8, Воронеж",51.6643,39.2102,(3)
Сказка,"ул. Мира, 12, Воронеж",51.6703,39.2001,(41)
Волна,"ул. Кольцова, 2, Воронеж",51.6711,39.2033,(8)
`,
    found: `
2: name=Чайка ¦ fullAddress=ул. Пеше-Стрелецкая, 110, Воронеж ¦ city=Воронеж ¦ country=Russia ¦ countryCode=RU ¦ latitude=51.6653 ¦ longitude=39.1502 ¦ reviews=16
3: name=Уют ¦ fullAddress=ул. Платонова, 4, Воронеж ¦ city=Воронеж ¦ country=Russia ¦ countryCode=RU ¦ latitude=51.6577 ¦ longitude=39.2041 ¦ reviews=225
4: name=Лель ¦ fullAddress=ул. Ленина, 8, Воронеж ¦ city=Воронеж ¦ country=Russia ¦ countryCode=RU ¦ latitude=51.6643 ¦ longitude=39.2102 ¦ reviews=3
5: name=Сказка ¦ fullAddress=ул. Мира, 12, Воронеж ¦ city=Воронеж ¦ country=Russia ¦ countryCode=RU ¦ latitude=51.6703 ¦ longitude=39.2001 ¦ reviews=41
6: name=Волна ¦ fullAddress=ул. Кольцова, 2, Воронеж ¦ city=Воронеж ¦ country=Russia ¦ countryCode=RU ¦ latitude=51.6711 ¦ longitude=39.2033 ¦ reviews=8
`,
  },
  {
    maker: "a list of Victoria whose addresses have no commas",
    text: `Name,Address,Phone
Harbour Inn,721 Government St Victoria BC V8W 1W5,+1 250 384 0101
`,
    found: `
2: name=Harbour Inn ¦ fullAddress=721 Government St Victoria BC V8W 1W5 ¦ city=Victoria ¦ country=Canada ¦ countryCode=CA ¦ phone=+1 250 384 0101 ¦ phoneE164=+12503840101
`,
  },
];
