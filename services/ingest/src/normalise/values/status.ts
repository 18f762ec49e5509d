import type { BusinessStatus } from "@meridian/contracts/businesses/business";
import { remember } from "@meridian/domain/bounded-cache";
import { foldText } from "@meridian/domain/text/fold-text";

const PERMANENT =
  /permanent|for good|out of business|dauerhaft|endgultig|kalici|definitiv|per sempre|na stale|trvale|pysyvasti|lopetettu|навсегда|بشكل دايم|نهاييا|閉業|永久|폐업/;
const TEMPORARY =
  /tempor[ae]|vorubergehend|gecici|provisor|tijdelijk|tymczasowo|docasne|tilapaisesti|midlertidig|tillfalligt|временно|тимчасово|موقت|臨時休業|暂停|暫停|暂时|임시/;
const CLOSED_WORD =
  /clos|geschlossen|kapa[ln]|cerrad|ferm|chius|encerrad|fechad|gesloten|zamkni|nieczynn|zavren|zatvoren|suljettu|lopetettu|зачинен|stangt|lukket|stengt|закрыт|مغلق|閉業|休業|关闭|停业|歇业|關閉|歇業|휴업|폐업/;
/** Statuses of a business that is "closed", as opposed to closed right now. */
const OPERATIONAL = new Set(
  "operational, open, opened, active, in business, trading, acik, faal, faaliyette, aktif, geoffnet, abierto, ouvert, aperto, aberto, activo, activa, ativa, ativo, actif, active, attiva, attivo, aktywny, aktywna, aktivni, действующая, действует, действующее, 正常, 在业, 存续, 营业, 영업/정상, 영업중, نشط"
    .split(", ")
    .map(foldText),
);
const CLOSED = new Set(
  "closed, out of business, inactive, dissolved, liquidation, struck off, ceased, ceased trading, terk, tasfiye, pasif, kapali, kapandi, kapatildi, geschlossen, cerrado, ferme, chiuso, fechado, encerrado, gesloten, baixada, radie, radiee, cessee, cessata, wykreslony, zanikly, ликвидирована, ликвидировано, 注销, 吊销, 폐업, revoked, cancelled, canceled"
    .split(", ")
    .map(foldText),
);
const CACHED_TEXTS = 2000;

/** What a status text says about the business itself; undefined if it is about the hours ("Open ⋅ Closes 10 PM"). */
export const readStatus: (text: string) => BusinessStatus | "unsaid" = remember((text: string) => {
  const folded = foldText(text).replaceAll("_", " ");
  if (OPERATIONAL.has(folded)) return "operational";
  if (CLOSED.has(folded)) return "closed";
  if (!CLOSED_WORD.test(folded)) return "unsaid";
  if (PERMANENT.test(folded)) return "closed";
  return TEMPORARY.test(folded) ? "temporarily_closed" : "unsaid";
}, CACHED_TEXTS);

const YES = new Set(
  "true, 1, 1.0, yes, y, t, on, evet, var, ja, si, oui, sim, tak, ano, igen, da, kylla, jah, jā, taip, ναι, да, так, כן, نعم, हाँ, はい, 有, 有り, あり, 是, 예, 네, có, ya, wahr, vrai, verdadero, verdadeiro, vero, dogru, verified, dogrulanmis, dogrulandi, onayli, onaylandi, claimed, 已认证, 已驗證, verificado, verificato, verifie, verifiziert, ✓, ✔, ✅, x"
    .split(", ")
    .map(foldText),
);

/** Whether a text is a bare "closed": meaningless in a column about the moment, decisive among the types. */
export const isBareClosed: (text: string) => boolean = remember((text) => CLOSED.has(foldText(text)), CACHED_TEXTS);

export function readYes(value: string | number | boolean | undefined): boolean {
  if (value === undefined || typeof value === "boolean") return value === true;
  return saysYes(String(value));
}

const saysYes = remember((text) => {
  const folded = foldText(text);
  return YES.has(folded) || YES.has(folded.replace(/\s*[✓✔✅]$/u, ""));
}, CACHED_TEXTS);
