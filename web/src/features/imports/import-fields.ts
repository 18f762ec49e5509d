import type { ImportField } from "@meridian/shared/contracts/import-mapping";
import { FIELD_WORDS } from "../../lib/field-words.ts";

interface FieldGroup {
  label: string;
  fields: readonly ImportField[];
}

const FIELD_LABELS: Record<ImportField, string> = {
  ...FIELD_WORDS,
  brand: "Marka / zincir",
  coordinates: "Koordinatlar (enlem, boylam)",
  workingHoursFallback: "Çalışma saatleri (yedek)",
  dataId: "Google kimliği",
  cid: "CID",
  openingStatus: "Açık / kapalı durumu",
  permanentlyClosed: "Kalıcı olarak kapalı",
  temporarilyClosed: "Geçici olarak kapalı",
  addressParts: "Adres parçaları (JSON)",
};

/** The fields in the column menu, most common first. */
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
