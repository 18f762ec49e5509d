/** What a column of a source file can be about. */
export const SOURCE_FIELDS = [
  "name",
  "brand",
  "type",
  "category",
  "subtypes",
  "fullAddress",
  "street",
  "city",
  "state",
  "postalCode",
  "country",
  "countryCode",
  "phone",
  "website",
  "url",
  "latitude",
  "longitude",
  "coordinates",
  "timeZone",
  "rating",
  "reviews",
  "reviewsLink",
  "photo",
  "logo",
  "locatedIn",
  "description",
  "workingHours",
  "workingHoursFallback",
  "about",
  "verified",
  "placeId",
  "dataId",
  "cid",
  "status",
  "openingStatus",
  "permanentlyClosed",
  "temporarilyClosed",
  "addressParts",
] as const;
export type SourceField = (typeof SOURCE_FIELDS)[number];

/**
 * The headers each field is known by, best first, as folded letters and digits without anything between: "Place ID",
 * "place_id" and "PLACE.ID" are all `placeid`. Only whole headers count, so that `phone.phones_enricher.carrier_name`
 * is never a phone. Where a file has several of a field's headers, the earlier in this list wins.
 */
export const COLUMN_SYNONYMS: Readonly<Record<SourceField, string>> = {
  name: `name businessname companyname storename restaurantname shopname placename locationname venuename displayname title
    isletmeadi isletmeismi firmaadi firmaismi isyeriadi sirketadi sirketismi unvan ticariunvan magazaadi isletme firma
    ad adi isim ismi baslik firmenname firma nombre nomdelentreprise nom nome company business`,
  brand: `brand brandname chain marka`,
  type: `type businesstype categoryname maincategory primarycategory brewerytype storetype placetype primarytype
    isletmeturu isletmetipi tur tip kind`,
  category: `category businesscategory kategori sektor kategorie categoria categorie industry sector`,
  subtypes: `subtypes categories allcategories subcategories secondarycategories cuisines cuisine altkategoriler kategoriler alttur tags etiketler`,
  fullAddress: `fulladdress formattedaddress completeaddresstext address fulladress businessaddress storeaddress tamadres
    acikadres adres adresi adress adresse anschrift direccion direccioncompleta indirizzo endereco location`,
  street: `street streetaddress address1 addressline1 addressline street1 streetname road sokak cadde sokakadresi caddesokak strasse calle rue via rua`,
  city: `city town cityname municipality sehir sehiradi il iladi stadt ort ciudad ville citta cidade locality addresslocality`,
  state: `state stateprovince province usstate stateregion region statename addressregion eyalet bolge bundesland estado provincia`,
  postalCode: `postalcode postcode zipcode zip postal pincode postakodu plz postleitzahl codigopostal codepostal cap cep`,
  country: `country countryname ulke ulkeadi land pais pays paese addresscountry`,
  countryCode: `countrycode countryiso countryiso2 isocountry isocountrycode iso2 ulkekodu landercode laendercode codigopais`,
  phone: `phone phonenumber telephone telephonenumber tel mobile mobilephone phoneunformatted contactnumber telefon telefonnumarasi telefonno telno ceptelefonu
    gsm telefonnummer telefono telefone numerodetelephone`,
  website: `website site websiteurl web webpage homepage websiteaddress domainurl websitesi webadresi internetsitesi webseite paginaweb sitioweb siteweb sitoweb`,
  url: `locationlink url link googlemapsurl googlemapslink googleurl mapsurl mapslink maplink placeurl haritalinki googlelinki baglanti`,
  latitude: `latitude lat locationlat locationlatitude gpslatitude geolat coordinateslat coordinateslatitude gpscoordinateslatitude enlem breitengrad latitud`,
  longitude: `longitude lng lon long locationlng locationlon locationlongitude gpslongitude geolng geolon coordinateslng coordinateslongitude
    gpscoordinateslongitude boylam langengrad laengengrad longitud`,
  coordinates: `coordinates latlon latlng latlong gps gpscoordinates geolocation koordinatlar koordinat koordinaten coordenadas`,
  timeZone: `timezone timezoneid tz zamandilimi saatdilimi zeitzone`,
  rating: `rating totalscore reviewrating averagerating aggregaterating avgrating googlerating stars starrating score puan ortalamapuan degerlendirme
    bewertung calificacion valoracion`,
  reviews: `reviewcount reviewscount reviews numberofreviews totalreviews numreviews ratingcount ratingscount userratingstotal userratingcount votes
    yorumsayisi degerlendirmesayisi yorumlar yorum toplamyorum anzahlbewertungen resenas numerodavis`,
  reviewsLink: `reviewslink reviewsurl reviewlink yorumlarlinki yorumlinki`,
  photo: `photo imageurl image photourl thumbnail thumbnailurl picture mainphoto coverphoto featuredimage fotograf foto resim gorsel resimurl`,
  logo: `logo logourl`,
  locatedIn: `locatedin bulunduguyer`,
  description: `description descriptions businessdescription summary aciklama tanim beschreibung descripcion`,
  workingHours: `workinghours openhours openinghours hours businesshours hoursofoperation openingtimes storehours calismasaatleri acilissaatleri saatler mesaisaatleri
    offnungszeiten oeffnungszeiten horario horarios horaires`,
  workingHoursFallback: `workinghourscsvcompatible workinghoursoldformat`,
  about: `about amenities additionalinfo attributes features ozellikler hakkinda olanaklar`,
  verified: `verified isverified claimed isclaimed dogrulanmis dogrulandi onayli`,
  placeId: `placeid googleplaceid gplaceid yerid yerkimligi`,
  dataId: `googleid dataid fid featureid`,
  cid: `cid googlecid ludocid`,
  status: `businessstatus operationalstatus isletmedurumu durum`,
  openingStatus: `status`,
  permanentlyClosed: `permanentlyclosed ispermanentlyclosed closedpermanently kaliciolarakkapali`,
  temporarilyClosed: `temporarilyclosed istemporarilyclosed geciciolarakkapali`,
  addressParts: `completeaddress`,
};
