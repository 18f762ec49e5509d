/**
 * A header line, separated by semicolons where it has any, else by commas; what its columns mean ("name: Firma | city:
 * Ort"); and the headers that carry nothing of a business.
 */
export type HeaderCase = readonly [maker: string, headers: string, fields: string, unknown: string];
