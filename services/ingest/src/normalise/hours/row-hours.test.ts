import { describe, expect, it } from "vitest";
import { describeWeek } from "../testing/describe-week.ts";
import { type Cells, readRow } from "../testing/read-row.ts";

const CLOCK = { clockColumns: { opens: 1, closes: 2 } };
const week = (record: Cells, special = {}) => describeWeek(readRow(record, special).fields?.hours);

describe("columns of when a business opens and closes", () => {
  it.each([
    ["9", "17", "0123456 9:00-17:00"],
    ["09:00:00", "17:30:00", "0123456 9:00-17:30"],
    ["9h30", "17.30", "0123456 9:30-17:30"],
    ["9 AM", "5 p.m.", "0123456 9:00-17:00"],
    ["9am", "5pm", "0123456 9:00-17:00"],
    [0.375, 0.75, "0123456 9:00-18:00"],
    [".375", "0.75", "0123456 9:00-18:00"],
    ["2026-05-01 09:05", "2026-05-01T17:00", "0123456 9:05-17:00"],
    ["by 9", "17", "unknown"],
    ["9", "17 or so", "unknown"],
    ["", "17", "unknown"],
    ["9", "", "unknown"],
  ])("%j and %j are %s", (a, b, expected) => {
    expect(week({ a, b }, CLOCK)).toBe(expected);
  });

  it("leave out the days that another column lists as closed", () => {
    const special = { ...CLOCK, closedDaysColumn: 3 };
    expect(week({ a: "9:00", b: "17:00", c: "Sunday" }, special)).toBe("012345 9:00-17:00, 6 closed");
  });

  it("hold on the days of a third", () => {
    const days = { clockColumns: { opens: 1, closes: 2, days: 3 } };
    expect(week({ a: "9:00", b: "17:00", c: "Mon-Fri" }, days)).toBe("01234 9:00-17:00");
    expect(week({ a: "9:00", b: "17:00", c: "" }, days)).toBe("0123456 9:00-17:00");
  });
});

describe("a column of closed days", () => {
  it.each([
    ["Sunday", "012345 9:00-17:00, 6 closed"],
    ["none", "0123456 9:00-17:00"],
    ["keine", "0123456 9:00-17:00"],
    ["kein", "0123456 9:00-17:00"],
    ["無し", "0123456 9:00-17:00"],
    ["なし", "0123456 9:00-17:00"],
    ["無休(年末年始を除く)", "0123456 9:00-17:00"],
    ["元旦のみ", "0123456 9:00-17:00"],
    ["年末年始", "0123456 9:00-17:00"],
    ["日曜日、年末年始", "012345 9:00-17:00, 6 closed"],
    ["금+법정공휴일", "012356 9:00-17:00, 4 closed"],
    ["매주월요일 및 정부지정 공휴일", "0 closed, 123456 9:00-17:00"],
    ["매월마지막월요일", "0123456 9:00-17:00"],
    ["매주 월요일, 설날 연휴", "0 closed, 123456 9:00-17:00"],
    ["첫째 금요일", "0123456 9:00-17:00"],
    ["2nd Monday", "0123456 9:00-17:00"],
    ["木曜・第2火曜", "012456 9:00-17:00, 3 closed"],
    ["第1・第3月曜、木曜", "0123456 9:00-17:00"],
    ["월요일, 1월 1일", "0 closed, 123456 9:00-17:00"],
    ["", "0123456 9:00-17:00"],
  ])("of %j", (closed, expected) => {
    expect(week({ hours: "9:00-17:00", closed }, { closedDaysColumn: 2 })).toBe(expected);
  });

  it.each([
    ["水曜定休", "2 closed", 0],
    ["土・日・祝日", "56 closed", 0],
    ["Sunday", "6 closed", 0],
    ["年中無休", undefined, 0],
    ["不定休", undefined, 1],
    ["第三土曜日定休", undefined, 1],
    ["水曜&第三土曜日定休", "2 closed", 1],
  ])("without hours, of %j", (closed, expected, issueCount) => {
    const { fields, issues } = readRow({ closed }, { closedDaysColumn: 1 });
    expect(fields?.hours && describeWeek(fields.hours)).toBe(expected);
    expect(issues.length).toBe(issueCount);
    expect(fields?.workingHours).toBe(closed === "年中無休" ? undefined : `closed: ${closed}`);
  });

  it.each([
    ["둘째 주 금+넷째 주 금+설 연휴", true],
    ["木曜・第2火曜", true],
    ["2nd Monday", true],
    ["木曜、1月1日", false],
    ["不定休", false],
    ["Sunday", false],
  ])("of %j is marked only where it closes in some weeks alone", (closed, isMarked) => {
    const { issues } = readRow({ hours: "9:00-17:00", closed }, { closedDaysColumn: 2 });
    expect(issues.map(({ code, value }) => [code, value])).toEqual(isMarked ? [["bad_hours", closed]] : []);
  });

  const weekClosedOn = (closed: string) => week({ hours: "9:00-17:00", closed }, { closedDaysColumn: 2 });

  it.each([
    ..."定休なし 定休日なし なし ない 無 無し 無休 年中無休 none no kein keine yok aucun nessuno ninguno - None".split(
      " ",
    ),
    ..."2nd_Monday 第2月曜日 不定休 隔週月曜日 月曜日不定".split(" "),
  ])("keeps every day open where it says %s", (closed) => {
    expect(weekClosedOn(closed.replace("_", " "))).toBe("0123456 9:00-17:00");
  });

  it.each([
    ...["年末", "年始", "正月", "元旦", "元日", "三が日", "お盆", "盆"].flatMap((day) => [
      `（${day}を除く）`,
      `(${day})`,
    ]),
    ..."、年末年始 、年末 、年始 、正月 、元旦 、元日 、三が日 、お盆休み 、盆休み 、夏季休業 、夏期休暇 、夏季休暇".split(
      " ",
    ),
    ..."、年末年始のみ ・年末年始以外 ,正月を除く 、正月除く 、年末年始休み 、年始休み以外".split(" "),
  ])("closes on Sunday where %s follows", (holidays) => {
    expect(weekClosedOn(`日曜日${holidays}`)).toBe("012345 9:00-17:00, 6 closed");
  });

  it("closes on Sunday where holidays come first", () => {
    expect(weekClosedOn("年末年始・日曜日")).toBe("012345 9:00-17:00, 6 closed");
  });
});

