import type { ClockColumns } from "../../normalise/column-mapping.ts";
import { headerKey } from "./header-fields.ts";

const keys = (headers: string) => new Set(headers.split(", ").map(headerKey));
const OPENS = keys(
  "opening time, open time, opens, opens at, open at, opening, opening hour, open hour, time open, time opens, hours open, start hour, açılış saati, açılış, öffnet, öffnet um, heure ouverture, heure d'ouverture, ouverture, hora apertura, hora de apertura, apertura, funcionamiento hora apertura, ora apertura, orario apertura, ora di apertura, hora abertura, hora de abertura, horário abertura, horário de abertura, abertura, opent, opent om, godzina otwarcia, время открытия, 開始時間, 開店時間, 開店, 開館時間, 営業開始時間, 営業開始, 診療開始時間, 利用開始時間, 开门时间, 营业开始时间, 开始营业时间, 영업시작시간, 오픈시간, 운영시작시각, 평일운영시작시각, وقت الفتح",
);
const CLOSES = keys(
  "closing time, close time, closes, closes at, close at, closing, closing hour, close hour, time close, time closes, hours close, end hour, kapanış saati, kapanış, schließt, schließt um, heure fermeture, heure de fermeture, fermeture, hora cierre, hora de cierre, cierre, funcionamiento hora cierre, ora chiusura, orario chiusura, ora di chiusura, hora fechamento, hora de fechamento, horário fechamento, horário de fechamento, fechamento, sluit, sluit om, godzina zamknięcia, время закрытия, 終了時間, 閉店時間, 閉店, 閉館時間, 営業終了時間, 営業終了, 診療終了時間, 利用終了時間, 关门时间, 营业结束时间, 结束营业时间, 영업종료시간, 마감시간, 운영종료시각, 평일운영종료시각, وقت الإغلاق",
);
const DAYS = keys(
  "open days, opening days, days open, days of operation, working days, business days, operating days, çalışma günleri, açık günler, açık olduğu günler, öffnungstage, jour ouverture, jours ouverture, jours d'ouverture, días de apertura, días, día, días de atención, funcionamiento día, giorni apertura, giorni di apertura, dias de funcionamento, dagen open, дни работы, 曜日, 利用可能曜日, 診療曜日, 営業曜日, 営業日, 영업일, 영업요일, أيام العمل",
);

export function findClockColumns(headers: readonly string[]): ClockColumns | undefined {
  const find = (known: ReadonlySet<string>) => headers.findIndex((header) => known.has(headerKey(header)));
  const [opens, closes, days] = [find(OPENS), find(CLOSES), find(DAYS)];
  if (opens < 0 || closes < 0) return undefined;
  return { opens, closes, ...(days < 0 ? {} : { days }) };
}

export function columnsOfClock(clock: ClockColumns | undefined): number[] {
  return clock === undefined ? [] : Object.values(clock);
}
