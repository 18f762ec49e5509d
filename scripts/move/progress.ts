const REPORT_INTERVAL_MS = 2_000;
const LABEL_WIDTH = 36;

export interface Progress {
  add(rows: number): void;
  /** As `add`, up to a number of rows in all. */
  reached(rows: number): void;
  /** A last line, where there was anything. */
  end(): void;
}

export type Print = (line: string) => void;

/** Lines with rows per second and the time left, every two seconds. */
export function startProgress(label: string, expected: number, print: Print): Progress {
  const startedAt = performance.now();
  let reportedAt = startedAt;
  let rows = 0;

  function report(isEnd: boolean): void {
    const seconds = Math.max(0.001, (performance.now() - startedAt) / 1000);
    const rate = rows / seconds;
    const total = isEnd ? rows : Math.max(expected, rows);
    const time = isEnd ? `in ${seconds.toFixed(1)} s` : `${Math.ceil((total - rows) / Math.max(rate, 0.001))} s left`;
    const share = isEnd ? numeral(rows) : `${numeral(rows)} of ${numeral(total)}`;
    print(`  ${label.padEnd(LABEL_WIDTH)} ${share}, ${numeral(Math.round(rate))}/s, ${time}`);
  }

  function reached(all: number): void {
    rows = all;
    if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = performance.now();
    report(false);
  }

  return {
    add: (more) => reached(rows + more),
    reached,
    end: () => report(true),
  };
}

export function numeral(value: number): string {
  return value.toLocaleString("en");
}
