export interface MetricSample {
  name: string;
  labels: ReadonlyMap<string, string>;
  value: number;
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})?\s+(\S+)/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;

/** Parses samples in the Prometheus text format and skips malformed lines. */
export function parseMetrics(text: string): MetricSample[] {
  const samples: MetricSample[] = [];
  for (const line of text.split("\n")) {
    const [, name, labels = "", value] = LINE.exec(line) ?? [];
    const figure = Number(value?.replace("Inf", "Infinity") ?? Number.NaN);
    if (name === undefined || Number.isNaN(figure)) continue;
    samples.push({ name, labels: labelsOf(labels), value: figure });
  }
  return samples;
}

function labelsOf(text: string): Map<string, string> {
  const labels = new Map<string, string>();
  for (const [, name, value] of text.matchAll(LABEL)) {
    if (name !== undefined && value !== undefined) labels.set(name, value.replace(/\\(.)/g, unescaped));
  }
  return labels;
}

function unescaped(_escape: string, character: string): string {
  return character === "n" ? "\n" : character;
}
