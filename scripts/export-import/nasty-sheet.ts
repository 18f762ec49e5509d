import {
  type FieldName,
  fieldHeader,
  fieldSpec,
  fieldsOfKind,
} from "../../shared/contracts/src/businesses/business-fields.ts";

const HEADERS =
  "name,address,city,phone,category,description,working_hours,about,website,place_id,country_code,rating,reviewCount," +
  "street,state,postal_code,type,subtypes,located_in,url,reviews_link,photo,logo,latitude,longitude,verified,business_status";

const OWN_COLUMNS: ReadonlySet<FieldName> = new Set([
  "name",
  "fullAddress",
  "street",
  "city",
  "state",
  "postalCode",
  "country",
  "countryCode",
  "timeZone",
  "phone",
  "category",
  "type",
  "description",
  "workingHours",
  "about",
  "website",
  "placeId",
  "locatedIn",
  "url",
  "reviewsLink",
  "photo",
  "logo",
]);
/** Further fields, whose cells need no rule: for each its kind and the header that exports give it. */
const PLAIN = fieldsOfKind("text", "url")
  .filter((name) => fieldSpec(name).column !== undefined && !OWN_COLUMNS.has(name))
  .map((name) => ({ header: fieldHeader(name), kind: fieldSpec(name).kind }));

const LONG = "lorem ipsum, ".repeat(5_000);
const ARABIC = "مطعم الشام";
const HEBREW = "\u200Fמסעדה\u200F";

/** Texts that formats, spreadsheets and parsers stumble over. */
const TEXTS: readonly string[] = [
  "=1+1",
  '=HYPERLINK("http://x.example","click")',
  "+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(A1:A9)",
  "\t=1+1",
  "＝1+1",
  "'=guarded already",
  "''=twice",
  "'t Hoekje",
  "-",
  "-5 °C Bar",
  "+49 Bar",
  'Say "hi", she said',
  '"',
  '""',
  ",",
  ";",
  "|",
  "a\tb",
  "line one\nline two\r\nline three",
  "ends with a break\n",
  "  spaces around  ",
  "_x0041_ and _x000D_",
  '<b>bold & "quoted"</b> &amp; ]]>',
  "null\\N",
  "\\",
  "%00 %0a",
  "\uFEFFmark",
  "zero\u200Bwidth",
  "\u0001control\u001F",
  "e\u0301 decomposed",
  "İıŞşĞğ",
  "𝓑𝓸𝓵𝓭 🍕👨‍👩‍👧‍👦 🇹🇷",
  ARABIC,
  HEBREW,
  `${ARABIC} =1 ${HEBREW}`,
  "寿司・鮨",
  "True",
  "0123",
  "1e5",
  "4,8",
  "12/05/2026",
  LONG,
];

const PHONES: readonly string[] = [
  "+90 212 555 01 01",
  "=+90 212 555 01 01",
  "+90 (212) 555 01 01 ext. 5",
  "'+902125550101",
  "@902125550101",
  "-902125550101",
  "0212 555 01 01",
  "+90 212 + 555",
];

const STATUSES = ["OPERATIONAL", "CLOSED_TEMPORARILY", "OPERATIONAL"];

/** A sheet with every such text in every text column. */
export function nastyCsv(): string {
  const lines = [[HEADERS, ...PLAIN.map(({ header }) => header)].join(",")];
  for (const [index, text] of TEXTS.entries()) {
    const phone = PHONES[index % PHONES.length] ?? "";
    const about = JSON.stringify({ [text.slice(0, 60)]: { [`${text.slice(0, 60)}!`]: true, Wi: text.slice(0, 40) } });
    const hours =
      index % 2 === 0 ? `{"Monday": "9AM-5PM", "Sunday": "${index % 4 === 0 ? "Closed" : "10PM-3AM"}"}` : text;
    const link = `https://b${index}.example.com/${encodeURIComponent(text.slice(0, 100))}?q=${index}&r="`;
    const cells = [
      text,
      `${text.slice(0, 400)}, Town ${index}, Turkey`,
      `${text.slice(0, 60)} Town`,
      phone,
      text.slice(0, 100),
    ];
    const rest = [text, hours, about, link, index % 3 === 0 ? "" : `nasty-${index}`, "TR", "4.5", String(index)];
    const short = text.slice(0, 30);
    const place = [
      text.slice(0, 200),
      `${short} State`,
      short,
      text.slice(0, 100),
      `${short}; Café; =1`,
      `In ${short}`,
    ];
    const links = ["url", "reviews", "photo", "logo"].map((name) => `${link}&${name}=1`);
    const latitude = String(36 + index / 10);
    const longitude = `${28 + index / 7}`;
    const state = [String(index % 2 === 0), STATUSES[index % STATUSES.length] ?? ""];
    const plain = PLAIN.map(({ header, kind }) => (kind === "url" ? `${link}&${header}=1` : short));
    lines.push([...cells, ...rest, ...place, ...links, latitude, longitude, ...state, ...plain].map(quoted).join(","));
  }
  return `${lines.join("\r\n")}\r\n`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
