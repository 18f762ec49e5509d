/**
 * Day abbreviations in adjacent headers or keys, Monday first: only together are they unambiguous, since "Di" is Tuesday in German and
 * Sunday in French, and "S" two days in most languages.
 */
const SERIES = [
  "lu ma me je ve sa di",
  "ma di wo do vr za zo",
  "lu ma mi ju vi sa do",
  "lu ma me gi ve sa do",
  "ma ti on to fr lo so",
  "ma ti ke to pe la su",
  "l m x j v s d",
  "l m m j v s d",
  "l m mi j v s d",
  "l m m g v s d",
  "s t q q s s d",
  "m t w t f s s",
  "m tu w th f sa su",
  "m d m d f s s",
  "h k sze cs p szo v",
  "po ut st ct pa so ne",
  "po ut st st pi so ne",
  "pn wt sr cz pt sb nd",
  "pn wt sr cz pt so nd",
  "pt sa ca pe cu ct pz",
  "p s c p c c p",
  "lu ma mi jo vi sa du",
  "一 二 三 四 五 六 日",
  "月 火 水 木 金 土 日",
  "월 화 수 목 금 토 일",
  "t2 t3 t4 t5 t6 t7 cn",
].map((series) => series.split(" "));
const DAYS = 7;

/** The positions of seven such names by day, from Monday; undefined if there are none. */
export function findWeekdaySeries(foldedNames: readonly string[]): readonly number[] | undefined {
  for (let start = 0; start + DAYS <= foldedNames.length; start++) {
    const seven = foldedNames.slice(start, start + DAYS).map((name) => name.replace(/\.$/, ""));
    for (const series of SERIES) {
      const isFromMonday = series.every((name, day) => seven[day] === name);
      const isFromSunday = series.every((name, day) => seven[(day + 1) % DAYS] === name);
      if (isFromMonday) return series.map((_, day) => start + day);
      if (isFromSunday) return series.map((_, day) => start + ((day + 1) % DAYS));
    }
  }
  return undefined;
}
