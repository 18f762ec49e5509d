import type { SourceField } from "./column-synonyms.ts";

type Headers = Readonly<Partial<Record<SourceField, string>>>;

/**
 * Headers of flattened nested records from the Places API, Yelp, Foursquare, Overture, OpenStreetMap and schema.org; separated by spaces,
 * with any punctuation between parts.
 */
export const NESTED_HEADERS: Headers = {
  name: "displayName.text names names.primary properties.name tags.name",
  brand: "brand.names.primary",
  type: "primaryTypeDisplayName.text categories.primary taxonomy.primary",
  subtypes: "categories.alternate fsq_category_labels category_labels",
  fullAddress: "location.formatted_address location.display_address location.address_full address.label",
  street:
    "addr:street address.streetAddress address.street location.address1 location.address location.street addresses.0.freeform address/street addressObj/street1 RegAddress.AddressLine1",
  city: "addr:city address.addressLocality address.city location.city location.locality postalAddress.locality addresses.0.locality addr:town addr:village addr:place addressObj/city RegAddress.PostTown",
  state:
    "addr:state address.addressRegion address.state location.state location.region postalAddress.administrativeArea addresses.0.region addr:province addressObj/state",
  postalCode:
    "addr:postcode address.postalCode address.zip location.zip_code location.zip location.postcode location.postal_code postalAddress.postalCode addresses.0.postcode addressObj/postalcode RegAddress.PostCode",
  country:
    "addr:country address.addressCountry address.country location.country addresses.0.country addressObj/country RegAddress.Country address.countryName",
  countryCode: "postalAddress.regionCode address.country_code address.countryCode location.country_code location.cc",
  phone: "phones.0",
  website: "contact:website websites.0 contact.website",
  latitude:
    "location.lat location.latitude coordinates.lat coordinates.latitude gps_coordinates.latitude geometry.location.lat geo.lat geo.latitude geocodes.main.latitude center.lat position.lat geometry.coordinates.1 geo.coordinates.1 location.coordinates.1",
  longitude:
    "location.lng location.lon location.longitude coordinates.lng coordinates.lon coordinates.longitude gps_coordinates.longitude geometry.location.lng geo.lng geo.lon geo.longitude geocodes.main.longitude center.lon center.lng position.lng position.lon geometry.coordinates.0 geo.coordinates.0 location.coordinates.0",
  coordinates: "geometry.coordinates geometry.location location.coordinates",
  timeZone: "timeZone.id",
  rating: "aggregateRating.ratingValue stars.average",
  reviews: "aggregateRating.reviewCount aggregateRating.ratingCount stats.total_ratings",
  photo: "photos.0 images.0 imageUrls.0 photos.0.url image.url main_image.url",
  logo: "logo.url",
  description: "editorialSummary.text editorial_summary.overview about.summary about.description",
  workingHours:
    "regularOpeningHours.weekdayDescriptions currentOpeningHours.weekdayDescriptions opening_hours.weekday_text openingHoursSpecification hours.display hours.regular openingHours.0.text.0",
};

