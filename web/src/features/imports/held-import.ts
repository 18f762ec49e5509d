import { fieldSpec, isFieldName } from "@meridian/contracts/businesses/business-fields";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import type { ImportDoubt, ImportReview } from "@meridian/contracts/imports/import-review";
import { hasEnded, isHeld } from "@meridian/domain/imports/import-progress";
import { formatShare, formatWhole } from "../../lib/format/turkish-format.ts";

const DOUBTS: Readonly<Record<ImportDoubt["code"], string>> = {
  names_only:
    "Dosyada yalnızca işletme adları tanındı; adres, konum veya iletişim bilgisi içeren bir sütun bulunamadı.",
  names_by_values: "Ad sütunu başlığına göre değil, yalnızca içindeki değerlere göre belirlendi.",
  names_of_list: "Dosyada işletme adı sütunu yok; bütün işletmelere liste için bulunan tek ad verildi.",
  many_duplicates: "Satırların {share} kadarının kimliği yok; adı ve yeri başka bir satırla aynı.",
  repeated_names:
    "Satırların {share} kadarında aynı adlar yineleniyor, şehirden başka bilgi de yok; dosya bir gözlem listesi olabilir.",
  coded_names: "Adların {share} kadarı işletme adından çok koda benziyor.",
  many_rejected: "Satırların {share} kadarı reddedildi; ad sütunu yanlış belirlenmiş olabilir.",
  not_businesses:
    "Satırların {share} kadarı işletmeye benzemiyor; durak, ağaç, yerleşim yeri, sipariş veya kişi kaydı olabilir.",
  unknown_cities: "Şehirlerin {share} kadarı, belirtilen ülkede bulunamadı.",
  foreign_phones: "Telefon numaralarının {share} kadarı, işletmenin bulunduğu ülkeye ait değil.",
  other_columns: "Dosyanın sütunları, kaynak için seçilen eşlemeyle uyuşmuyor.",
  many_absent: "Bu kaynaktan bilinen işletmelerin {share} kadarı yeni dosyada yok.",
  many_changes:
    "Dosyada geçen kayıtlı işletmelerin {share} kadarının adı, yeri, iletişim bilgileri veya kategorisi değişecek.",
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
    ...(created > 0 ? [`Eklenen ${formatWhole(created)} işletme şimdilik gizli.`] : []),
    ...(withheld > 0 ? [`Değişecek ${formatWhole(withheld)} işletmeye henüz dokunulmadı.`] : []),
    ...(doubts.some(({ code }) => code === "many_absent") ? ["Dosyada olmayan işletmeler henüz işaretlenmedi."] : []),
    "Yayımlarsanız tüm değişiklikler uygulanır; sonradan geri alabilirsiniz.",
  ].join(" ");
}

export function sampleFieldLabel(field: string): string {
  return isFieldName(field) ? fieldSpec(field).label : field;
}
