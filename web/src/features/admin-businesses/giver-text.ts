import type { FieldGiver } from "@meridian/contracts/businesses/field-givers";
import { formatMoment } from "../../lib/format/turkish-format.ts";

/** Who gave a field its value, with the time. */
export function giverText(giver: FieldGiver | null): string {
  if (giver === null || giver.kind === "unknown") return "Bilinmiyor";
  if (giver.kind === "admin") return "Yönetici";
  return giver.at === null ? `${giver.name}` : `${giver.name} (${formatMoment(giver.at)})`;
}
