export interface AddressParts {
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
  country?: string | undefined;
}

/** Joins the parts of a row into one line, with the city before the last element. */
export function joinAddress({ street, city, state, postalCode, country }: AddressParts): string | undefined {
  if (street === undefined && city === undefined) return undefined;
  const namedState = state !== undefined && /\p{L}/u.test(state) ? state : undefined;
  const region = [namedState, postalCode].filter((part) => part !== undefined).join(" ");
  const parts = [street, city, region === "" ? country : region];
  return parts.filter((part) => part !== undefined && part !== "").join(", ");
}

/** An address with its town at the end, where countries are recognised. */
export function withTown(address: string | undefined, town: string | undefined): string | undefined {
  if (address === undefined || town === undefined) return address ?? town;
  return address.includes(town) ? address : `${address}, ${town}`;
}
