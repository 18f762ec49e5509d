const SLOT = /\{(\w+)\}/;

/** By template: text, slot, text, slot, …, text. Countries share few templates, each parsed once. */
const cutTemplates = new Map<string, readonly string[]>();
const streetTemplates = new Map<string, string>();

export function fillSlots(template: string, values: Readonly<Record<string, string | number>>): string {
  let parts = cutTemplates.get(template);
  if (parts === undefined) {
    parts = template.split(SLOT);
    cutTemplates.set(template, parts);
  }
  let filled = parts[0] ?? "";
  for (let index = 1; index < parts.length; index += 2) {
    filled += values[parts[index] ?? ""] ?? "";
    filled += parts[index + 1] ?? "";
  }
  return filled;
}

/** The street and house number part of an address template. */
export function streetTemplateOf(address: string): string {
  let street = streetTemplates.get(address);
  if (street === undefined) {
    street = address.split(/, \{(?:pc|city)\}/)[0] ?? "";
    streetTemplates.set(address, street);
  }
  return street;
}
