import { describe, expect, it } from "vitest";
import { readStatus, readYes } from "./status.ts";

describe("states", () => {
  it.each([
    ["OPERATIONAL", "operational"],
    ["CLOSED_TEMPORARILY", "temporarily_closed"],
    ["CLOSED_PERMANENTLY", "closed"],
    ["Permanently closed", "closed"],
    ["Kalıcı olarak kapalı", "closed"],
    ["Vorübergehend geschlossen", "temporarily_closed"],
    ["Temporairement fermé", "temporarily_closed"],
    ["Temporaneamente chiuso", "temporarily_closed"],
    ["Definitivamente cerrado", "closed"],
    ["Tijdelijk gesloten", "temporarily_closed"],
    ["Временно закрыто", "temporarily_closed"],
    ["مغلق نهائيًا", "closed"],
    ["مغلق مؤقتًا", "temporarily_closed"],
    ["暂时关闭", "temporarily_closed"],
    ["Dissolved", "closed"],
    ["Faaliyette", "operational"],
    ["Действующая", "operational"],
    ["действует", "operational"],
    ["영업중", "operational"],
    ["Ликвидирована", "closed"],
    ["Megszűnt", "closed"],
    ["Radiată", "closed"],
    ["Zrušená", "closed"],
    ["Uždaryta", "closed"],
    ["Λύθηκε: οριστικά κλειστό", "closed"],
    ["Недействующая", "closed"],
    ["לא פעיל", "closed"],
    ["غیرفعال", "closed"],
    ["เลิกกิจการ", "closed"],
    ["Đã giải thể", "closed"],
    ["Tidak aktif", "closed"],
    ["취소/말소/만료/정지/중지", "closed"],
    ["स्थायी रूप से बंद", "closed"],
    ["अस्थायी रूप से बंद", "temporarily_closed"],
    ["סגור זמנית", "temporarily_closed"],
    ["Ideiglenesen zárva", "temporarily_closed"],
    ["営業中 ⋅ 閉店 20:00", "unsaid"],
    ["Opening soon", "unsaid"],
    ["Kapalı ⋅ Açılış saati: 09:00", "unsaid"],
    ["Open ⋅ Closes 10 p.m.", "unsaid"],
    ["Closed ⋅ Opens 9 a.m.", "unsaid"],
  ])("%s is %s", (text, status) => {
    expect(readStatus(text)).toBe(status);
  });

  it.each([
    [true, true],
    ["True", true],
    ["TRUE", true],
    [1, true],
    ["1", true],
    ["yes", true],
    ["Evet", true],
    ["var", true],
    ["Tak", true],
    ["はい", true],
    ["✓", true],
    ["Verified ✓", true],
    ["Unclaimed", false],
    ["Doğrulanmamış", false],
    ["Hayır", false],
    ["False", false],
    ["", false],
    [undefined, false],
  ])("%j means %j", (cell, isYes) => {
    expect(readYes(cell)).toBe(isYes);
  });
});
