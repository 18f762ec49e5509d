import type { BusinessProblem, BusinessSortKey } from "@meridian/contracts/businesses/admin-businesses";
import { BUSINESS_FIELDS } from "@meridian/contracts/businesses/business-fields";
import type { CountryContradiction } from "@meridian/contracts/businesses/business-list";
import type { FieldGiver } from "@meridian/contracts/businesses/field-givers";
import { formatMoment } from "../../lib/format/turkish-format.ts";

export const SORT_LABELS: Record<BusinessSortKey, string> = {
  name: BUSINESS_FIELDS.name.label,
  rating: BUSINESS_FIELDS.rating.label,
  reviewCount: BUSINESS_FIELDS.reviews.label,
  createdAt: "Tarih",
};

export const PROBLEM_LABELS: Record<BusinessProblem, string> = {
  no_hours: "Çalışma saati yok",
  no_coordinates: "Koordinat yok",
  no_photo: "Fotoğraf yok",
  duplicate: "Tekrar şüphesi",
  country: "Ülke çelişkili",
};

/** What contradicts the country, shown after `PROBLEM_LABELS.country`. */
export const CONTRADICTION_LABELS: Record<CountryContradiction, string> = {
  timeZone: "saat dilimi",
  phone: "telefonun ülke kodu",
  position: "konum",
};

/** "4,3" */
export function formatRating(rating: number): string {
  return rating.toLocaleString("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Who gave a field its value, with the time. */
export function giverText(giver: FieldGiver | null): string {
  if (giver === null || giver.kind === "unknown") return "Bilinmiyor";
  if (giver.kind === "admin") return "Yönetici";
  return giver.at === null ? `${giver.name}` : `${giver.name} (${formatMoment(giver.at)})`;
}
