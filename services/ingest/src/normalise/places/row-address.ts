import type { RowCells } from "../row-cells.ts";
import { splitContactsBehind } from "../values/contacts/contacts-behind-address.ts";
import { joinTextList } from "../values/loose-json.ts";
import { isPhraseForNothing } from "../values/nothing.ts";
import { trimMarks } from "../values/text.ts";
import { MAX_ADDRESS_CHARS } from "./address/address-record.ts";
import { withCommaBeforeCountry } from "./address/city-name.ts";
import { isPairOnly } from "./coordinates/coordinates.ts";

const LINE_BREAKS = /[,\s]*\n+\s*(?:,\s*)?/g;
const POINT_BEHIND = /(?<=\p{L}.*?)[,\s]*\(-?\d+\.\d+, ?-?\d+\.\d+\)$/u;
const LABEL = /^(?:address|adresse|adres|dirección|indirizzo|endereço|адрес|alamat|地址|住所)\s*[:：]\s*/iu;
/** Map pages put the next change of state behind this sign: "⋅ Opens at 4 PM". */
const OPENING_NOTE = /^⋅\s/;
const LINK = /^https?:\/\/\S+$/i;

/** The text of the address cell, without what is not part of an address. */
export function readAddressCell(cells: RowCells): string | undefined {
  const line = onOneLine(cells.paragraphs("fullAddress", MAX_ADDRESS_CHARS))?.replace(LABEL, "");
  const text = line === undefined || OPENING_NOTE.test(line) ? undefined : joinTextList(line);
  if (text === undefined || /^[{[]/.test(text) || isPairOnly(text) || isPhraseForNothing(text) || LINK.test(text))
    return undefined;
  return trimMarks(withCommaBeforeCountry(splitContactsBehind(text).address));
}

/** A multi-line address on one line, without the position behind it. */
function onOneLine(text: string | undefined): string | undefined {
  const line = text?.includes("\n") === true ? text.replace(LINE_BREAKS, ", ") : text;
  return line?.endsWith(")") === true ? line.replace(POINT_BEHIND, "") : line;
}
