import type { ImportField } from "@meridian/shared/contracts/import-mapping";

interface FieldGroup {
  label: string;
  fields: readonly ImportField[];
}

const FIELD_LABELS: Record<ImportField, string> = {
  name: "İşletme adı",
  brand: "Marka / zincir",
  type: "Tür (ana kategori)",
  category: "Kategori",
  subtypes: "Alt kategoriler",
  fullAddress: "Tam adres",
  street: "Cadde / sokak",
  city: "Şehir",
  state: "Eyalet / bölge",
  postalCode: "Posta kodu",
  country: "Ülke",
  countryCode: "Ülke kodu",
  phone: "Telefon",
  website: "Web sitesi",
  url: "Harita bağlantısı",
  latitude: "Enlem",
  longitude: "Boylam",
  coordinates: "Koordinatlar (enlem, boylam)",
  timeZone: "Saat dilimi",
  rating: "Puan",
  reviews: "Yorum sayısı",
  reviewsLink: "Yorumlar bağlantısı",
  photo: "Fotoğraf",
  logo: "Logo",
  locatedIn: "Bulunduğu yer",
  description: "Açıklama",
  workingHours: "Çalışma saatleri",
  workingHoursFallback: "Çalışma saatleri (yedek)",
  about: "Özellikler",
  verified: "Doğrulanmış",
  placeId: "place_id",
  dataId: "Google kimliği",
  cid: "CID",
  status: "İşletme durumu",
  openingStatus: "Açık / kapalı durumu",
  permanentlyClosed: "Kalıcı olarak kapalı",
  temporarilyClosed: "Geçici olarak kapalı",
  addressParts: "Adres parçaları (JSON)",
};

/** The fields as the choice of a column offers them: what nearly every file has first. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  { label: "Temel", fields: ["name", "type", "category", "subtypes", "brand", "description"] },
  {
    label: "Adres",
    fields: ["fullAddress", "street", "city", "state", "postalCode", "country", "countryCode", "addressParts"],
  },
  { label: "Konum", fields: ["latitude", "longitude", "coordinates", "timeZone", "locatedIn"] },
  { label: "İletişim", fields: ["phone", "website", "url"] },
  { label: "Değerlendirme", fields: ["rating", "reviews", "reviewsLink"] },
  { label: "Görsel ve ayrıntı", fields: ["photo", "logo", "about", "workingHours", "workingHoursFallback"] },
  { label: "Durum", fields: ["verified", "status", "openingStatus", "permanentlyClosed", "temporarilyClosed"] },
  { label: "Kimlik", fields: ["placeId", "dataId", "cid"] },
];

export const fieldLabel = (field: ImportField): string => FIELD_LABELS[field];
