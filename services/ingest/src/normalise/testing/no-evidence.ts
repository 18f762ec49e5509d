import type { CountryEvidence } from "../places/country/country-evidence.ts";

/** Of a row's country. */
export const NO_EVIDENCE: CountryEvidence = {
  fullAddress: undefined,
  state: undefined,
  postalCode: undefined,
  latitude: undefined,
  longitude: undefined,
  phone: undefined,
  fileCountry: undefined,
};
