import type { WildFile } from "./wild-file.ts";

/** Lists by headers and cells of many languages. */
export const WILD_LANGUAGES: readonly WildFile[] = [
  {
    maker: "German",
    text: `Lfd. Nr.;Unternehmen;Inhaber;Straße, Hausnummer;PLZ;Ort;Telefon;Telefax;E-Mail-Adresse;Internet;Branche;Ø Bewertung;Anz. Bewertungen;Breite;Länge;Mo;Di;Mi;Do;Fr;Sa;So
1;Friseur Haarmonie;Anna Schmidt;Lindenallee 5;04109;Leipzig;0341/1234567;0341/1234568;info@haarmonie.de;www.haarmonie.de;Friseur;4,7;1.204;51,3397;12,3731;geschlossen;9 Uhr – 18 Uhr;9-18;09:00 - 18:00;9:00–20:00 Uhr;9-14;geschl.
`,
    found: `
2: name=Friseur Haarmonie ¦ category=Friseur ¦ fullAddress=Lindenallee 5, Leipzig, 04109 ¦ street=Lindenallee 5 ¦ city=Leipzig ¦ postalCode=04109 ¦ country=Germany ¦ countryCode=DE ¦ latitude=51.3397 ¦ longitude=12.3731 ¦ phone=+49 341 1234567 ¦ phoneE164=+493411234567 ¦ website=http://www.haarmonie.de ¦ reviews=1204 ¦ rating=4.7 ¦ hours=06 closed, 123 9:00-18:00, 4 9:00-20:00, 5 9:00-14:00
unknown: Lfd. Nr. ¦ Inhaber ¦ Telefax ¦ E-Mail-Adresse
`,
  },
  {
    maker: "French",
    text: `Raison Sociale;Enseigne;Adresse 1;Adresse 2;CP;Ville;Tél.;Portable;Courriel;Site Web;Code NAF;Libellé NAF;Note Google;Nombre d'avis Google;Lundi;Mardi;Mercredi;Jeudi;Vendredi;Samedi;Dimanche
SARL BOULANGERIE DURAND;La Mie Dorée;12 bis rue de la République;;69002;LYON 02;04 78 37 00 00;06.12.34.56.78;contact@mie.fr;lamiedoree.fr;10.71C;Boulangerie et boulangerie-pâtisserie;4,6;1 234;Fermé;7h - 19h30;7h-13h / 15h-19h30;7h00-19h30;7h à 19h30;07:00-19:30;7h-13h
`,
    found: `
2: name=La Mie Dorée ¦ category=Boulangerie et boulangerie-pâtisserie ¦ fullAddress=12 bis rue de la République, LYON 02, 69002 ¦ street=12 bis rue de la République ¦ city=LYON 02 ¦ postalCode=69002 ¦ phone=04 78 37 00 00 ¦ website=http://lamiedoree.fr ¦ reviews=1234 ¦ rating=4.6 ¦ hours=0 closed, 1345 7:00-19:30, 2 7:00-13:00+15:00-19:30, 6 7:00-13:00
unknown: Courriel ¦ Code NAF
`,
  },
  {
    maker: "Italian",
    text: `Denominazione;Comune;Prov.;Indirizzo;Civico;Cap;Telefono;Fax;Email;Sito internet;Categoria merceologica;Orario di apertura;Lat;Long
Trattoria da Gino;Bologna;BO;Via Indipendenza;24/A;40121;051 123456;;info@gino.it;www.dagino.it;Ristorazione;"Lun-Sab 12:00-14:30 e 19:00-22:30, Dom chiuso";44,498;11,343
`,
    found: `
2: name=Trattoria da Gino ¦ category=Ristorazione ¦ fullAddress=Via Indipendenza 24/A, Bologna, BO 40121 ¦ street=Via Indipendenza 24/A ¦ city=Bologna ¦ state=BO ¦ postalCode=40121 ¦ country=Italy ¦ countryCode=IT ¦ latitude=44.498 ¦ longitude=11.343 ¦ phone=+39 051 123456 ¦ phoneE164=+39051123456 ¦ website=http://www.dagino.it ¦ hours=012345 12:00-14:30+19:00-22:30, 6 closed
unknown: Fax ¦ Email
`,
  },
  {
    maker: "Japanese",
    text: `店名,フリガナ,郵便番号,都道府県,市区町村,番地,建物名,電話番号,ジャンル,営業時間,定休日,評価,口コミ件数,公式サイト,緯度,経度
寿司太郎,スシタロウ,〒104-0061,東京都,中央区,銀座1-2-3,銀座ビル2F,03-1234-5678,寿司,月～金 11:30～14:00 17:00～22:00 土 12:00～21:00,日曜日・祝日,4.2,1052件,https://sushi.jp,35.6712,139.765
`,
    found: `
2: name=寿司太郎 ¦ category=寿司 ¦ fullAddress=銀座1-2-3, 銀座ビル2F, 中央区, 東京都 104-0061 ¦ street=銀座1-2-3, 銀座ビル2F ¦ city=中央区 ¦ state=東京都 ¦ postalCode=104-0061 ¦ country=Japan ¦ countryCode=JP ¦ latitude=35.6712 ¦ longitude=139.765 ¦ phone=+81 3 1234 5678 ¦ phoneE164=+81312345678 ¦ website=https://sushi.jp ¦ reviews=1052 ¦ rating=4.2 ¦ hours=01234 11:30-14:00+17:00-22:00, 5 12:00-21:00, 6 closed
unknown: フリガナ
`,
  },
  {
    maker: "Arabic",
    text: `اسم المنشأة,رقم السجل التجاري,النشاط التجاري,المدينة,الحي,الشارع,رقم الجوال,البريد الإلكتروني,الموقع,التقييم,عدد المراجعات,أيام العمل
مطعم البيك,4030000000,مطاعم,جدة,الروضة,شارع الأمير سلطان,٠٥٠١٢٣٤٥٦٧,info@albaik.com,www.albaik.com,٤٫٥,١٬٢٣٤,السبت - الخميس: 10:00 ص - 2:00 ص
`,
    found: `
2: name=مطعم البيك ¦ category=مطاعم ¦ fullAddress=شارع الأمير سلطان, الروضة, جدة ¦ street=شارع الأمير سلطان ¦ city=جدة ¦ phone=0501234567 ¦ website=http://www.albaik.com ¦ reviews=1234 ¦ rating=4.5 ¦ hours=012356 10:00-26:00
unknown: رقم السجل التجاري ¦ البريد الإلكتروني
`,
  },
  {
    maker: "Turkish",
    text: `İşletme Adı,Kategori,Puan,Yorum Sayısı,Adres,Telefon,Web Sitesi,Pazartesi,Salı,Çarşamba,Perşembe,Cuma,Cumartesi,Pazar,Sahiplenilmiş,Kalıcı Olarak Kapalı,Konum (Enlem;Boylam)
Köşebaşı,Kebapçı,"4,4",12.345,"Levent, Nispetiye Cd. No:12, 34330 Beşiktaş/İstanbul, Türkiye",(0212) 270 24 33,http://kosebasi.com,09:00–23:00,24 saat açık,Kapalı,09:00-13:00 14:00-23:00,7/24,12.00 - 00.00,00:00-24:00,Evet,Hayır,"41,0825;29,0137"
`,
    found: `
2: name=Köşebaşı ¦ category=Kebapçı ¦ fullAddress=Levent, Nispetiye Cd. No:12, 34330 Beşiktaş/İstanbul, Türkiye ¦ city=İstanbul ¦ country=Turkey ¦ countryCode=TR ¦ latitude=41.0825 ¦ longitude=29.0137 ¦ phone=+90 212 270 24 33 ¦ phoneE164=+902122702433 ¦ website=http://kosebasi.com ¦ reviews=12345 ¦ rating=4.4 ¦ verified=true ¦ hours=0 9:00-23:00, 146 0:00-24:00, 2 closed, 3 9:00-13:00+14:00-23:00, 5 12:00-24:00
`,
  },
  {
    maker: "Portuguese",
    text: `Nome do estabelecimento;Segmento;Endereço;Número;Bairro;Cidade/UF;CEP;Telefone/WhatsApp;Site;Nota;Qtd avaliações;Seg;Ter;Qua;Qui;Sex;Sáb;Dom;Latitude;Longitude
Pizzaria Bella;Pizzaria;Rua Augusta;1500;Consolação;São Paulo/SP;01304-001;(11) 98765-4321;www.bella.com.br;4,7;2.315;Fechado;18h-23h;18h-23h;18h às 23h;18:00-00:00;18:00-00:00;18h - 23h;-23,5558;-46,6612
`,
    found: `
2: name=Pizzaria Bella ¦ category=Pizzaria ¦ fullAddress=Rua Augusta 1500, Consolação, São Paulo, SP 01304-001 ¦ street=Rua Augusta 1500 ¦ city=São Paulo ¦ state=SP ¦ postalCode=01304-001 ¦ country=Brazil ¦ countryCode=BR ¦ latitude=-23.5558 ¦ longitude=-46.6612 ¦ phone=+55 11 98765 4321 ¦ phoneE164=+5511987654321 ¦ website=http://www.bella.com.br ¦ reviews=2315 ¦ rating=4.7 ¦ hours=0 closed, 1236 18:00-23:00, 45 18:00-24:00
`,
  },
  {
    maker: "Greek",
    text: `Όνομα επιχείρησης;Κατηγορία;Οδός;Αριθμός;ΤΚ;Πόλη;Τηλέφωνο;Ιστότοπος;Ωράριο λειτουργίας;Βαθμολογία;Κριτικές
Ταβέρνα Ο Γιάννης;Ταβέρνα;Ερμού;12;10563;Αθήνα;210 3221234;tavernagiannis.gr;Δευτέρα-Σάββατο 12:00-24:00, Κυριακή κλειστά;4,6;321
`,
    found: `
2: name=Ταβέρνα Ο Γιάννης ¦ category=Ταβέρνα ¦ fullAddress=Ερμού 12, Αθήνα, 10563 ¦ street=Ερμού 12 ¦ city=Αθήνα ¦ postalCode=10563 ¦ phone=210 3221234 ¦ website=http://tavernagiannis.gr ¦ reviews=321 ¦ rating=4.6 ¦ hours=012345 12:00-24:00, 6 closed
`,
  },
  {
    maker: "Hungarian",
    text: `Cég neve;Tevékenység;Irányítószám;Település;Utca;Házszám;Telefonszám;Weboldal;Nyitvatartás;Értékelés
Kovács Cukrászda;Cukrászda;1052;Budapest;Váci utca;8;+36 1 318 0000;kovacscukraszda.hu;H-P 8:00-18:00, Szo 9:00-14:00, V zárva;4,5
`,
    found: `
2: name=Kovács Cukrászda ¦ category=Cukrászda ¦ fullAddress=Váci utca 8, Budapest, 1052 ¦ street=Váci utca 8 ¦ city=Budapest ¦ postalCode=1052 ¦ country=Hungary ¦ countryCode=HU ¦ phone=+36 1 318 0000 ¦ phoneE164=+3613180000 ¦ website=http://kovacscukraszda.hu ¦ rating=4.5 ¦ hours=01234 8:00-18:00, 5 9:00-14:00, 6 closed
`,
  },
  {
    maker: "Romanian",
    text: `Denumire firma;Domeniu de activitate;Strada;Nr.;Localitate;Judet;Cod postal;Telefon;Pagina web;Program
Brutaria Veche;Panificatie;Strada Lipscani;22;Bucuresti;Bucuresti;030035;021 312 0000;brutaria.ro;Luni-Vineri 07:00-20:00, Sambata 08:00-16:00, Duminica inchis
`,
    found: `
2: name=Brutaria Veche ¦ category=Panificatie ¦ fullAddress=Strada Lipscani 22, Bucuresti, Bucuresti 030035 ¦ street=Strada Lipscani 22 ¦ city=Bucuresti ¦ state=Bucuresti ¦ postalCode=030035 ¦ phone=021 312 0000 ¦ website=http://brutaria.ro ¦ hours=01234 7:00-20:00, 5 8:00-16:00, 6 closed
`,
  },
  {
    maker: "Czech",
    text: `Název firmy;Obor činnosti;Ulice a číslo;PSČ;Město;Telefon;Web;Otevírací doba;GPS
Pekárna U Lva;Pekárna;Dlouhá 15;110 00;Praha 1;+420 222 000 000;pekarna.cz;Po-Pá 7:00-18:00, So 8:00-12:00, Ne zavřeno;50.0900N, 14.4250E
`,
    found: `
2: name=Pekárna U Lva ¦ category=Pekárna ¦ fullAddress=Dlouhá 15, Praha 1, 110 00 ¦ street=Dlouhá 15 ¦ city=Praha ¦ postalCode=110 00 ¦ country=Czechia ¦ countryCode=CZ ¦ latitude=50.09 ¦ longitude=14.425 ¦ phone=+420 222 000 000 ¦ phoneE164=+420222000000 ¦ website=http://pekarna.cz ¦ hours=01234 7:00-18:00, 5 8:00-12:00, 6 closed
`,
  },
  {
    maker: "Swedish",
    text: `Namn;Bransch;Gatuadress;Postnr;Ort;Telefon;Hemsida;Öppettider;Betyg
Café Saturnus;Kafé;Eriksbergsgatan 6;114 30;Stockholm;08-611 77 00;cafesaturnus.se;Mån-Fre 08-20, Lör-Sön 09-19;4,3
`,
    found: `
2: name=Café Saturnus ¦ category=Kafé ¦ fullAddress=Eriksbergsgatan 6, Stockholm, 114 30 ¦ street=Eriksbergsgatan 6 ¦ city=Stockholm ¦ postalCode=114 30 ¦ phone=08-611 77 00 ¦ website=http://cafesaturnus.se ¦ rating=4.3 ¦ hours=01234 8:00-20:00, 56 9:00-19:00
`,
  },
  {
    maker: "Danish",
    text: `Virksomhedsnavn;Branche;Vejnavn;Husnr;Postnr;By;Tlf;Hjemmeside;Åbningstider
Meyers Bageri;Bageri;Jægersborggade;9;2200;København N;+45 25 10 11 34;meyers.dk;Man-Fre 7-18, Lør 7-16, Søn lukket
`,
    found: `
2: name=Meyers Bageri ¦ category=Bageri ¦ fullAddress=Jægersborggade 9, København N, 2200 ¦ street=Jægersborggade 9 ¦ city=København ¦ postalCode=2200 ¦ country=Denmark ¦ countryCode=DK ¦ phone=+45 25 10 11 34 ¦ phoneE164=+4525101134 ¦ website=http://meyers.dk ¦ hours=01234 7:00-18:00, 5 7:00-16:00, 6 closed
`,
  },
  {
    maker: "Ukrainian",
    text: `Назва закладу;Тип;Адреса;Місто;Телефон;Сайт;Графік роботи;Рейтинг;Кількість відгуків
Львівська кав'ярня;Кафе;пл. Ринок, 10;Львів;+380 32 000 00 00;kava.ua;Пн-Нд 09:00-22:00;4.8;5 321
`,
    found: `
2: name=Львівська кав'ярня ¦ category=Кафе ¦ fullAddress=пл. Ринок, 10, Львів, Ukraine ¦ street=пл. Ринок, 10 ¦ city=Львів ¦ country=Ukraine ¦ countryCode=UA ¦ phone=+380 32 000 00 00 ¦ phoneE164=+380320000000 ¦ website=http://kava.ua ¦ reviews=5321 ¦ rating=4.8 ¦ hours=0123456 9:00-22:00
`,
  },
  {
    maker: "Bulgarian",
    text: `Име на фирма;Дейност;Адрес;Град;Телефон;Уебсайт;Работно време
Хлебарница Мама;Хлебарница;ул. Граф Игнатиев 5;София;02 980 0000;hleb.bg;Понеделник-Петък 08:00-19:00
`,
    found: `
2: name=Хлебарница Мама ¦ category=Хлебарница ¦ fullAddress=ул. Граф Игнатиев 5, София ¦ street=ул. Граф Игнатиев 5 ¦ city=София ¦ phone=02 980 0000 ¦ website=http://hleb.bg ¦ hours=01234 8:00-19:00
`,
  },
  {
    maker: "Hebrew",
    text: `שם עסק,תחום,רחוב,מספר בית,עיר,טלפון נייד,אתר אינטרנט,שעות פתיחה,דירוג
קפה נמרוד,בית קפה,דיזנגוף,99,תל אביב,052-1234567,nimrod.co.il,א-ה 08:00-22:00,4.4
`,
    found: `
2: name=קפה נמרוד ¦ category=בית קפה ¦ fullAddress=דיזנגוף 99, תל אביב ¦ street=דיזנגוף 99 ¦ city=תל אביב ¦ phone=052-1234567 ¦ website=http://nimrod.co.il ¦ rating=4.4 ¦ hours=01236 8:00-22:00
`,
  },
  {
    maker: "Persian",
    text: `نام فروشگاه,دسته بندی,آدرس,شهر,تلفن,وب سایت,امتیاز,عرض جغرافیایی,طول جغرافیایی
رستوران شاندیز,رستوران,خیابان ولیعصر پلاک ۱۲,تهران,۰۲۱-۸۸۷۷۶۶۵۵,shandiz.ir,۴٫۳,۳۵٫۷۵,۵۱٫۴۱
`,
    found: `
2: name=رستوران شاندیز ¦ category=رستوران ¦ fullAddress=خیابان ولیعصر پلاک ۱۲, تهران, Iran ¦ street=خیابان ولیعصر پلاک ۱۲ ¦ city=تهران ¦ country=Iran ¦ countryCode=IR ¦ latitude=35.75 ¦ longitude=51.41 ¦ phone=+98 21 8877 6655 ¦ phoneE164=+982188776655 ¦ website=http://shandiz.ir ¦ rating=4.3
`,
  },
  {
    maker: "Thai",
    text: `ชื่อร้าน,ประเภท,ที่อยู่,จังหวัด,รหัสไปรษณีย์,เบอร์โทรศัพท์,เวลาเปิด-ปิด,คะแนน,จำนวนรีวิว
ร้านส้มตำนัว,ร้านอาหาร,392/14 สยามสแควร์ ซอย 5,กรุงเทพมหานคร,10330,02-251-4880,11:00-21:30,4.2,1500
`,
    found: `
2: name=ร้านส้มตำนัว ¦ category=ร้านอาหาร ¦ fullAddress=392/14 สยามสแควร์ ซอย 5 ¦ state=กรุงเทพมหานคร ¦ postalCode=10330 ¦ phone=02-251-4880 ¦ reviews=1500 ¦ rating=4.2 ¦ hours=0123456 11:00-21:30
`,
  },
  {
    maker: "Vietnamese",
    text: `Tên quán,Loại hình,Địa chỉ,Quận/Huyện,Tỉnh/Thành phố,SĐT,Giờ mở cửa,Điểm đánh giá,Số lượt đánh giá
Phở Thìn,Quán phở,13 Lò Đúc,Hai Bà Trưng,Hà Nội,024 3821 2709,Thứ 2 - Chủ nhật: 06:00 - 21:00,4.1,3.2k
`,
    found: `
2: name=Phở Thìn ¦ category=Quán phở ¦ fullAddress=13 Lò Đúc, Hai Bà Trưng, Hà Nội ¦ street=13 Lò Đúc ¦ city=Hai Bà Trưng ¦ state=Hà Nội ¦ phone=024 3821 2709 ¦ reviews=3200 ¦ rating=4.1 ¦ hours=0123456 6:00-21:00
`,
  },
  {
    maker: "Indonesian",
    text: `Nama Usaha;Kategori;Alamat Lengkap;Kecamatan;Kota/Kabupaten;Provinsi;Kode Pos;No HP;Jam Buka;Rating Google;Jml Ulasan
Warung Bu Kris;Warung makan;Jl. Manyar Kertoarjo No. 90;Mulyorejo;Surabaya;Jawa Timur;60116;0812-3456-7890;Senin-Minggu 10.00-22.00;4,5;2.104
`,
    found: `
2: name=Warung Bu Kris ¦ category=Warung makan ¦ fullAddress=Jl. Manyar Kertoarjo No. 90, Mulyorejo, Surabaya, Jawa Timur 60116 ¦ street=Jl. Manyar Kertoarjo No. 90 ¦ city=Surabaya ¦ state=Jawa Timur ¦ postalCode=60116 ¦ phone=0812-3456-7890 ¦ reviews=2104 ¦ rating=4.5 ¦ hours=0123456 10:00-22:00
`,
  },
];
