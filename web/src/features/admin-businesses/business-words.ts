import type { BusinessProblem, BusinessSortKey } from "@meridian/shared/contracts/admin-businesses";

const countries = new Intl.DisplayNames("tr-TR", { type: "region", fallback: "code" });

export const SORT_LABELS: Record<BusinessSortKey, string> = {
  name: "İsim",
  rating: "Puan",
  reviewCount: "Yorum",
  createdAt: "Tarih",
};

export const PROBLEM_LABELS: Record<BusinessProblem, string> = {
  no_hours: "Çalışma saati yok",
  no_coordinates: "Koordinat yok",
  no_photo: "Fotoğraf yok",
  duplicate: "Tekrar şüphesi",
};

/** "Almanya"; the code itself where it has no name. */
export function countryName(code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    return code;
  }
}

/** "4,3" */
export function formatRating(rating: number): string {
  return rating.toLocaleString("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
