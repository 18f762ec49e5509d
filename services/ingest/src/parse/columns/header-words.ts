import { foldText } from "@meridian/domain/text/fold-text";
import { daysOfWord } from "../../normalise/hours/day-names.ts";
import type { SourceField } from "./column-synonyms.ts";

/** "Column" and "field" in the languages of programs that write placeholder headers. */
const PLACEHOLDERS =
  "unnamed|col|column|field|attr|attribute|var|variable|property|data|value|item|cell|spalte|feld|colonne|champ|columna|campo|coluna|colonna|kolom|kolonne|kolumna|kolumn|kolona|kolon|sutun|alan|pole|sloupec|stlpec|stulpelis|oszlop|mezo|coloana|camp|stolpec|stupac|polje|sarake|kentta|veerg|vali|kolonna|lauks|veld|dalkur|στηλη|πεδιο|колонка|столбец|поле|стовпець|колона|عمود|حقل|ستون|فیلد|עמודה|שדה|स्तंभ|कॉलम|列|栏|欄|字段|欄位|項目|フィールド|カラム|열|필드|คอลัมน์|ฟิลด์|cot|truong|medan";
const PLACEHOLDER = new RegExp(
  `^(?:(?:${PLACEHOLDERS})[\\s_.:#№-]*(?:\\d{1,3}|[a-z])?|[a-z]{1,2}\\d{0,3}|\\d{1,3})$`,
  "u",
);
/** Fields that a header rules out, whatever the cells look like: a fax is no phone, an owner's name no business's. */
const FORBIDDEN: Readonly<Partial<Record<SourceField, RegExp>>> = {
  phone:
    /fax|faks|факс|ファックス|ファクス|传真|傳真|팩스|فاكس|פקס|φαξ|โทรสาร|owner|emergency|manager|contact|kontakt|yetkili|ответств|\b(?:kbo|bce|vat|btw|iva|tax|siret|siren|cnpj|cpf|nif|cif|nit|rut|ruc|ein|npi|orgnr|krs|regon|nip|инн|огрн|кпп)\b|licen|regist|code/,
  website:
    /facebook|instagram|twitter|linkedin|youtube|tiktok|social|menu|logo|image|photo|source|licen|review|book|reserv|order|api|data|self/,
  photo: /logo|icon|flag|avatar|user/,
  url: /review|photo|street/,
  workingHours: /kitchen|happy|holiday|deliver|takeaway|brunch|created|updated|modified/,
  name: /owner|person|manager|director|contact|user|author|agent|yetkili|inhaber|responsab|gerente|титул|директор|street|city|brand|parent/,
  city: /birth|origin|registered|mail|billing|hq|head/,
  country: /origin|birth|cuisine|nationality|parent|hq/,
  countryCode: /origin|language|lang|currency|cuisine/,
};

/** Whether a header means nothing: empty, "col7", "Поле 3", "field_a". */
export function isPlaceholder(header: string): boolean {
  const words = foldText(header)
    .replace(/[()[\]]/g, "")
    .trim();
  return words === "" || PLACEHOLDER.test(words);
}

/** Whether the header rules out this field although the cells look like it. */
export function isForbidden(header: string, field: SourceField): boolean {
  const words = foldText(header);
  // The hours of one day are not the week's.
  if (field === "workingHours" && daysOfWord(words)?.length === 1) return true;
  return FORBIDDEN[field]?.test(words) === true;
}
