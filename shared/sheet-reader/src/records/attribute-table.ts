type Fields = Readonly<Record<string, unknown>>;

/** A row of the HTML table: `<th>NAME</th> <td>Tea House</td>`. */
const ATTRIBUTE = /<th[^>]{0,100}>([^<]{1,200})<\/th>\s{0,10}<td[^>]{0,100}>([^<]*)<\/td>/gi;
/** What the conversion calls a feature: "kml_12". */
const NUMBERED = /^kml_\d+$/i;
const MAX_CHARS = 100_000;

/**
 * The properties of a feature converted from KML, whose attributes are an HTML table in its description and whose name only numbers it;
 * others as they are.
 */
export function withAttributes(properties: Fields): Fields {
  const table = Object.entries(properties).find(([, value]) => isTable(value));
  if (table === undefined) return properties;
  const attributes = [...String(table[1]).matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key.trim(), value]);
  const others = Object.entries(properties).filter(([key, value]) => {
    return key !== table[0] && !(typeof value === "string" && NUMBERED.test(value));
  });
  return attributes.length === 0 ? properties : Object.fromEntries([...others, ...attributes]);
}

function isTable(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_CHARS && value.includes("<table") && value.includes("</th>");
}
