import { fieldSpec, isFieldName } from "@meridian/contracts/businesses/business-fields";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import type { ImportDoubt, ImportReview } from "@meridian/contracts/imports/import-review";
import { hasEnded, isHeld } from "@meridian/domain/imports/import-progress";
import { formatShare, formatWhole } from "../../lib/format/turkish-format.ts";

const DOUBTS: Readonly<Record<ImportDoubt["code"], string>> = {
  names_only:
    "Dosyada yalnızca adlar tanındı; işletmelerin nerede olduğunu veya nasıl ulaşılacağını söyleyen sütun yok.",
  names_by_values: "Ad sütunu başlığından değil, yalnızca değerlerinden tanındı.",
  names_of_list: "Hiçbir sütun işletmelerin adını vermiyor; hepsi listenin bütününden alınan adı taşıyor.",
  many_duplicates: "Satırların {share} kadarı, kimliği olmadan, adı ve yeriyle başka satırları tekrarlıyor.",
  repeated_names:
    "Satırların {share} kadarı, şehrinden başka bir bilgi vermeden aynı adı tekrarlıyor; gözlem listesi olabilir.",
  coded_names: "Adların {share} kadarı ada değil, koda benziyor.",
  many_rejected: "Satırların {share} kadarı reddedildi; adların sütunu yanlış tanınmış olabilir.",
  not_businesses: "Satırların {share} kadarı işletme değil; durak, ağaç, yerleşim yeri, sipariş, kişi gibi kayıtlar.",
  unknown_cities: "Şehirlerin {share} kadarı ülkesinde bilinmiyor.",
  foreign_phones: "Telefonların {share} kadarı işletmenin ülkesine ait değil.",
  other_columns: "Dosyanın sütunları, kaynağı için seçilen eşlemenin sütunları değil.",
  many_absent: "Kaynağın bilinen işletmelerinden {share} kadarı dosyada yok.",
  many_changes:
    "Dosyadaki kayıtlı işletmelerin {share} kadarının adı, yeri, iletişim bilgileri veya kategorisi değişecekti.",
};

export function doubtText({ code, share }: ImportDoubt): string {
  return DOUBTS[code].replace("{share}", formatShare(share ?? 0));
}

type Reviewed = Pick<ShownImportJob, "review" | "state" | "undo" | "phase">;

/** Whether the import can be decided now. */
export function isToDecide<T extends Reviewed>(job: T): job is T & { review: ImportReview } {
  return isHeld(job) && hasEnded(job);
}

type HeldCounters = Pick<ShownImportJob["counters"], "created" | "withheld">;

/** What publishing would apply; a part without businesses is left out. */
export function heldText({ created, withheld = 0 }: HeldCounters, doubts: readonly ImportDoubt[]): string {
  return [
    ...(created > 0 ? [`Eklenen ${formatWhole(created)} işletme gizli.`] : []),
    ...(withheld > 0 ? [`Değişecek ${formatWhole(withheld)} işletme olduğu gibi duruyor.`] : []),
    ...(doubts.some(({ code }) => code === "many_absent") ? ["Dosyada olmayan işletmeler henüz işaretlenmedi."] : []),
    "Yayımlarsanız hepsi uygulanır ve sonra yine geri alınabilir.",
  ].join(" ");
}

export function sampleFieldLabel(field: string): string {
  return isFieldName(field) ? fieldSpec(field).label : field;
}
