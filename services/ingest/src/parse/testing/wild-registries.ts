import type { WildFile } from "./wild-file.ts";

/** Registries of companies and open data of cities. */
export const WILD_REGISTRIES: readonly WildFile[] = [
  {
    maker: "a Spanish chamber",
    text: `Nombre comercial;Razón social;Tipo de vía;Nombre de vía;Número;Código postal;Municipio;Provincia;Teléfono fijo;Móvil;Correo electrónico;Página Web;Actividad principal;Horario;Coordenada X;Coordenada Y;Longitud;Latitud
Bar Manolo;Manolo García S.L.;Calle;Mayor;15;28013;Madrid;Madrid;915 555 123;600 123 456;bar@manolo.es;www.barmanolo.es;Bares;lunes a viernes 8:00 a 23:00, sábados y domingos cerrado;440123,5;4474123,2;-3,7065;40,4155
`,
    found: `
2: name=Bar Manolo ¦ category=Bares ¦ fullAddress=Calle Mayor 15, Madrid, Madrid 28013 ¦ street=Calle Mayor 15 ¦ city=Madrid ¦ state=Madrid ¦ postalCode=28013 ¦ country=Spain ¦ countryCode=ES ¦ latitude=40.4155 ¦ longitude=-3.7065 ¦ phone=+34 600 12 34 56 ¦ phoneE164=+34600123456 ¦ website=http://www.barmanolo.es ¦ hours=01234 8:00-23:00, 56 closed
unknown: Correo electrónico ¦ Coordenada X ¦ Coordenada Y
`,
  },
  {
    maker: "Brazil's Receita Federal",
    text: `CNPJ;RAZAO SOCIAL;NOME FANTASIA;TIPO LOGRADOURO;LOGRADOURO;NUMERO;COMPLEMENTO;BAIRRO;CEP;UF;MUNICIPIO;DDD 1;TELEFONE 1;CORREIO ELETRONICO;CNAE FISCAL PRINCIPAL;SITUACAO CADASTRAL
12345678000195;PADARIA SANTO ANTONIO LTDA;PADARIA DO ZE;RUA;XV DE NOVEMBRO;123;LOJA A;CENTRO;01013001;SP;SAO PAULO;11;32221234;ze@padaria.com.br;Padaria e confeitaria;ATIVA
`,
    found: `
2: name=PADARIA DO ZE ¦ fullAddress=RUA XV DE NOVEMBRO 123, LOJA A, CENTRO, SAO PAULO, SP 01013001 ¦ street=RUA XV DE NOVEMBRO 123, LOJA A ¦ city=SAO PAULO ¦ state=SP ¦ postalCode=01013001 ¦ phone=11 32221234
unknown: CNPJ ¦ CORREIO ELETRONICO ¦ CNAE FISCAL PRINCIPAL
`,
  },
  {
    maker: "the Polish REGON",
    text: `Lp.;Nazwa podmiotu;NIP;REGON;Województwo;Powiat;Gmina;Miejscowość;Ulica;Nr nieruchomości;Kod pocztowy;Telefon;Adres e-mail;Strona www;PKD główny;Status
1;Apteka "Pod Lwem" Sp. z o.o.;5252344078;140000000;mazowieckie;Warszawa;Śródmieście;Warszawa;ul. Nowy Świat;22/24;00-373;22 826 00 00;apteka@lew.pl;www.podlwem.pl;Sprzedaż detaliczna wyrobów farmaceutycznych;Aktywny
`,
    found: `
2: name=Apteka "Pod Lwem" Sp. z o.o. ¦ category=Sprzedaż detaliczna wyrobów farmaceutycznych ¦ fullAddress=ul. Nowy Świat 22/24, Warszawa, mazowieckie 00-373 ¦ street=ul. Nowy Świat 22/24 ¦ city=Warszawa ¦ state=mazowieckie ¦ postalCode=00-373 ¦ country=Poland ¦ countryCode=PL ¦ phone=+48 22 826 00 00 ¦ phoneE164=+48228260000 ¦ website=http://www.podlwem.pl
unknown: Lp. ¦ NIP ¦ REGON ¦ Adres e-mail
`,
  },
  {
    maker: "San Francisco, with WKT",
    text: `OBJECTID,the_geom,trade_name,legal_name,naics,naics_description,full_business_address,city,state,source_zipcode,dba_start_date,location_start_date
1,POINT (-122.41942 37.77493),Golden Gate Bakery,GGB Inc,311811,Retail Bakeries,1029 Grant Ave,San Francisco,CA,94133,2001-01-01,2001-01-01
`,
    found: `
2: name=Golden Gate Bakery ¦ category=Retail Bakeries ¦ fullAddress=1029 Grant Ave, San Francisco, CA 94133 ¦ street=1029 Grant Ave ¦ city=San Francisco ¦ state=CA ¦ postalCode=94133 ¦ country=United States ¦ countryCode=US ¦ latitude=37.77493 ¦ longitude=-122.41942
unknown: OBJECTID ¦ naics ¦ dba_start_date ¦ location_start_date
`,
  },
  {
    maker: "Chicago",
    text: `ID,LICENSE ID,ACCOUNT NUMBER,SITE NUMBER,LEGAL NAME,DOING BUSINESS AS NAME,ADDRESS,CITY,STATE,ZIP CODE,WARD,LICENSE DESCRIPTION,BUSINESS ACTIVITY,LICENSE STATUS,LATITUDE,LONGITUDE,LOCATION
1-2,1,2,3,DELI HOLDINGS LLC,MANNY'S DELI,1141 S JEFFERSON ST,CHICAGO,IL,60607,2,Retail Food Establishment,Preparation of Food,AAI,41.8678,-87.6424,"(41.8678, -87.6424)"
`,
    found: `
2: name=MANNY'S DELI ¦ category=Preparation of Food ¦ fullAddress=1141 S JEFFERSON ST, CHICAGO, IL 60607 ¦ street=1141 S JEFFERSON ST ¦ city=CHICAGO ¦ state=IL ¦ postalCode=60607 ¦ country=United States ¦ countryCode=US ¦ latitude=41.8678 ¦ longitude=-87.6424
unknown: ID ¦ LICENSE ID ¦ ACCOUNT NUMBER ¦ SITE NUMBER ¦ LICENSE DESCRIPTION
`,
  },
  {
    maker: "New York inspections",
    text: `CAMIS,DBA,BORO,BUILDING,STREET,ZIPCODE,PHONE,CUISINE DESCRIPTION,INSPECTION DATE,ACTION,SCORE,GRADE,Latitude,Longitude
50001,MORRIS PARK BAKE SHOP,Bronx,1007,MORRIS PARK AVENUE,10462,7188924968,Bakery Products/Desserts,01/02/2024,Violations were cited,10,A,40.8482,-73.8559
`,
    found: `
2: name=MORRIS PARK BAKE SHOP ¦ category=Bakery Products/Desserts ¦ fullAddress=1007 MORRIS PARK AVENUE, Bronx, 10462 ¦ street=1007 MORRIS PARK AVENUE ¦ city=Bronx ¦ postalCode=10462 ¦ country=United States ¦ countryCode=US ¦ latitude=40.8482 ¦ longitude=-73.8559 ¦ phone=+1 718-892-4968 ¦ phoneE164=+17188924968
unknown: CAMIS ¦ INSPECTION DATE ¦ ACTION ¦ SCORE ¦ GRADE
`,
  },
  {
    maker: "Los Angeles",
    text: `LOCATION ACCOUNT #,BUSINESS NAME,DBA NAME,STREET ADDRESS,CITY,ZIP CODE,LOCATION DESCRIPTION,MAILING ADDRESS,MAILING CITY,MAILING ZIP CODE,NAICS,PRIMARY NAICS DESCRIPTION,COUNCIL DISTRICT,LOCATION START DATE,LOCATION END DATE,LOCATION
0000000150-0001-5,TARGET CORP,TARGET T1234,3535 S LA CIENEGA BLVD,LOS ANGELES,90016-4404,3535 LA CIENEGA 90016,,,,,Department stores,10,01/01/2005,,"(34.0228, -118.3724)"
`,
    found: `
2: name=TARGET CORP ¦ category=Department stores ¦ fullAddress=3535 S LA CIENEGA BLVD, LOS ANGELES, 90016-4404 ¦ street=3535 S LA CIENEGA BLVD ¦ city=LOS ANGELES ¦ postalCode=90016-4404 ¦ country=United States ¦ countryCode=US ¦ latitude=34.0228 ¦ longitude=-118.3724
unknown: LOCATION ACCOUNT # ¦ DBA NAME ¦ LOCATION DESCRIPTION ¦ MAILING ADDRESS ¦ MAILING CITY ¦ MAILING ZIP CODE ¦ NAICS ¦ COUNCIL DISTRICT ¦ LOCATION START DATE
`,
  },
  {
    maker: "Korean licences",
    text: `사업장명,인허가일자,영업상태명,소재지전화,소재지전체주소,도로명전체주소,도로명우편번호,업태구분명,좌표정보(X),좌표정보(Y)
스타벅스 강남점,20200101,영업/정상,02-555-0000,서울특별시 강남구 역삼동 1,"서울특별시 강남구 강남대로 1 (역삼동)",06236,커피숍,202000.1,444000.2
`,
    found: `
2: name=스타벅스 강남점 ¦ type=커피숍 ¦ fullAddress=서울특별시 강남구 강남대로 1 (역삼동) ¦ city=서울 ¦ postalCode=06236 ¦ country=South Korea ¦ countryCode=KR ¦ phone=+82 2 555 0000 ¦ phoneE164=+8225550000
unknown: 인허가일자 ¦ 좌표정보(X) ¦ 좌표정보(Y)
`,
  },
  {
    maker: "the Dutch KVK",
    text: `Handelsnaam;Statutaire naam;KvK-nummer;Straatnaam;Huisnr.;Toevoeging;Postcode;Vestigingsplaats;Telefoonnr.;E-mailadres;Internetadres;SBI omschrijving;Ma;Di;Wo;Do;Vr;Za;Zo
Bakkerij Jansen;Jansen BV;12345678;Dorpsstraat;12;A;1234 AB;Utrecht;030-1234567;a@b.nl;www.jansen.nl;Brood;8.00-17.30;8.00-17.30;8.00-17.30;8.00-21.00;8.00-17.30;8.00-16.00;gesloten
`,
    found: `
2: name=Bakkerij Jansen ¦ category=Brood ¦ fullAddress=Dorpsstraat 12 A, Utrecht, 1234 AB ¦ street=Dorpsstraat 12 A ¦ city=Utrecht ¦ postalCode=1234 AB ¦ country=Netherlands ¦ countryCode=NL ¦ phone=+31 30 123 4567 ¦ phoneE164=+31301234567 ¦ website=http://www.jansen.nl ¦ hours=0124 8:00-17:30, 3 8:00-21:00, 5 8:00-16:00, 6 closed
unknown: KvK-nummer ¦ E-mailadres
`,
  },
  {
    maker: "DENUE in full",
    text: `Nombre de la Unidad Económica,Razón social,Nombre de clase de la actividad,Tipo de vialidad,Nombre de la vialidad,Número exterior o kilómetro,Tipo de asentamiento humano,Nombre de asentamiento humano,Código Postal,Entidad federativa,Municipio,Localidad,Número de teléfono,Correo electrónico,Sitio en Internet,Latitud,Longitud
TACOS EL GUERO,,Restaurantes con servicio de preparación de tacos,CALLE,HIDALGO,25,COLONIA,CENTRO,06000,CIUDAD DE MÉXICO,Cuauhtémoc,Cuauhtémoc,5555555555,a@b.mx,WWW.TACOS.MX,19.43,-99.13
`,
    found: `
2: name=TACOS EL GUERO ¦ category=Restaurantes con servicio de preparación de tacos ¦ fullAddress=CALLE HIDALGO 25, Cuauhtémoc, CIUDAD DE MÉXICO 06000 ¦ street=CALLE HIDALGO 25 ¦ city=Cuauhtémoc ¦ state=CIUDAD DE MÉXICO ¦ postalCode=06000 ¦ country=Mexico ¦ countryCode=MX ¦ latitude=19.43 ¦ longitude=-99.13 ¦ website=http://WWW.TACOS.MX
2: ! bad_phone 5555555555
unknown: Tipo de asentamiento humano ¦ Nombre de asentamiento humano ¦ Correo electrónico
`,
  },
  {
    maker: "Sirene with a point",
    text: `siret,etatAdministratifEtablissement,denominationUniteLegale,enseigne1Etablissement,libelleActivite,numeroVoie,indiceRepetition,typeVoie,libelleVoie,codePostal,libelleCommune,geo_point_2d
12345678900011,A,BOUCHERIE MARTIN,,Commerce de détail de viandes,3,B,RUE,DES LILAS,75019,PARIS 19,"48.8752,2.3938"
`,
    found: `
2: name=BOUCHERIE MARTIN ¦ category=Commerce de détail de viandes ¦ fullAddress=3 RUE DES LILAS, PARIS 19, 75019 ¦ street=3 RUE DES LILAS ¦ city=PARIS ¦ postalCode=75019 ¦ country=France ¦ countryCode=FR ¦ latitude=48.8752 ¦ longitude=2.3938
unknown: siret ¦ indiceRepetition
`,
  },
  {
    maker: "Paris",
    text: `Geo Point;Nom du commerce;Type de commerce;Adresse;Arrondissement;Téléphone;Mail;Site internet;Jours d'ouverture;Services
48.8534, 2.3488;Chez Paul;Restaurant traditionnel;13 rue de Charonne;75011;0147003457;paul@x.fr;https://chezpaul.fr;mardi-samedi;"Terrasse, Wifi"
`,
    found: `
2: name=Chez Paul ¦ category=Restaurant traditionnel ¦ fullAddress=13 rue de Charonne, 75011 ¦ country=France ¦ countryCode=FR ¦ latitude=48.8534 ¦ longitude=2.3488 ¦ phone=+33 1 47 00 34 57 ¦ phoneE164=+33147003457 ¦ website=https://chezpaul.fr
2: ! bad_hours mardi-samedi
unknown: Mail ¦ Services
`,
  },
  {
    maker: "Madrid",
    text: `id_local;rotulo;desc_tipo_acceso_local;clase_vial_acceso;desc_vial_acceso;num_acceso;desc_barrio_local;desc_distrito_local;coordenada_x_local;coordenada_y_local;desc_situacion_local;desc_actividad
10000001;CAFETERIA SOL;Puerta Calle;CALLE;ALCALA;20;SOL;CENTRO;440500;4474500;Abierto;CAFETERIA
`,
    found: `
2: name=CAFETERIA SOL ¦ category=CAFETERIA ¦ fullAddress=CALLE ALCALA 20, SOL, CENTRO ¦ street=CALLE ALCALA 20
unknown: id_local ¦ desc_tipo_acceso_local ¦ coordenada_x_local ¦ coordenada_y_local
`,
  },
  {
    maker: "Baltimore, with addresses and points in one",
    text: `Name,Phone,Location 1
Katz Deli,4105551234,"100 E Pratt St
Baltimore, MD 21202
(39.2861, -76.6122)"
`,
    found: `
2: name=Katz Deli ¦ fullAddress=100 E Pratt St, Baltimore, MD 21202 ¦ city=Baltimore ¦ country=United States ¦ countryCode=US ¦ latitude=39.2861 ¦ longitude=-76.6122 ¦ phone=+1 410-555-1234 ¦ phoneE164=+14105551234
`,
  },
  {
    maker: "American farmers markets",
    text: `listing_id,listing_name,location_address,location_x,location_y,media_website,contact_phone,listing_desc
1,Ashland Farmers Market,"1 Main St, Ashland, Oregon 97520",-122.7,42.19,www.afm.org,541-555-0101,Fresh
`,
    found: `
2: name=Ashland Farmers Market ¦ fullAddress=1 Main St, Ashland, Oregon 97520 ¦ city=Ashland ¦ country=United States ¦ countryCode=US ¦ latitude=42.19 ¦ longitude=-122.7 ¦ phone=+1 541-555-0101 ¦ phoneE164=+15415550101 ¦ website=http://www.afm.org ¦ description=Fresh
unknown: listing_id
`,
  },
  {
    maker: "a registry of the Gulf",
    text: `الاسم التجاري,الفئة الرئيسية,العنوان,المدينة,الدولة,رقم الهاتف,رابط الموقع,رابط الخريطة,الاحداثيات,حالة المنشأة
مقهى سرد,مقهى,شارع العليا,الرياض,السعودية,+966 11 000 0000,https://sard.sa,https://maps.app.goo.gl/x,"24.7136, 46.6753",نشط
`,
    found: `
2: name=مقهى سرد ¦ category=مقهى ¦ fullAddress=شارع العليا, الرياض, Saudi Arabia ¦ street=شارع العليا ¦ city=الرياض ¦ country=Saudi Arabia ¦ countryCode=SA ¦ latitude=24.7136 ¦ longitude=46.6753 ¦ phone=+966 11 000 0000 ¦ phoneE164=+966110000000 ¦ website=https://sard.sa ¦ url=https://maps.app.goo.gl/x
`,
  },
  {
    maker: "a Turkish tax list",
    text: `SIRA NO;VERGİ NO;FİRMA ÜNVANI;FAALİYET KODU;FAALİYET ALANI;ADRES;MAHALLE;İLÇE;İL;SABİT TEL;CEP TEL;E-POSTA;WEB ADRESİ;YETKİLİ KİŞİ
1;1234567890;ÖZTÜRK GIDA SAN. VE TİC. LTD. ŞTİ.;10.71;Ekmek imalatı;Atatürk Cad. No:15 Daire:3;Yeni Mah.;Çankaya;ANKARA;0 312 444 55 66;0532 123 45 67;info@ozturk.com.tr;www.ozturk.com.tr;Ahmet Öztürk
`,
    found: `
2: name=ÖZTÜRK GIDA SAN. VE TİC. LTD. ŞTİ. ¦ category=Ekmek imalatı ¦ fullAddress=Atatürk Cad. No:15 Daire:3, Yeni Mah., Çankaya, ANKARA, Turkey ¦ street=Atatürk Cad. No:15 Daire:3 ¦ city=ANKARA ¦ country=Turkey ¦ countryCode=TR ¦ phone=+90 532 123 45 67 ¦ phoneE164=+905321234567 ¦ website=http://www.ozturk.com.tr
unknown: SIRA NO ¦ VERGİ NO ¦ FAALİYET KODU ¦ E-POSTA ¦ YETKİLİ KİŞİ
`,
  },
];
