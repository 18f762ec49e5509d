import { refusal, text } from "../messages/text.ts";
import { isFields } from "../records/flatten-record.ts";
import type { RecordSource } from "../records/record-source.ts";
import { MAX_RECORD_BYTES } from "../sheet-limits.ts";
import { createJsonSplitter, type JsonLayout, type JsonRecord, type JsonSplitter } from "./json-splitter.ts";
import { parseRecord } from "./parse-record.ts";
import type { withoutScript } from "./script-text.ts";
import { withoutTypes } from "./typed-values.ts";

export type JsonSource = Awaited<ReturnType<typeof withoutScript>>;

export interface JsonRecords extends RecordSource {
  /** Whether the last reading found a second outermost object and, unless the layout is "lines", stopped there. */
  areSeveralObjects(): boolean;
}

/** The records of a JSON text in a given layout. */
export function openJsonRecords(content: JsonSource, layout: JsonLayout): JsonRecords {
  let areSeveral = false;
  return {
    sizeBytes: content.sizeBytes,
    areSeveralObjects: () => areSeveral,
    async *read(onBytes) {
      areSeveral = false;
      const splitter = createSplitter(layout, content.isScript);
      for await (const chunk of content.open(onBytes)) {
        const records = splitter.write(chunk);
        yield records.map((record) => ({ list: record.list, parse: (number) => parseListed(record, number) }));
        areSeveral = splitter.objects() > 1;
        if (areSeveral && layout !== "lines") return;
      }
      splitter.end();
    },
  };
}

/** The record, with what its object calls it under `key` if it has none of its own. */
function parseListed({ text: written, key }: JsonRecord, record: number): unknown {
  try {
    const value = withoutTypes(parseRecord(written), written);
    return key === undefined || !isFields(value) ? value : { key, ...value };
  } catch (cause) {
    throw refusal("invalid_input", text("json_invalid", { row: String(record) }), { cause });
  }
}

const PROBLEMS = {
  too_long: ["too_large", "json_record_too_long"],
  too_deep: ["too_large", "json_too_deep"],
  invalid: ["invalid_input", "json_invalid"],
  cut_off: ["invalid_input", "json_cut_off"],
} as const;

function createSplitter(layout: JsonLayout, isScript: boolean): JsonSplitter {
  return createJsonSplitter({
    layout,
    isScript,
    maxRecordBytes: MAX_RECORD_BYTES,
    onProblem: (problem, record) => {
      const [code, key] = PROBLEMS[problem];
      throw refusal(code, text(key, { row: String(record) }));
    },
  });
}
