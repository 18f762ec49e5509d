/** Every calling code, without the plus. */
const CALLING_CODES = `
  1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98
  211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246 248 249
  250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268 269 290 291 297 298 299 350 351 352 353 354 355 356 357 358 359
  370 371 372 373 374 375 376 377 378 380 381 382 383 385 386 387 389 420 421 423 500 501 502 503 504 505 506 507 508 509 590 591 592 593
  594 595 596 597 598 599 670 672 673 674 675 676 677 678 679 680 681 682 683 685 686 687 688 689 690 691 692 850 852 853 855 856 880 886
  960 961 962 963 964 965 966 967 968 970 971 972 973 974 975 976 977 992 993 994 995 996 998`
  .trim()
  .split(/\s+/);
/** What visitors write before a number. */
const LABELS =
  "tel tél tele telefon telefono teléfono téléphone telephone tlf phone call mobile cell móvil тел τηλ هاتف جوال טלפון 電話 电话 전화 ☎ 📞";
const PHONE_LABEL = new RegExp(`^(?:${LABELS.replaceAll(" ", "|")})[.:\\uFE0F]*\\s*(?=[+(\\d])`, "iu");
/** Arabic and Persian; full-width digits become plain by NFKC. */
const EASTERN_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const PHONE_PATTERN = /^\+?[\d\s().\-–−/]+$/;
const TRUNK_ZERO = /\(0\)/g;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/**
 * The E.164 numbers a text may stand for if it looks like a phone number: as written if it starts with a plus or 00, otherwise in every
 * country. At most one or two of them exist.
 */
export function phonesOf(text: string): string[] {
  const written = withPlainDigits(text).trim().replace(PHONE_LABEL, "");
  if (!PHONE_PATTERN.test(written)) return [];
  const digits = written.replace(TRUNK_ZERO, "").replace(/\D/g, "");
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return [];
  if (written.startsWith("+")) return [`+${digits}`];
  const national = new Set([digits, digits.replace(/^0+/, "")]);
  const everywhere = [...national].flatMap((number) => CALLING_CODES.map((code) => `+${code}${number}`));
  const international = digits.startsWith("00") ? `+${digits.slice(2)}` : `+${digits}`;
  const russian = /^8\d{10}$/.test(digits) ? [`+7${digits.slice(1)}`] : [];
  return [international, ...russian, ...everywhere];
}

function withPlainDigits(text: string): string {
  return text.normalize("NFKC").replace(EASTERN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}
