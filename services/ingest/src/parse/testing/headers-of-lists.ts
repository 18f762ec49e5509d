import type { HeaderCase } from "./header-case.ts";

/** Header lines of registries, chambers and lists that people keep in English, and of registries elsewhere. */
export const HEADERS_OF_LISTS: readonly HeaderCase[] = [
  [
    "a chamber of commerce",
    "Member Name,Primary Contact,Address 1,Address 2,City,ST,Zip,Phone,Fax,Website,Category,Keywords",
    "name: Member Name | street: Address 1 | city: City | state: ST | postalCode: Zip | phone: Phone | website: Website | category: Category",
    "Primary Contact | Fax | Keywords",
  ],
  [
    "a membership list in capitals",
    "ORGANIZATION,CONTACT,ADDRESS,CITY,STATE,ZIP,PHONE,EMAIL,WEB SITE",
    "name: ORGANIZATION | fullAddress: ADDRESS | city: CITY | state: STATE | postalCode: ZIP | phone: PHONE | website: WEB SITE",
    "CONTACT | EMAIL",
  ],
  [
    "yellow pages",
    "Business Name,Categories,Phone,Street Address,Locality,Region,Zipcode,Years in business,Rating,Review count,URL,Website",
    "name: Business Name | subtypes: Categories | phone: Phone | street: Street Address | city: Locality | state: Region | postalCode: Zipcode | rating: Rating | reviews: Review count | url: URL | website: Website",
    "Years in business",
  ],
  [
    "Sirene of France",
    "siret;denominationUniteLegale;enseigne1Etablissement;activitePrincipaleEtablissement;numeroVoieEtablissement;typeVoieEtablissement;libelleVoieEtablissement;codePostalEtablissement;libelleCommuneEtablissement",
    "name: enseigne1Etablissement | street: libelleVoieEtablissement | postalCode: codePostalEtablissement | city: libelleCommuneEtablissement",
    "siret | activitePrincipaleEtablissement",
  ],
  [
    "Companies House",
    "CompanyName, CompanyNumber,RegAddress.CareOf,RegAddress.POBox,RegAddress.AddressLine1, RegAddress.AddressLine2,RegAddress.PostTown,RegAddress.County,RegAddress.Country,RegAddress.PostCode,CompanyCategory,CompanyStatus,SICCode.SicText_1",
    "name: CompanyName | street: RegAddress.AddressLine1 | city: RegAddress.PostTown | state: RegAddress.County | country: RegAddress.Country | postalCode: RegAddress.PostCode | status: CompanyStatus | category: SICCode.SicText_1",
    "CompanyNumber | RegAddress.CareOf | RegAddress.POBox | CompanyCategory",
  ],
  [
    "DENUE of Mexico",
    "id,clee,nom_estab,raz_social,codigo_act,nombre_act,per_ocu,tipo_vial,nom_vial,numero_ext,nomb_asent,cve_ent,entidad,municipio,localidad,cod_postal,telefono,correoelec,www,tipoUniEco,latitud,longitud,fecha_alta",
    "name: nom_estab | category: nombre_act | street: nom_vial | state: entidad | city: municipio | postalCode: cod_postal | phone: telefono | website: www | latitude: latitud | longitude: longitud",
    "id | clee | codigo_act | per_ocu | cve_ent | correoelec | tipoUniEco | fecha_alta",
  ],
  [
    "the NHS",
    "Organisation Name,Organisation Type,Address1,Address2,City,County,Postcode,Latitude,Longitude,Phone,Website",
    "name: Organisation Name | type: Organisation Type | street: Address1 | city: City | state: County | postalCode: Postcode | latitude: Latitude | longitude: Longitude | phone: Phone | website: Website",
    "",
  ],
  [
    "food hygiene ratings, which no customer gave",
    "FHRSID,LocalAuthorityBusinessID,BusinessName,BusinessType,BusinessTypeID,AddressLine1,AddressLine2,AddressLine3,AddressLine4,PostCode,RatingValue,RatingKey,Longitude,Latitude,LocalAuthorityName",
    "name: BusinessName | type: BusinessType | street: AddressLine1 | postalCode: PostCode | longitude: Longitude | latitude: Latitude",
    "FHRSID | LocalAuthorityBusinessID | BusinessTypeID | RatingValue | RatingKey | LocalAuthorityName",
  ],
  [
    "a city's GIS",
    "X,Y,OBJECTID,NAME,ADDRESS,CITY,STATE,ZIP,NAICS_DESC,TELEPHONE,WEBSITE",
    "longitude: X | latitude: Y | name: NAME | fullAddress: ADDRESS | city: CITY | state: STATE | postalCode: ZIP | category: NAICS_DESC | phone: TELEPHONE | website: WEBSITE",
    "OBJECTID",
  ],
  [
    "English with remarks and spaces",
    " Business  Name , PHONE (main) ,Lat.,Long.,Avg. Rating,# of Reviews,ZIP/Postal,Country/Region,Web Site,Type of Business",
    "name: Business Name | phone: PHONE (main) | latitude: Lat. | longitude: Long. | rating: Avg. Rating | reviews: # of Reviews | postalCode: ZIP/Postal | country: Country/Region | website: Web Site | type: Type of Business",
    "",
  ],
  [
    "a delivery service",
    "restaurant name,City,rating out of 5,avg ratings",
    "name: restaurant name | city: City | rating: rating out of 5 | reviews: avg ratings",
    "",
  ],
];
