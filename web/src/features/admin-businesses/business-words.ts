import type { BusinessProblem, BusinessSortKey } from "@meridian/shared/contracts/admin-businesses";

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

/** "4,3" */
export function formatRating(rating: number): string {
  return rating.toLocaleString("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
