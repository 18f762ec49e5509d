import { type ColumnGroup, inOrder } from "@meridian/contracts/businesses/field-spec";
import { IMPORT_FIELDS, importFieldSpec } from "@meridian/contracts/imports/import-fields";
import type { ImportField } from "@meridian/contracts/imports/import-mapping";

/** The groups of the column menu; fields that a group does not name come last. */
const GROUPS: Readonly<Record<ColumnGroup, { label: string; first: readonly ImportField[] }>> = {
  basics: { label: "Temel", first: ["name", "type", "category", "subtypes", "brand"] },
  address: { label: "Adres", first: [] },
  position: { label: "Konum", first: ["latitude", "longitude", "coordinates"] },
  contact: { label: "İletişim", first: [] },
  rating: { label: "Değerlendirme", first: [] },
  details: { label: "Görsel ve ayrıntı", first: ["photo", "logo", "about"] },
  state: { label: "Durum", first: [] },
  identity: { label: "Kimlik", first: [] },
};

/** The fields in the column menu, most common first. */
export const FIELD_GROUPS = Object.entries(GROUPS).map(([group, { label, first }]) => ({
  label,
  fields: inOrder(
    first,
    IMPORT_FIELDS.filter((name) => importFieldSpec(name).column === group),
  ),
}));

export const fieldLabel = (field: ImportField): string => importFieldSpec(field).label;
