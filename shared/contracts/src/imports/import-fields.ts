import { FIELD_NAMES, type FieldName, type FieldsWith, fieldHeader, fieldSpec } from "../businesses/business-fields.ts";
import { type ColumnGroup, type FieldSpec, inOrder } from "../businesses/field-spec.ts";

/** What a column can be about beside the fields of a business: an import derives fields from it. */
export const COLUMN_ONLY_FIELDS = {
  brand: { label: "Marka / zincir", column: "basics" },
  coordinates: { label: "Koordinatlar (enlem, boylam)", column: "position" },
  workingHoursFallback: { label: "Çalışma saatleri (yedek)", column: "details" },
  dataId: { label: "Google kimliği", column: "identity" },
  cid: { label: "CID", column: "identity" },
  openingStatus: { label: "Açık / kapalı durumu", column: "state" },
  permanentlyClosed: { label: "Kalıcı olarak kapalı", column: "state" },
  temporarilyClosed: { label: "Geçici olarak kapalı", column: "state" },
  addressParts: { label: "Adres parçaları (JSON)", column: "address" },
} as const satisfies Readonly<Record<string, Pick<FieldSpec, "label"> & { column: ColumnGroup }>>;

type ColumnField = FieldsWith<{ column: ColumnGroup }>;
type ImportField = ColumnField | keyof typeof COLUMN_ONLY_FIELDS;

const COLUMN_FIELDS = FIELD_NAMES.filter(isColumnField);
/** What a column of a file can be about. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  ...COLUMN_FIELDS,
  ...Object.keys(COLUMN_ONLY_FIELDS).filter(isColumnOnly),
];

/** The name of a field in the admin area, and its place in the menu of columns. */
export function importFieldSpec(name: ImportField): Pick<FieldSpec, "label" | "column"> {
  return isColumnOnly(name) ? COLUMN_ONLY_FIELDS[name] : fieldSpec(name);
}

function isColumnOnly(name: string): name is keyof typeof COLUMN_ONLY_FIELDS {
  return Object.hasOwn(COLUMN_ONLY_FIELDS, name);
}

/** The first columns of the template, as the specification orders them: the ten everyone fills in, then the rest. */
const TEMPLATE_ORDER: readonly FieldName[] = [
  "name",
  "fullAddress",
  "phone",
  "category",
  "latitude",
  "longitude",
  "rating",
  "reviews",
  "placeId",
  "countryCode",
  "type",
  "street",
  "city",
  "postalCode",
  "country",
  "reviewsLink",
  "photo",
  "logo",
  "locatedIn",
  "workingHours",
  "verified",
  "about",
  "url",
];

/** The columns of the upload template in order; `columnExtraction` is relative to these. */
export const TEMPLATE_COLUMNS = inOrder(TEMPLATE_ORDER, FIELD_NAMES).flatMap((name) => {
  const { template: example, templateHeader: header = fieldHeader(name) } = fieldSpec(name);
  return example === undefined || !isColumnField(name) ? [] : [{ header, field: name, example }];
});

function isColumnField(name: FieldName): name is ColumnField {
  return fieldSpec(name).column !== undefined;
}