it.each([
  ["yes", "0123456 0:00-24:00"],
  ["no", "unknown"],
])("a column of businesses that never close says %s", (always, expected) => {
  expect(week({ always }, { roundTheClockColumn: 1 })).toBe(expected);
  expect(week({ always })).toBe("unknown");
});

describe("the cell of hours", () => {
  it("speaks of the business where it is short and says more than closed", () => {
    expect(readRow({ hours: "Temporarily closed" }).fields).toMatchObject({ status: "temporarily_closed" });
    expect(readRow({ hours: "Temporarily closed" }).issues).toEqual([]);
    expect(readRow({ hours: "Closed" }).fields?.status).toBe("operational");
    expect(readRow({ hours: "Permanently closed".padEnd(60, "!") }).fields?.status).toBe("closed");
    expect(readRow({ hours: "Permanently closed".padEnd(61, "!") }).fields?.status).toBe("operational");
  });

  it("is kept as it is written, and reported where a day cannot be read", () => {
    const { fields, issues } = readRow({ hours: "Mon 9-17, Tue by appointment" });
    expect(fields?.workingHours).toBe("Mon 9-17, Tue by appointment");
    expect(issues.map(({ code, column, message }) => [code, column, message])).toEqual([
      ["bad_hours", "hours", "Çalışma saatlerinin bir bölümü okunamadı; o günler bilinmiyor sayıldı"],
    ]);
  });

  it.each([
    [8000, true, []],
    [8001, false, ["too_long"]],
  ])("of %i characters is kept: %s", (length, isKept, codes) => {
    const { fields, issues } = readRow({ hours: `${'{"Monday": "9:00-17:00", "note": "'.padEnd(length - 2, "x")}"}` });
    expect(describeWeek(fields?.hours)).toBe("0 9:00-17:00");
    expect(fields?.workingHours !== undefined).toBe(isKept);
    expect(issues.map(({ code }) => code)).toEqual(codes);
  });

  it.each(["{}", "[]", "No hours available", '{"openNow": true}'])("that says %s says nothing", (hours) => {
    const { fields, issues } = readRow({ hours });
    expect([fields?.workingHours, issues]).toEqual([undefined, []]);
  });
});
