import { describe, expect, it } from "vitest";
import { endsInStateAndZip, townBeforeState } from "./town-before-state.ts";

describe("towns without a comma before them", () => {
  it.each([
    ["721 Government St Victoria BC V8W 1W5", "CA", "Victoria"],
    ["350 Broadway Suite 400 New York NY 10118", "US", "New York"],
    ["55 W 5th North Little Rock AR 72114", "US", "North Little Rock"],
    ["2000 N Lamar Austin TX", "US", "Austin"],
    ["77 Geary Blvd Ste A San Francisco, CA 94127", "US", "San Francisco"],
    ["1 Market Plaza San Francisco, California 94105", "US", "San Francisco"],
    ["1701 W. Superior St. Chicago, IL 60610", "US", "Chicago"],
    ["1540 Avenue Place, Suite B-240 Atlanta GA 30329", "US", "Atlanta"],
    ["7333 LYNCH RD MIDLAND GA", "US", "MIDLAND"],
    ["10148 West Ave. I Lancaster, California 93536", "US", "Lancaster"],
    ["7333 LYNCH RD N GA", "US", undefined],
    ["7333 LYNCH RD STE 4 GA", "US", undefined],
    ["12 Main St, Springfield IL 62701", "US", undefined],
    ["419 Monmouth StJersey City, NJ 07302", "US", "Jersey City"],
    ["1633 BroadwayNew York, NY 10019", "US", "New York"],
    ["100 Wall St Ste 1401New York, NY 10005", "US", "New York"],
    ["12 McKinney Way Plano, TX 75074", "US", "Plano"],
    ["4501 Balcom Canyon Rd. Nosuchton, CA 93066", "US", "Nosuchton"],
    ["2301 Hills Rd Corona Del Mar, CA 92625", "US", "Corona Del Mar"],
    ["12 Oak Park Court Plano, TX 75074", "US", "Plano"],
    ["8225 Waters Road Moorpark, 93021", "US", "Moorpark"],
    ["PO Box 1155 Jacksonville, OR 97530", "US", "Jacksonville"],
    ["15501 North Highway 1 Caspar, CA 95420", "US", "Caspar"],
    ["4501 Balcom Canyon Rd. Suite B, CA 93066", "US", undefined],
    ["4501 Balcom Canyon Rd. West, CA 93066", "US", undefined],
    ["123 Broadway, VA 22815", "US", undefined],
    ["55 W 5th Austin IL 62701", "US", undefined],
    ["North Little Rock, AR", "US", undefined],
    ["12 High Street Springfield", "US", undefined],
    ["12 High Street Springfield", undefined, undefined],
  ])("%s in %s are %s", (address, countryCode, town) => {
    expect(townBeforeState(address.split(", "), countryCode)).toBe(town);
  });
});

describe("states before their ZIP codes", () => {
  it.each([
    ["12 Main St Springfield IL 62701", true],
    ["1 Market Plaza San Francisco, California 94105-1234", true],
    ["Lungolago 3, Como CO 22100", false],
    ["Unter den Linden 1 Berlin DE 10115", false],
    ["12 Main St 62701", false],
  ])("%s names one: %s", (address, isThere) => {
    expect(endsInStateAndZip(address)).toBe(isThere);
  });
});
