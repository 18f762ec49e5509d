export type DoubleByteEncodingName = "shift_jis" | "euc-jp" | "cp949" | "gb18030" | "big5";

/** How a script's letters are encoded in two bytes, and which of them occur in real texts. */
interface DoubleByteForm {
  name: DoubleByteEncodingName;
  isLead(byte: number): boolean;
  isTrail(byte: number): boolean;
  isCommon(lead: number, trail: number): boolean;
  /** Second bytes below 0x80, as a share of all: minimum and maximum. */
  plainTrails: readonly [least: number, most: number];
  leastCommon: number;
  /** Whether rare letters, such as "³", take four bytes: the second and fourth are digits. */
  hasFourBytes?: true;
}

const between = (byte: number, first: number, last: number) => byte >= first && byte <= last;
const isDigit = (byte: number) => between(byte, 0x30, 0x39);
const isHigh = (byte: number) => between(byte, 0xa1, 0xfe);

/** The more restrictive ones first: Korean text would also be valid Chinese, and EUC Japanese too. */
const FORMS: readonly DoubleByteForm[] = [
  {
    name: "cp949",
    isLead: (byte) => between(byte, 0x81, 0xfe),
    isTrail: (byte) => between(byte, 0x41, 0x5a) || between(byte, 0x61, 0x7a) || between(byte, 0x81, 0xfe),
    isCommon: (lead, trail) => between(lead, 0xb0, 0xc8) && isHigh(trail),
    plainTrails: [0, 0.05],
    leastCommon: 0.85,
  },
  {
    name: "euc-jp",
    isLead: isHigh,
    isTrail: isHigh,
    isCommon: (lead) => between(lead, 0xa4, 0xa5) || between(lead, 0xb0, 0xcf),
    plainTrails: [0, 0],
    leastCommon: 0.9,
  },
  {
    name: "shift_jis",
    isLead: (byte) => between(byte, 0x81, 0x9f) || between(byte, 0xe0, 0xfc),
    isTrail: (byte) => between(byte, 0x40, 0x7e) || between(byte, 0x80, 0xfc),
    isCommon: (lead) => between(lead, 0x81, 0x83) || between(lead, 0x88, 0x97),
    plainTrails: [0, 1],
    leastCommon: 0.7,
  },
  {
    name: "big5",
    isLead: (byte) => between(byte, 0x81, 0xfe),
    isTrail: (byte) => between(byte, 0x40, 0x7e) || isHigh(byte),
    isCommon: (lead) => between(lead, 0xa1, 0xc6),
    plainTrails: [0.15, 1],
    leastCommon: 0.8,
  },
  {
    name: "gb18030",
    isLead: (byte) => between(byte, 0x81, 0xfe),
    isTrail: (byte) => between(byte, 0x40, 0x7e) || between(byte, 0x80, 0xfe),
    isCommon: (lead, trail) => (between(lead, 0xb0, 0xd7) || between(lead, 0xa1, 0xa3)) && isHigh(trail),
    plainTrails: [0, 0.1],
    leastCommon: 0.8,
    hasFourBytes: true,
  },
];
/** Two-byte letters form words; unusual letters in Western texts are isolated. */
const LEAST_RUN = 2;
const MOST_BROKEN = 0.02;

/** The encoding of a text in two-byte letters; undefined if none fits. */
export function detectDoubleByte(sample: Buffer): DoubleByteEncodingName | undefined {
  return FORMS.find((form) => fits(sample, form))?.name;
}

function fits(sample: Buffer, form: DoubleByteForm): boolean {
  const { pairs, runs, common, plain, broken, kana } = walk(sample, form);
  if (pairs === 0 || broken > pairs * MOST_BROKEN || pairs < runs * LEAST_RUN) return false;
  const [least, most] = form.plainTrails;
  if (plain < pairs * least || plain > pairs * most) return false;
  if (form.name === "euc-jp" && kana < pairs * 0.1) return false;
  return common >= pairs * form.leastCommon;
}

function walk(sample: Buffer, form: DoubleByteForm) {
  const found = { pairs: 0, runs: 0, common: 0, plain: 0, broken: 0, kana: 0 };
  let isInRun = false;
  for (let index = 0; index < sample.length - 1; index++) {
    const lead = sample[index] ?? 0;
    if (lead < 0x80) {
      isInRun = false;
      continue;
    }
    const trail = sample[index + 1] ?? 0;
    if (form.hasFourBytes && form.isLead(lead) && isDigit(trail)) {
      index += 3;
      isInRun = true;
      continue;
    }
    if (form.isLead(lead) && form.isTrail(trail)) {
      index++;
      found.pairs++;
      if (!isInRun) found.runs++;
      if (form.isCommon(lead, trail)) found.common++;
      if (trail < 0x80) found.plain++;
      if (between(lead, 0xa4, 0xa5)) found.kana++;
      isInRun = true;
    } else if (form.name !== "shift_jis" || !between(lead, 0xa1, 0xdf)) {
      found.broken++;
    }
  }
  return found;
}
