import { generateBusinesses } from "../generate-businesses.ts";
import { businessCsvChunks } from "../write-business-csv.ts";

const SEED = 77;
/** New rows in each wave; the others are in the previous wave and have changed. */
const NEW_ROWS = 500;
const EVENT_EVERY_ROWS = 250;

/**
 * A sheet with everything an import meets: changed and new businesses, repeated ones, header lines among the data and rows without a name.
 * Waves follow each other like the updates of a real source.
 */
export function importSheet(wave: number, rows: number): string {
  const lines: string[] = [];
  const csv = [...businessCsvChunks(waveOf(wave, rows))].join("").trimEnd().split("\n");
  const [header = ""] = csv;
  const nameless = `,no name at all${header.replace(/[^,]/g, "").slice(1)}`;
  for (const [index, line] of csv.entries()) {
    lines.push(line);
    if (index > 0 && index % EVENT_EVERY_ROWS === 0) lines.push(csv[index / 2] ?? line, header, nameless);
  }
  return `${lines.join("\n")}\n`;
}

function* waveOf(wave: number, rows: number) {
  const first = wave * NEW_ROWS;
  let index = 0;
  for (const business of generateBusinesses({ count: first + rows, seed: SEED })) {
    if (index++ < first) continue;
    yield { ...business, reviews: business.reviews + 10 * wave, street: `${business.street} / ${wave}` };
  }
}
