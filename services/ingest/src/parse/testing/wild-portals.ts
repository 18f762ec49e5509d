import type { WildFile } from "./wild-file.ts";

/** Files as portals of open data, chambers and registers publish them. */
export const WILD_PORTALS: readonly WildFile[] = [
  {
    maker: "a Russian list of pharmacies, whose addresses mark the city",
    text: `Наименование организации\tАдрес\tТелефон\tРежим работы\tСайт\tШирота\tДолгота
Аптека «Здоровье»\t443010, Самарская область, г. Самара, ул. Куйбышева, д. 95\t8 (846) 332-11-22, 332-11-23\tПн-Пт 08:00-21:00, Сб-Вс 09:00-20:00\tzdorovie-samara.ru\t53,188\t50,093
Аптека № 7\t443099, г. Самара, ул. Ленинградская, 45\t+7 846 310-10-10\tкруглосуточно\t\t53,190\t50,088
`,
    found: `
2: name=Аптека «Здоровье» ¦ fullAddress=443010, Самарская область, г. Самара, ул. Куйбышева, д. 95 ¦ city=Самара ¦ country=Russia ¦ countryCode=RU ¦ latitude=53.188 ¦ longitude=50.093 ¦ phone=+7 846 332 11 22 ¦ phoneE164=+78463321122 ¦ website=http://zdorovie-samara.ru ¦ hours=01234 8:00-21:00, 56 9:00-20:00
3: name=Аптека № 7 ¦ fullAddress=443099, г. Самара, ул. Ленинградская, 45 ¦ city=Самара ¦ country=Russia ¦ countryCode=RU ¦ latitude=53.19 ¦ longitude=50.088 ¦ phone=+7 846 310-10-10 ¦ phoneE164=+78463101010 ¦ hours=0123456 0:00-24:00
`,
  },
  {
    maker: "Spanish pharmacies on duty, with degrees, minutes and seconds",
    text: `FARMACIA;TITULAR;DIRECCIÓN;BARRIO;DISTRITO;MUNICIPIO;C.P.;TELÉFONO;COORDENADAS;HORARIO DE GUARDIA
Farmacia Goya;María Pérez;C/ Goya, 25;Recoletos;Salamanca;Madrid;28001;914 35 12 34;40°25'27.5"N 3°41'05.2"W;24 horas
Farmacia Sol;Juan Ruiz;Plaza Puerta del Sol, 8;Sol;Centro;Madrid;28013;91 521 22 33;40º 25' 0" N, 3º 42' 12" W;De 9:30 a 22:00
`,
    found: `
2: name=Farmacia Goya ¦ fullAddress=C/ Goya, 25, Recoletos, Salamanca, Madrid, 28001 ¦ street=C/ Goya, 25 ¦ city=Madrid ¦ postalCode=28001 ¦ country=Spain ¦ countryCode=ES ¦ latitude=40.4243056 ¦ longitude=-3.6847778 ¦ phone=+34 914 35 12 34 ¦ phoneE164=+34914351234
3: name=Farmacia Sol ¦ fullAddress=Plaza Puerta del Sol, 8, Centro, Madrid, 28013 ¦ street=Plaza Puerta del Sol, 8 ¦ city=Madrid ¦ postalCode=28013 ¦ country=Spain ¦ countryCode=ES ¦ latitude=40.4166667 ¦ longitude=-3.7033333 ¦ phone=+34 915 21 22 33 ¦ phoneE164=+34915212233
unknown: TITULAR ¦ HORARIO DE GUARDIA
`,
  },
  {
    maker: "an Italian chamber, with groups above its headers",
    text: `Impresa;;Sede;;;;Contatti;;Coordinate;
Denominazione;Attività;Indirizzo;CAP;Comune;Prov.;Telefono;Sito web;Latitudine;Longitudine
Trattoria da Gino S.r.l.;Ristorazione con somministrazione;Via Garibaldi, 14;40124;Bologna;BO;051 234567;www.dagino.it;44,4939;11,3429
Farmacia Centrale;Commercio al dettaglio di medicinali;Piazza Maggiore, 1;40124;Bologna;BO;+39 051 238509;;44,4938;11,3426
TOTALE;2;;;;;;;;
`,
    found: `
3: name=Trattoria da Gino S.r.l. ¦ category=Ristorazione con somministrazione ¦ fullAddress=Via Garibaldi, 14, Bologna, BO 40124 ¦ street=Via Garibaldi, 14 ¦ city=Bologna ¦ state=BO ¦ postalCode=40124 ¦ country=Italy ¦ countryCode=IT ¦ latitude=44.4939 ¦ longitude=11.3429 ¦ phone=+39 051 234567 ¦ phoneE164=+39051234567 ¦ website=http://www.dagino.it
4: name=Farmacia Centrale ¦ category=Commercio al dettaglio di medicinali ¦ fullAddress=Piazza Maggiore, 1, Bologna, BO 40124 ¦ street=Piazza Maggiore, 1 ¦ city=Bologna ¦ state=BO ¦ postalCode=40124 ¦ country=Italy ¦ countryCode=IT ¦ latitude=44.4938 ¦ longitude=11.3426 ¦ phone=+39 051 238509 ¦ phoneE164=+39051238509
5: ! name_missing TOTALE
`,
  },
  {
    maker: "food hygiene ratings, with the town among the lines of the address",
    text: `FHRSID,BusinessName,BusinessType,AddressLine1,AddressLine2,AddressLine3,AddressLine4,PostCode,RatingValue,RatingDate,Longitude,Latitude
111,The Corner Cafe,Restaurant/Cafe/Canteen,Unit 3,12 High Street,Leeds,West Yorkshire,LS1 4AB,5,2026-01-02,-1.5491,53.7997
112,Spice Garden,Takeaway/sandwich shop,8 Station Road,Harrogate,,,HG1 1TB,4,2026-01-02,-1.5370,53.9921
113,Mr Chips,Takeaway/sandwich shop,1 Mill Lane,Otley,Leeds,,LS21 1AA,AwaitingInspection,,,
`,
    found: `
2: name=The Corner Cafe ¦ type=Restaurant/Cafe/Canteen ¦ fullAddress=Unit 3, 12 High Street, Leeds, West Yorkshire LS1 4AB ¦ street=Unit 3, 12 High Street ¦ city=Leeds ¦ state=West Yorkshire ¦ postalCode=LS1 4AB ¦ country=United Kingdom ¦ countryCode=GB ¦ latitude=53.7997 ¦ longitude=-1.5491
3: name=Spice Garden ¦ type=Takeaway/sandwich shop ¦ fullAddress=8 Station Road, Harrogate, HG1 1TB ¦ street=8 Station Road ¦ city=Harrogate ¦ postalCode=HG1 1TB ¦ country=United Kingdom ¦ countryCode=GB ¦ latitude=53.9921 ¦ longitude=-1.537
4: name=Mr Chips ¦ type=Takeaway/sandwich shop ¦ fullAddress=1 Mill Lane, Otley, Leeds, LS21 1AA ¦ street=1 Mill Lane, Otley ¦ city=Leeds ¦ postalCode=LS21 1AA ¦ country=United Kingdom ¦ countryCode=GB
unknown: FHRSID ¦ RatingValue ¦ RatingDate
`,
  },
  {
    maker: "a Polish register of hotels, whose category is its stars",
    text: `Nazwa obiektu;Rodzaj obiektu;Kategoria;Ulica;Nr budynku;Kod pocztowy;Miejscowość;Dzielnica;Województwo;Telefon;Adres strony www;Współrzędne
Hotel Pod Różą;hotel;****;ul. Floriańska;14;31-021;Kraków;Stare Miasto;małopolskie;12 424 33 00;www.podroza.example.pl;50.0642, 19.9404
Hostel Wawel;hostel;;Poselska;20/3;31-002;Kraków;Stare Miasto;małopolskie;+48 12 422 13 01, 601 234 567;;50.0576, 19.9371
`,
    found: `
2: name=Hotel Pod Różą ¦ type=hotel ¦ fullAddress=ul. Floriańska 14, Stare Miasto, Kraków, małopolskie 31-021 ¦ street=ul. Floriańska 14 ¦ city=Kraków ¦ state=małopolskie ¦ postalCode=31-021 ¦ country=Poland ¦ countryCode=PL ¦ latitude=50.0642 ¦ longitude=19.9404 ¦ phone=+48 12 424 33 00 ¦ phoneE164=+48124243300 ¦ website=http://www.podroza.example.pl
3: name=Hostel Wawel ¦ type=hostel ¦ fullAddress=Poselska 20/3, Stare Miasto, Kraków, małopolskie 31-002 ¦ street=Poselska 20/3 ¦ city=Kraków ¦ state=małopolskie ¦ postalCode=31-002 ¦ country=Poland ¦ countryCode=PL ¦ latitude=50.0576 ¦ longitude=19.9371 ¦ phone=+48 12 422 13 01 ¦ phoneE164=+48124221301
`,
  },
  {
    maker: "Czech pharmacies, with a column for each day",
    text: `Název lékárny,Ulice,č.p.,Město,Městská část,PSČ,Tel.,Po,Út,St,Čt,Pá,So,Ne,GPS
Lékárna U Lva,Národní,25,Praha,Praha 1,110 00,224 123 456,8:00-18:00,8:00-18:00,8:00-18:00,8:00-18:00,8:00-17:00,9:00-12:00,zavřeno,"N 50°4'53.2"", E 14°25'2.1"""
`,
    found: `
2: name=Lékárna U Lva ¦ fullAddress=Národní 25, Praha 1, Praha, 110 00 ¦ street=Národní 25 ¦ city=Praha ¦ postalCode=110 00 ¦ country=Czechia ¦ countryCode=CZ ¦ latitude=50.0814444 ¦ longitude=14.41725 ¦ phone=+420 224 123 456 ¦ phoneE164=+420224123456 ¦ hours=0123 8:00-18:00, 4 8:00-17:00, 5 9:00-12:00, 6 closed
`,
  },
  {
    maker: "Greek pharmacies",
    text: `Επωνυμία;Διεύθυνση;Περιοχή;Πόλη;Τ.Κ.;Τηλέφωνο;Ωράριο
Φαρμακείο Παπαδόπουλος;Ερμού 12;Σύνταγμα;Αθήνα;105 63;210 3221234;Δευ-Παρ 08:00-14:30 & 17:30-20:30, Σάβ 09:00-14:00
`,
    found: `
2: name=Φαρμακείο Παπαδόπουλος ¦ fullAddress=Ερμού 12, Σύνταγμα, Αθήνα, 105 63 ¦ street=Ερμού 12 ¦ city=Αθήνα ¦ postalCode=105 63 ¦ phone=210 3221234 ¦ hours=01234 8:00-14:30+17:30-20:30, 5 9:00-14:00
`,
  },
  {
    maker: "an Arabic list, with positions under a word for site",
    text: `اسم المطعم,نوع المطعم,الحي,المدينة,المنطقة,الهاتف,أوقات العمل,الموقع,السعر
مطعم الرياض,مشويات,العليا,الرياض,منطقة الرياض,0112345678,يوميا من 11 صباحا حتى 2 بعد منتصف الليل,"24.7136, 46.6753",50-100 ريال
كافيه النخيل,مقهى,الملز,الرياض,منطقة الرياض,٠٥٥١٢٣٤٥٦٧,السبت - الخميس 8 صباحا - 12 ليلا,"24.6650, 46.7300",
`,
    found: `
2: name=مطعم الرياض ¦ type=مشويات ¦ fullAddress=العليا, الرياض, منطقة الرياض ¦ city=الرياض ¦ state=منطقة الرياض ¦ country=Saudi Arabia ¦ countryCode=SA ¦ latitude=24.7136 ¦ longitude=46.6753 ¦ phone=+966 11 234 5678 ¦ phoneE164=+966112345678 ¦ hours=0123456 11:00-26:00
3: name=كافيه النخيل ¦ type=مقهى ¦ fullAddress=الملز, الرياض, منطقة الرياض ¦ city=الرياض ¦ state=منطقة الرياض ¦ country=Saudi Arabia ¦ countryCode=SA ¦ latitude=24.665 ¦ longitude=46.73 ¦ phone=+966 55 123 4567 ¦ phoneE164=+966551234567 ¦ hours=012356 8:00-24:00
unknown: السعر
`,
  },
  {
    maker: "Israeli pharmacies",
    text: `שם בית המרקחת,כתובת,שכונה,עיר,טלפון,שעות פתיחה
סופר-פארם דיזנגוף,דיזנגוף 50,הצפון הישן,תל אביב,03-6200000,א-ה 08:00-22:00; ו 08:00-15:00; שבת סגור
`,
    found: `
2: name=סופר-פארם דיזנגוף ¦ fullAddress=דיזנגוף 50, הצפון הישן, תל אביב ¦ street=דיזנגוף 50 ¦ city=תל אביב ¦ phone=03-6200000 ¦ hours=01236 8:00-22:00, 4 8:00-15:00, 5 closed
`,
  },
  {
    maker: "a Thai list",
    text: `ชื่อร้าน,ประเภท,ที่อยู่,แขวง/ตำบล,เขต/อำเภอ,จังหวัด,รหัสไปรษณีย์,เบอร์โทร,เวลาทำการ,ละติจูด,ลองจิจูด
ร้านส้มตำ,ร้านอาหาร,12 ถนนสีลม,สีลม,บางรัก,กรุงเทพมหานคร,10500,02-234-5678,ทุกวัน 10.00-22.00 น.,13.7270,100.5300
`,
    found: `
2: name=ร้านส้มตำ ¦ category=ร้านอาหาร ¦ fullAddress=12 ถนนสีลม, บางรัก ¦ state=กรุงเทพมหานคร ¦ postalCode=10500 ¦ country=Thailand ¦ countryCode=TH ¦ latitude=13.727 ¦ longitude=100.53 ¦ phone=+66 2 234 5678 ¦ phoneE164=+6622345678 ¦ hours=0123456 10:00-22:00
`,
  },
  {
    maker: "a Korean register, with districts in place of cities",
    text: `업소명,업종명,시도,시군구,도로명주소,전화번호,위도,경도,영업시간
한식당,한식,서울특별시,강남구,서울특별시 강남구 테헤란로 152,02-555-1234,37.5000,127.0364,매일 11:00~22:00
국밥집,한식,부산광역시,해운대구,해운대로 10,051-747-1234,35.16,129.16,월~금 10:00~21:00
`,
    found: `
2: name=한식당 ¦ category=한식 ¦ fullAddress=서울특별시 강남구 테헤란로 152 ¦ city=서울특별시 ¦ state=서울특별시 ¦ country=South Korea ¦ countryCode=KR ¦ latitude=37.5 ¦ longitude=127.0364 ¦ phone=+82 2 555 1234 ¦ phoneE164=+8225551234 ¦ hours=0123456 11:00-22:00
3: name=국밥집 ¦ category=한식 ¦ fullAddress=해운대로 10, 해운대구, 부산광역시 ¦ street=해운대로 10 ¦ city=부산광역시 ¦ state=부산광역시 ¦ country=South Korea ¦ countryCode=KR ¦ latitude=35.16 ¦ longitude=129.16 ¦ phone=+82 51 747 1234 ¦ phoneE164=+82517471234 ¦ hours=01234 10:00-21:00
`,
  },
  {
    maker: "a Vietnamese list",
    text: `Tên quán,Địa chỉ,Phường/Xã,Quận/Huyện,Tỉnh/Thành phố,Điện thoại,Giờ mở cửa,Giá
Cà phê Sài Gòn,12 Nguyễn Huệ,Bến Nghé,Quận 1,Hồ Chí Minh,028 3822 1234,Thứ 2 - Chủ nhật: 07:00 - 22:30,30.000đ - 60.000đ
Quán Hà Nội,5 Tràng Tiền,Tràng Tiền,Hoàn Kiếm,Hà Nội,024 3826 1234,8h-22h,
`,
    found: `
2: name=Cà phê Sài Gòn ¦ fullAddress=12 Nguyễn Huệ, Bến Nghé, Quận 1, Hồ Chí Minh ¦ street=12 Nguyễn Huệ ¦ city=Hồ Chí Minh ¦ state=Hồ Chí Minh ¦ phone=028 3822 1234 ¦ hours=0123456 7:00-22:30
3: name=Quán Hà Nội ¦ fullAddress=5 Tràng Tiền, Hoàn Kiếm, Hà Nội ¦ street=5 Tràng Tiền ¦ city=Hoàn Kiếm ¦ state=Hà Nội ¦ phone=024 3826 1234 ¦ hours=0123456 8:00-22:00
unknown: Giá
`,
  },
  {
    maker: "Indian hospitals",
    text: `S.No,Name of Hospital,Address,City,District,State,Pin Code,STD Code,Telephone,Mobile,Website,Specialities
1,Apollo Clinic,"No. 15, MG Road, Near Metro",Bengaluru,Bengaluru Urban,Karnataka,560001,080,25556666,9845012345,www.apolloclinic.com,"Cardiology, ENT"
2,City Hospital,"Plot 5, Sector 18",Noida,Gautam Buddha Nagar,Uttar Pradesh,201301,0120,4567890,,,General
`,
    found: `
2: name=Apollo Clinic ¦ subtypes=Cardiology + ENT ¦ category=Cardiology ¦ fullAddress=No. 15, MG Road, Near Metro, Bengaluru Urban, Bengaluru, Karnataka 560001 ¦ street=No. 15, MG Road, Near Metro ¦ city=Bengaluru ¦ state=Karnataka ¦ postalCode=560001 ¦ country=India ¦ countryCode=IN ¦ phone=+91 80 2555 6666 ¦ phoneE164=+918025556666 ¦ website=http://www.apolloclinic.com
3: name=City Hospital ¦ subtypes=General ¦ category=General ¦ fullAddress=Plot 5, Sector 18, Gautam Buddha Nagar, Noida, Uttar Pradesh 201301 ¦ street=Plot 5, Sector 18 ¦ city=Noida ¦ state=Uttar Pradesh ¦ postalCode=201301 ¦ country=India ¦ countryCode=IN ¦ phone=+91 120 456 7890 ¦ phoneE164=+911204567890
unknown: S.No
`,
  },
  {
    maker: "a Portuguese register, with notes above and a total below",
    text: `"Registo Nacional de Alojamento"
"Exportado em 2026-11-20"
""
Nº de registo;Nome do Alojamento;Modalidade;Endereço;Código Postal;Localidade;Freguesia;Concelho;Distrito;Contacto;Coordenadas (lat,lon)
1234/AL;Casa do Rio;Apartamento;Rua da Ribeira 22;4050-510;Porto;Cedofeita;Porto;Porto;+351 222 001 002;"41.1403, -8.6110"
5678/AL;Quinta do Sol;Moradia;Estrada Nacional 125;8600-001;Lagos;São Gonçalo;Lagos;Faro;282 760 000;"37.1020, -8.6740"
Total;2;;;;;;;;;
`,
    found: `
5: name=Casa do Rio ¦ fullAddress=Rua da Ribeira 22, Cedofeita, Porto, Porto 4050-510 ¦ street=Rua da Ribeira 22 ¦ city=Porto ¦ state=Porto ¦ postalCode=4050-510 ¦ country=Portugal ¦ countryCode=PT ¦ latitude=41.1403 ¦ longitude=-8.611 ¦ phone=+351 222 001 002 ¦ phoneE164=+351222001002
6: name=Quinta do Sol ¦ fullAddress=Estrada Nacional 125, São Gonçalo, Lagos, Faro 8600-001 ¦ street=Estrada Nacional 125 ¦ city=Lagos ¦ state=Faro ¦ postalCode=8600-001 ¦ country=Portugal ¦ countryCode=PT ¦ latitude=37.102 ¦ longitude=-8.674 ¦ phone=+351 282 760 000 ¦ phoneE164=+351282760000
7: ! name_missing 2
unknown: Nº de registo ¦ Modalidade ¦ Concelho
`,
  },
];
