import { describe, expect, it } from "vitest";
import { stateOfAddress } from "./state-of-address.ts";

describe("the state in an address", () => {
  it.each([
    ["12 Elm St, Dallas, TX 75201, USA", "US", "Dallas", "TX", true],
    ["12 Elm St, Dallas, TX, 75201", "US", "Dallas", "TX", true],
    ["18599 NE Summit Rd Dayton OR 97114-7202", "US", undefined, "OR", true],
    ["12 Elm St, Dallas, TX 10001", "US", "Dallas", "TX", false],
    ["12 Elm St, Dallas, Texas", "US", "Dallas", "Texas", false],
    ["12 Elm St Dallas TX", "US", "Dallas", "TX", false],
    ["68100 Batu Caves, Selangor", "MY", "Batu Caves", "Selangor", false],
    ["R&R Rawang, 48000 Rawang, Selangor, Malaysia", "MY", "Rawang", "Selangor", false],
    [
      "MG Road, Port Blair, South Andaman, Andaman and Nicobar Islands",
      "IN",
      "Port Blair",
      "Andaman and Nicobar Islands",
      false,
    ],
    ["Московская обл, г Подольск, Парковый проезд, 9", "RU", "Подольск", "Московская обл", false],
    ["Россия, Московская область, Подольск, Парковый проезд, 9", "RU", "Подольск", "Московская область", false],
  ])("%j in %s beside %s is %s, proved by its postal code: %s", (address, countryCode, city, name, isSure) => {
    expect(stateOfAddress(address, countryCode, city)).toMatchObject({ name, isSure });
  });

  it.each([
    ["12 Oak CT", "US", undefined],
    ["1 Main St, New York", "US", "New York"],
    ["50450 Kuala Lumpur", "MY", "Kuala Lumpur"],
    ["Bayern, Hauptstr. 1", "DE", undefined],
    ["11, Jalan Melaka, Kuala Lumpur", "MY", "Kuala Lumpur"],
    ["12 Elm St, Dallas, TX 75201", undefined, "Dallas"],
    [undefined, "US", "Dallas"],
  ])("%j in %s names none beside %s", (address, countryCode, city) => {
    expect(stateOfAddress(address, countryCode, city)).toBeUndefined();
  });
});
