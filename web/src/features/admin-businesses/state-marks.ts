import type { AdminListItem } from "@meridian/contracts/businesses/admin-businesses";
import { formatMoment } from "../../lib/format/turkish-format.ts";
import { CONTRADICTION_LABELS, PROBLEM_LABELS } from "./business-words.ts";

const STATUS_TEXTS = { operational: undefined, temporarily_closed: "Geçici olarak kapalı", closed: "Kapandı" } as const;

export interface StateMark {
  text: string;
  isGrave: boolean;
}

/** Anything unusual about a business. */
export function stateMarksOf(business: AdminListItem): StateMark[] {
  const { hasHours, hasCoordinates, countryContradictions, photo, purgedAt, deletionKind } = business;
  const status = STATUS_TEXTS[business.status];
  const contradictions = countryContradictions.map((each) => CONTRADICTION_LABELS[each]).join(", ");
  return [
    ...(status === undefined ? [] : [{ text: status, isGrave: true }]),
    ...(hasHours ? [] : [{ text: PROBLEM_LABELS.no_hours, isGrave: false }]),
    ...(hasCoordinates ? [] : [{ text: PROBLEM_LABELS.no_coordinates, isGrave: false }]),
    ...(photo === null ? [{ text: PROBLEM_LABELS.no_photo, isGrave: false }] : []),
    ...(contradictions === "" ? [] : [{ text: `${PROBLEM_LABELS.country}: ${contradictions}`, isGrave: true }]),
    ...(deletionKind === "blocked" ? [{ text: "Engellendi", isGrave: true }] : []),
    ...(deletionKind === "undone" ? [{ text: "İçe aktarması geri alındı", isGrave: false }] : []),
    ...(purgedAt === null ? [] : [{ text: `Kalıcı silinme: ${formatMoment(purgedAt)}`, isGrave: true }]),
  ];
}
