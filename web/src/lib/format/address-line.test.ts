import { expect, it } from "vitest";
import { addressLine } from "./address-line.ts";

it.each([
  ["Weg 1, Berlin, Germany", "Weg 1, Berlin, Germany"],
  ["Weg 1, Berlin, BERLIN, Germany", "Weg 1, Berlin, Germany"],
  ["Bahnhofstrasse 1, 8001 Zürich, Zurich, Switzerland", "Bahnhofstrasse 1, 8001 Zürich, Switzerland"],
  ["Dam 1, 1012 AB Amsterdam, Amsterdam, Netherlands", "Dam 1, 1012 AB Amsterdam, Netherlands"],
  ["1 Strand, London, London SW1A 1AA", "1 Strand, London SW1A 1AA"],
  ["5th Ave, New York, NY 10001", "5th Ave, New York, NY 10001"],
  ["Istanbul Street 5, Istanbul", "Istanbul Street 5, Istanbul"],
  ["New Berlin 12345, Berlin", "New Berlin 12345, Berlin"],
  ["1 Road, Singapore, Singapore", "1 Road, Singapore"],
  [null, null],
])("the address %j is one line that names each place once: %j", (fullAddress, line) => {
  expect(addressLine(fullAddress)).toBe(line);
});
