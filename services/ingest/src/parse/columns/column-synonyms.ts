import { IMPORT_FIELDS } from "@meridian/shared/contracts/import-fields";
import type { ImportField } from "@meridian/shared/contracts/import-mapping";

export const SOURCE_FIELDS = IMPORT_FIELDS;
export type SourceField = ImportField;

/**
 * The English and Turkish headers of each field, best first, as letters and digits only: "Place ID", "place_id" and "PLACE.ID" are all
 * `placeid`. Only whole headers count, so `phone.phones_enricher.carrier_name` is never a phone. If a file has several of a field's
 * headers, the earlier in this list wins; headers of nested records rank before, those in other languages after.
 */
export const COLUMN_SYNONYMS: Readonly<Partial<Record<SourceField, string>>> = {
  name: `name businessname companyname storename restaurantname shopname placename locationname venuename hotelname accountname
    organizationname organisationname dbaname tradingname displayname title nameen intname officialname
    isletmeadi isletmeismi isletmeunvani firmaadi firmaismi firmaunvani isyeriadi isyeriismi sirketadi sirketismi kurumadi restoranadi eczaneadi klinikadi mekanadi otel oteladi
    unvan unvani ticariunvan ticariunvani magazaadi subeadi isletme firma isyeri ad adi isim ismi baslik company business businesses store branchname nomestab
    denominationusuelleetablissement enseigne1etablissement enseigneetablissement denominationusuelle1unitelegale denominationunitelegale itemlabel posttitle memberlistingname`,
  brand: `brand brandname chain chainname marka`,
  type: `type businesstype maintype firstcategory typeofbusiness organisationtype organizationtype categoryname maincategory primarycategory primarytype brewerytype storetype placetype venuetype restauranttype hoteltype
    isletmeturu isletmetipi mekanturu tur turu tip kind`,
  category: `category businesscategory kategori kategorisi kategoriadi anakategori sektor sektoru faaliyetalani iskolu meslek industry sector businesssector niche faaliyetkonusu faaliyet istigalkonusu natureofbusiness lineofbusiness naicsdescription naicsdesc naicstitle
    sicdescription sicdesc nombreact postcategory basiccategory`,
  subtypes: `subtypes categories allcategories alltypes secondcategory subcategories subcategory secondarycategories additionalcategories types cuisines cuisine altkategoriler
    altkategori kategoriler alttur tags etiketler`,
  fullAddress: `fulladdress formattedaddress completeaddresstext address fulladress addressfull addresstext addresslabel businessaddress storeaddress companyaddress
    mailingaddress physicaladdress postaladdress shortformattedaddress singlelineaddress tamadres acikadres isletmeadresi firmaadresi isadresi adres adresi location konum vicinity`,
  street: `street streetaddress address1 addressline1 addressline addrstreet addressstreet street1 streetname thoroughfare road nomvial libellevoieetablissement libellevoie sokak cadde sokakadresi caddesokak caddesokakno`,
  city: `city town cityname libellecommuneetablissement libellecommune zipcity postalcodecity addresscity businesscity cityortown citytown village municipality locality addresslocality
    sehir sehiradi sehri il iladi ili posttown ilce ilceadi ilcesi`,
  state: `state st stateprovince province provincestate usstate stateregion sido region statename statecode addressregion addressstate businessstate
    administrativearea administrativearealevel1 pname entidad eyalet bolge`,
  postalCode: `postalcode postcode zipcode zip zippostalcode zippostal postal addresszip addresspostalcode businesszip pincode pinkodu postakodu codpostal codepostaletablissement`,
  country: `country countryname addresscountryname countryregion addresscountry ulke ulkeadi ulkesi`,
  countryCode: `countrycode countryiso countryiso2 countryisocode isocountry isocountrycode iso2 regioncode ulkekodu`,
  phone: `phone phonenumber telephone telephonenumber internationalphonenumber formattedphonenumber nationalphonenumber primaryphone phonestandardformat phoneinternational internationalphone contacts0phone0value mainphone phonemain
    businessphone displayphone phoneno tel telno telnumber telephoneno phones mobile mobilephone mobilenumber cellphone cell phoneunformatted contactnumber contactphone contactmobile
    telefon telefonnumarasi telefonno telefonu telefon1 tel1 telephone1 sabittelefon istelefonu isyeritelefonu ceptelefonu ceptel cepno gsm gsmno whatsapp whatsappnumber additionalphones telefonnr`,
  website: `website site openwebsite websitelabel officialwebsite contacts0www0value websiteurl websiteuri web webpage webaddress weburl websitelink homepage homepageurl websiteaddress domainurl domain businesswebsite companywebsite websites
    websitesi websiteadresi webadresi websayfasi internetsitesi internetadresi websitesiadresi`,
  url: `locationlink url link gmburl googlemapsurl googlemapsuri googlemapslink googlemaplink googlemapslocation googleurl googlelink googlemaps mapsurl mapslink maplink mapurl
    placeurl placelink profileurl listingurl haritalinki haritaadresi googlelinki googlemapslinki googleharitalinki konumlinki googleharitalarlinki googleharitalar haritaurl baglanti weburl`,
  latitude: `latitude lat ycoordinate gpslatitude gpslat geolat geolatitude latitudedeg enlem`,
  longitude: `longitude lng lon long xcoordinate gpslongitude gpslong gpslng gpslon geolng geolon geolong geolongitude longitudedeg boylam`,
  coordinates: `coordinates coord coords lnglat lonlat longlat latlon latlng latlong latitudelongitude latitudeandlongitude gps gpscoordinates gpslocation geo geopoint geolocation geocode geocoordinates
    geom geometry wkt koordinatlar koordinat koordinatlari enlemboylam gpskoordinatlari location konum`,
  timeZone: `timezone timezoneid timezonename tz zamandilimi saatdilimi`,
  rating: `rating ratingoutof5 totalscore reviewrating averagerating ratingaverage avgrating ratingvalue aggregaterating aggregateratingratingvalue googlerating reviewscore guestrating guestscore userrating customerrating stars starrating
    ratingstars overallrating reviewaverage averagereviewrating score puan puani ortalamapuan ortalamapuani googlepuani googlepuan yildiz degerlendirme degerlendirmepuani reviewsrating reviewsaverage googlestars ratings`,
  reviews: `reviewcount reviewscount reviews googlecount googlereviewcount googlereviewscount numberofreviews noofreviews ofreviews totalreviews numreviews nbreviews reviewsnumber reviewstotal totalreviewcount ratingcount
    ratingscount numberofratings ratingstotal totalratings userratingstotal userratingcount googlereviews votes votecount yorumsayisi yorumadedi yorumsayilari
    degerlendirmesayisi googleyorumsayisi toplamyorumsayisi yorumlar yorum toplamyorum ratings`,
  reviewsLink: `reviewslink reviewsurl reviewlink reviewurl googlereviewslink yorumlarlinki yorumlinki`,
  photo: `photo imageurl image photourl thumbnail thumbnailurl picture pictureurl mainphoto mainimage coverphoto coverimage featuredimage imgurl img imagelink photolink
    fotograf fotografi fotograflinki fotografurl foto resim resmi resimlinki gorsel gorsellinki resimurl gorselurl`,
  logo: `logo logophoto logourl logolink logoimage`,
  locatedIn: `locatedin bulunduguyer`,
  description: `description descriptions businessdescription companydescription shortdescription summary editorialsummary overview bio fromthebusiness businessdetails postcontent aciklama aciklamasi tanim tanitim`,
  workingHours: `workinghours openhours openinghours openinghour hours businesshours hoursofoperation operatinghours openingtimes storehours regularhours officehours schedule
    weekdaytext weekdaydescriptions calismasaatleri calismasaati acilissaatleri acilissaati acilmakapanmasaatleri acikoldugusaatler saatler mesaisaatleri mesaisaati`,
  workingHoursFallback: `workinghourscsvcompatible workinghoursoldformat`,
  about: `about amenities additionalinfo attributes features extensions facilities ozellikler ozellikleri hakkinda olanaklar imkanlar`,
  verified: `verified isverified businessverified claimedgooglemybusiness claimed isclaimed dogrulanmis dogrulanmismi dogrulandi dogrulandimi onayli onaylimi`,
  placeId: `placeid googleplaceid gplaceid googleplacesid gmbplaceid yerid yerkimligi`,
  dataId: `googleid dataid fid fidlocation featureid`,
  cid: `cid cidlocation googlecid ludocid datacid googlemapscid`,
  status: `businessstatus companystatus operationalstatus operatingstatus closurestatus isletmedurumu firmadurumu durum durumu`,
  openingStatus: `status currentstatus openstate`,
  permanentlyClosed: `permanentlyclosed ispermanentlyclosed closedpermanently isclosed permanentclosed dateclosed closeddate kaliciolarakkapali`,
  temporarilyClosed: `temporarilyclosed istemporarilyclosed closedtemporarily geciciolarakkapali`,
  addressParts: `completeaddress addresses addressjson`,
};