/** Headers in other languages as they are written, separated by commas. */
export const LANGUAGE_HEADERS: Headers = {
  name: `Firmenname, Firma, Unternehmen, Unternehmensname, Betrieb, Betriebsname, Geschäftsname, Bezeichnung, Nombre, Nombre del negocio, Nombre comercial,
    Nombre de la empresa, Nombre del establecimiento, Razón social, Empresa, Negocio, Establecimiento, Nom de l'entreprise, Nom de l'établissement, Nom commercial, Raison sociale,
    Enseigne, Dénomination, Entreprise, Nom, Ragione sociale, Denominazione, Insegna, Nome attività, Nome dell'attività, Nome azienda, Azienda, Nome da empresa, Nome do estabelecimento, Nome fantasia,
    Razão social, Estabelecimento, Nome, Naam, Bedrijfsnaam, Bedrijf, Nazwa, Nazwa firmy, Název, Název firmy, Denumire, Nume, Namn, Företag, Företagsnamn, Navn, Firmanavn, Virksomhed,
    Nimi, Yrityksen nimi, Név, Cégnév, Επωνυμία, Όνομα, Название, Название компании, Наименование, Организация, Компания, Назва, الاسم, اسم, اسم النشاط, اسم الشركة, اسم المنشأة, اسم المحل, نام, שם, שם העסק, שם החברה,
    店名, 店舗名, 名称, 名前, 会社名, 企業名, 施設名, 公司名称, 商家名称, 店铺名称, 名稱, 店名称, 이름, 상호, 상호명, 업체명, Nama, Nama usaha, Nama bisnis, Nama tempat, Nama toko, Tên, Tên doanh nghiệp, Tên cửa hàng, ชื่อ, ชื่อร้าน, नाम, שם, שם העסק, שם החברה, Раз. наименование, Назва компанії, Razón comercial, Razon soc, Raz_social, Nom d'enseigne, Fantasia`,
  type: "Typ, Tipo, Tipo de negocio, Tipo di attività, Tipologia, Tipo de negócio, Type d'établissement, Soort",
  category: `Kategorie, Hauptkategorie, Branche, Rubrik, Categoría, Categoría principal, Rubro, Sector, Giro, Actividad, Catégorie, Secteur, Secteur d'activité, Activité, Rubrique,
    Categoria, Categoria principale, Settore, Attività, Ramo, Ramo de atividade, Atividade, Segmento, Categorie, Kategoria, Branża, Kategori, Bransch, Branche, Kategória, Κατηγορία, Категория, Рубрика, Категорія,
    الفئة, التصنيف, النشاط, カテゴリ, カテゴリー, 業種, ジャンル, 类别, 分类, 行业, 類別, 카테고리, 업종, Danh mục, Ngành nghề, หมวดหมู่, קטגוריה, תחום, Сфера деятельности, Вид деятельности, Giro comercial`,
  subtypes:
    "Kategorien, Unterkategorien, Рубрики, Категории, Categorías, Subcategorías, Catégories, Sous-catégories, Sottocategorie, Subcategorias",
  fullAddress: `Adresse, Anschrift, Volle Adresse, Vollständige Adresse, Dirección, Dirección completa, Domicilio, Adresse complète, Adresse postale, Indirizzo, Indirizzo completo, Endereço, Endereço completo, Morada,
    Adres, Volledig adres, Pełny adres, Adresa, Adress, Osoite, Cím, Διεύθυνση, Адрес, Полный адрес, Адреса, العنوان, عنوان, آدرس, 住所, 所在地, 地址, 详细地址, 주소, 도로명주소, Alamat, Địa chỉ, ที่อยู่, पता, כתובת`,
  street:
    "Straße, Strasse, Straße und Hausnummer, Str., Calle, Rue, Voie, Via, Rua, Logradouro, Straat, Ulica, Ulice, Stradă, Gata, Gade, Gate, Katu, Utca, Οδός, Улица, Вулиця, الشارع, 街道, Gatuadress, Straße Nr., Straße / Nr., Straße & Hausnummer, Straße und Nr., Gateadresse, Adresse Straße, רחוב",
  city: `Stadt, Ort, Wohnort, Gemeinde, Ciudad, Municipio, Localidad, Población, Ville, Commune, Localité, Città, Citta, Comune, Località, Cidade, Município, Localidade, Stad, Plaats, Woonplaats, Gemeente, Miasto,
    Miejscowość, Město, Obec, Oraș, Localitate, Postort, By, Poststed, Kaupunki, Város, Település, Πόλη, Город, Населенный пункт, Місто, المدينة, مدينة, شهر, 市区町村, 市町村, 都市, 市, 城市, 도시, 시군구, Kota, Thành phố, เมือง, शहर, עיר, PLZ Ort, PLZ / Ort, PLZ und Ort, PLZ & Ort, CP Ville, Code postal Ville, Postnr By, Postcode Plaats, CP Ciudad`,
  state: `Bundesland, Kanton, Provincia, Comunidad autónoma, Estado, Región, Departamento, Département, Région, Regione, Província, UF, Distrito, Provincie, Województwo, Județ, Län, Fylke, Maakunta, Megye, Νομός, Область, Регион, Край,
    المنطقة, المحافظة, 都道府県, 省, 省份, 州, 시도, Provinsi, Tỉnh, จังหวัด`,
  postalCode: `PLZ, Postleitzahl, Código postal, C.P., CP, Code postal, CAP, Codice postale, CEP, Código de endereçamento postal, Kod pocztowy, PSČ, Cod poștal, Postnummer, Postnr, Postinumero, Irányítószám, ΤΚ, Ταχ. κώδικας,
    Индекс, Почтовый индекс, Індекс, الرمز البريدي, 郵便番号, 邮编, 邮政编码, 郵遞區號, 우편번호, Kode pos, Mã bưu điện, รหัสไปรษณีย์`,
  country: `Land, Staat, País, Pays, Paese, Nazione, Kraj, Země, Stát, Țară, Maa, Ország, Χώρα, Страна, Країна, الدولة, البلد, دولة, کشور, 国, 国家, 國家, 국가, Negara, Quốc gia, ประเทศ, देश`,
  countryCode:
    "Ländercode, Landercode, Länderkürzel, Código de país, Código país, Code pays, Codice paese, Código do país, Landcode, Landkode, Код страны, رمز الدولة, 国コード, 国家代码",
  phone: `Telefon, Telefonnummer, Tel.-Nr., Telefonnr., Telefon Nr., Rufnummer, Mobil, Handy, Teléfono, Teléfonos, Número de teléfono, Móvil, Celular, Téléphone, Numéro de téléphone, N° de téléphone, Telefono, Numero di telefono, Numero telefono, Cellulare, Telefone,
    Número de telefone, Telemóvel, Telefoon, Telefoonnummer, Numer telefonu, Telefono numeris, Telefonszám, Puhelin, Puhelinnumero, Τηλέφωνο, Телефон, Номер телефона, Телефоны, الهاتف, رقم الهاتف, هاتف, الجوال, تلفن, شماره تلفن,
    電話番号, 電話, 电话, 电话号码, 联系电话, 전화번호, 전화, Telepon, Nomor telepon, Điện thoại, Số điện thoại, טלפון, โทรศัพท์, เบอร์โทร, फ़ोन`,
  website: `Webseite, Website-URL, Internetseite, Internetadresse, Homepage, Internet, Sitio web, Página web, Web, Site web, Site internet, Sito, Sito web, Sito internet, Site, Página da web, Strona www, Strona internetowa, WWW, Webové stránky, Webbplats, Hemsida,
    Hjemmeside, Nettside, Verkkosivu, Weboldal, Honlap, Ιστοσελίδα, Сайт, Веб-сайт, الموقع الإلكتروني, الموقع الالكتروني, موقع الويب, وب سایت, ウェブサイト, ホームページ, サイト, HP, 网站, 网址, 官网, 웹사이트, 홈페이지, Situs web, Trang web, เว็บไซต์, אתר, אתר אינטרנט`,
  url: "Google Maps Link, Google-Maps-Link, Enlace, Enlace de Google Maps, Lien, Lien Google Maps, Collegamento, Link Google Maps, Ссылка, الرابط, رابط خرائط جوجل, リンク, 链接, 링크",
  latitude:
    "Breitengrad, Breite, Geogr. Breite, Geo-Breite, Latitud, Latitudine, Breedtegraad, Szerokość geograficzna, Szer. geogr., Zeměpisná šířka, Breddegrad, Leveysaste, Szélesség, Γεωγραφικό πλάτος, Широта, خط العرض, 緯度, 纬度, 위도, Lintang, Vĩ độ, ละติจูด",
  longitude:
    "Längengrad, Laengengrad, Länge, Geogr. Länge, Geo-Länge, Longitud, Longitudine, Lengtegraad, Długość geograficzna, Dł. geogr., Zeměpisná délka, Lengdegrad, Längdgrad, Pituusaste, Hosszúság, Γεωγραφικό μήκος, Долгота, Довгота, خط الطول, 経度, 经度, 經度, 경도, Bujur, Kinh độ, ลองจิจูด",
  coordinates:
    "Koordinaten, GPS-Koordinaten, Coordenadas, Coordonnées, Coordonnées GPS, Coordinate, Coordinate GPS, Coördinaten, Współrzędne, Souřadnice, Koordinater, Координаты, الإحداثيات, 座標, 坐标, 좌표, Tọa độ",
  timeZone:
    "Zeitzone, Zona horaria, Fuseau horaire, Fuso orario, Fuso horário, Tijdzone, Strefa czasowa, Часовой пояс, タイムゾーン, 时区",
  rating: `Bewertung, Durchschnittsbewertung, Google-Bewertung, Sterne, Calificación, Calificación promedio, Valoración, Valoración media, Puntuación, Puntuación media, Note moyenne, Note Google, Note, Évaluation, Valutazione, Valutazione media, Punteggio,
    Voto, Avaliação, Avaliação média, Classificação, Nota, Nota média, Beoordeling, Waardering, Ocena, Hodnocení, Evaluare, Betyg, Bedømmelse, Vurdering, Arvosana, Értékelés, Βαθμολογία, Рейтинг, Оценка, Оцінка, التقييم, تقييم, امتیاز,
    評価, 評点, 星, 评分, 評分, 평점, 별점, Penilaian, Đánh giá, คะแนน, रेटिंग, דירוג, Note sur 5, Rating rata-rata`,
  reviews: `Anzahl Bewertungen, Anzahl der Bewertungen, Bewertungen, Rezensionen, Anzahl Rezensionen, Reseñas, Nº de reseñas, Nº reseñas, Nº de opiniones, Nº opiniones, Número de reseñas, Cantidad de reseñas, Número de opiniones, Opiniones, Comentarios, Nombre d'avis, Nombre d’avis, Nb avis, Avis,
    Numéro d'avis, Numero recensioni, Numero di recensioni, Recensioni, Número de avaliações, Nº de avaliações, Nº avaliações, Total de avaliações, Quantidade de avaliações, Avaliações, Comentários, Aantal beoordelingen, Aantal recensies, Aantal reviews, Beoordelingen, Recensies, Liczba opinii, Liczba ocen, Opinie,
    Počet hodnocení, Număr recenzii, Antal recensioner, Antal omdömen, Antall anmeldelser, Antal anmeldelser, Arvostelut, Vélemények, Κριτικές, Αριθμός κριτικών, Отзывы, Количество отзывов, Кол-во отзывов, Число отзывов, Відгуки, Кількість відгуків, מספר ביקורות, ביקורות, Ilość opinii,
    عدد التقييمات, عدد المراجعات, المراجعات, 口コミ数, クチコミ数, レビュー数, 评论数, 评价数, 評論數, 리뷰수, 리뷰, Ulasan, Jumlah ulasan, Số đánh giá, Số lượng đánh giá, Lượt đánh giá, รีวิว`,
  photo:
    "Bild, Foto, Bild-URL, Imagen, Fotografía, Foto URL, Photo, Image, Immagine, Imagem, Afbeelding, Zdjęcie, Bilde, Kuva, Kép, Фото, Изображение, الصورة, 写真, 画像, 图片, 사진",
  description: `Beschreibung, Descripción, Description, Descrizione, Descrição, Omschrijving, Beschrijving, Opis, Popis, Descriere, Beskrivning, Beskrivelse, Kuvaus, Leírás, Περιγραφή, Описание, Опис, الوصف, 説明, 描述, 简介, 설명, Deskripsi, Mô tả, คำอธิบาย`,
  workingHours: `Öffnungszeiten, Geschäftszeiten, Horario, Horarios, Horario de apertura, Horario de atención, Horarios de atención, Horario comercial, Horaires, Horaires d'ouverture, Heures d'ouverture, Orario, Orari, Orari di apertura, Orario di apertura,
    Horário, Horário de funcionamento, Horário de atendimento, Horários, Openingstijden, Openingsuren, Godziny otwarcia, Godziny pracy, Otevírací doba, Otváracie hodiny, Program de lucru, Öppettider, Åbningstider, Åpningstider, Aukioloajat,
    Nyitvatartás, Ώρες λειτουργίας, Ωράριο, Часы работы, Режим работы, График работы, Время работы, Години роботи, Графік роботи, שעות פתיחה, שעות פעילות, ساعات العمل, أوقات العمل, ساعات کاری, 営業時間, 营业时间, 營業時間, 영업시간, 운영시간, Jam buka, Jam operasional, Giờ mở cửa, Giờ làm việc, เวลาทำการ`,
  about:
    "Ausstattung, Merkmale, Servicios, Características, Équipements, Caractéristiques, Servizi, Caratteristiche, Serviços, Características, Voorzieningen, Udogodnienia, Удобства, المرافق, 設備, 设施",
  verified:
    "Verifiziert, Verificado, Vérifié, Verificato, Geverifieerd, Zweryfikowany, Проверено, موثق, 認証済み, 已验证",
  status: "Betriebsstatus, Geschäftsstatus, Estado del negocio, Situação, Statut, Stato attività",
};
