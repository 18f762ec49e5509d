import { type FieldGroup, type FieldKind, type FieldSpec, type SnakeCase, snakeCase } from "./field-spec.ts";

const text = (maxChars: number) => ({ kind: "text", maxChars }) as const;
const url = { kind: "url", maxChars: 2048 } as const;
const number = (min: number, max: number) => ({ kind: "number", range: [min, max] }) as const;

/**
 * The fields of a business, one entry each. Schemas, storage, import, export, template and forms follow from them; browsers and parser
 * threads load them, so schemas are kept elsewhere. The headers that files use for them are in `headers-by-language.tsv`.
 */
export const BUSINESS_FIELDS = {
  name: { ...text(300), label: "İşletme adı", column: "basics", edit: "basics", template: "Örnek Kafe" },
  /** Standardised category, such as "Pizza restaurant". */
  type: { ...text(120), label: "Kategori", isPublic: true, column: "basics", edit: "basics", template: "Cafe" },
  /** The source's broader category, such as "restaurants". */
  category: {
    ...text(120),
    label: "Üst kategori",
    isPublic: true,
    column: "basics",
    edit: "basics",
    template: "cafes",
  },
  subtypes: { kind: "list", label: "Alt kategoriler", column: "basics", edit: "basics" },
  /** Comma-separated; the city is the second-to-last element. */
  fullAddress: {
    ...text(600),
    label: "Tam adres",
    isPublic: true,
    column: "address",
    edit: "place",
    template: "Örnek Sokak 12, 34433 Beyoğlu, İstanbul, Türkiye",
    templateHeader: "address",
  },
  street: {
    ...text(300),
    label: "Cadde / sokak",
    isPublic: true,
    column: "address",
    edit: "place",
    template: "Örnek Sokak 12",
  },
  city: { ...text(120), label: "Şehir", column: "address", edit: "place", template: "İstanbul" },
  state: { ...text(120), label: "Eyalet / bölge", isPublic: true, column: "address", edit: "place" },
  postalCode: {
    ...text(40),
    label: "Posta kodu",
    isPublic: true,
    column: "address",
    edit: "place",
    template: "34433",
  },
  /** The English name for `countryCode`, or the source's own text if no code is known. */
  country: {
    ...text(120),
    label: "Ülke",
    isPublic: true,
    column: "address",
    edit: "unlisted",
    template: "Türkiye",
  },
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: { ...text(2), label: "Ülke kodu", isPublic: true, column: "address", edit: "place", template: "TR" },
  /** For display, in international format if it could be parsed: "+1 215-555-0101". */
  phone: {
    ...text(60),
    label: "Telefon",
    isPublic: true,
    column: "contact",
    edit: "contact",
    template: "+90 212 555 01 01",
  },
  /** E.164, for links and matching; absent if the phone could not be parsed. */
  phoneE164: { ...text(16), label: "Telefon (E.164)", isPublic: true },
  website: { ...url, label: "Web sitesi", isPublic: true, column: "contact", edit: "contact" },
  /** Link to the source's page about this business. */
  url: {
    ...url,
    label: "Harita bağlantısı",
    isPublic: true,
    column: "contact",
    edit: "rating",
    template: "https://example.com/ornek-kafe",
  },
  latitude: { ...number(-90, 90), label: "Enlem", column: "position", edit: "place", template: 41.0317 },
  longitude: { ...number(-180, 180), label: "Boylam", column: "position", edit: "place", template: 28.9744 },
  /** IANA zone name. */
  timeZone: { ...text(64), label: "Saat dilimi", isPublic: true, column: "position", edit: "place" },
  rating: { ...number(0, 5), label: "Puan", column: "rating", edit: "rating", template: 4.6 },
  /** The number of reviews behind `rating`. */
  reviews: {
    kind: "count",
    label: "Değerlendirme sayısı",
    column: "rating",
    edit: "rating",
    template: 128,
    templateHeader: "reviewCount",
  },
  reviewsLink: {
    ...url,
    label: "Değerlendirmelerin bağlantısı",
    isPublic: true,
    column: "rating",
    edit: "rating",
    template: "https://example.com/ornek-kafe/yorumlar",
  },
  photo: {
    ...url,
    label: "Fotoğraf",
    isPublic: true,
    column: "details",
    edit: "contact",
    template: "https://example.com/ornek-kafe/foto.jpg",
  },
  logo: {
    ...url,
    label: "Logo",
    isPublic: true,
    column: "details",
    edit: "contact",
    template: "https://example.com/ornek-kafe/logo.png",
  },
  locatedIn: {
    ...text(300),
    label: "Bulunduğu yer",
    isPublic: true,
    column: "position",
    edit: "place",
    template: "Örnek Pasajı",
  },
  description: { ...text(4000), label: "Açıklama", isPublic: true, column: "basics", edit: "basics" },
  /** The opening hours as the file had them, kept for what parsing may miss. */
  workingHours: {
    ...text(8000),
    label: "Çalışma saatleri",
    column: "details",
    template: '{"Monday": "9AM-6PM", "Saturday": "10AM-4PM", "Sunday": "Closed"}',
  },
  /** JSON text of groups: `{"Accessibility": {"Wheelchair accessible entrance": true}}`. */
  about: {
    ...text(16_000),
    label: "Özellikler",
    isPublic: true,
    column: "details",
    template: '{"Accessibility": {"Wheelchair accessible entrance": true}}',
  },
  verified: { kind: "flag", label: "Doğrulanmış", column: "state", edit: "basics", template: true },
  placeId: {
    ...text(200),
    label: "place_id",
    isPublic: true,
    column: "identity",
    edit: "rating",
    template: "ornek-isletme-1",
  },
  status: { kind: "status", label: "İşletme durumu", header: "business_status", column: "state", edit: "basics" },
  hours: { kind: "hours", label: "Çalışma saatleri", header: "weekly_intervals", edit: "hours" },
} as const satisfies Readonly<Record<string, FieldSpec>>;

/**
 * Fields that say one thing. The values of a group never contradict each other: a source that may not replace one of them fills none.
 * An edit of any of them locks those that are `lockedTogether`.
 */
export const FIELD_GROUPS: readonly FieldGroup<FieldName>[] = [
  { fields: ["fullAddress", "street", "city", "state", "postalCode"], voidsOthers: true },
  { fields: ["countryCode", "country"], voidsOthers: true, filledTogether: true, lockedTogether: true },
  { fields: ["phone", "phoneE164"], voidsOthers: true, filledTogether: true, lockedTogether: true },
  { fields: ["workingHours", "hours"], voidsOthers: true, filledTogether: true, lockedTogether: true },
  { fields: ["latitude", "longitude"], filledTogether: true, lockedTogether: true },
  { fields: ["rating", "reviews"], filledTogether: true },
];

type Fields = typeof BUSINESS_FIELDS;
export type FieldName = keyof Fields;
/** The fields whose entries match, such as `{ kind: "url" }`. */
export type FieldsWith<Part> = { [N in FieldName]: Fields[N] extends Part ? N : never }[FieldName];
export type PublicField = FieldsWith<{ isPublic: true }>;
export type EditableField = FieldsWith<{ edit: string }>;
/** The column of a field in exports. */
export type FieldHeader<N extends FieldName> = Fields[N] extends { header: infer H } ? H : SnakeCase<N>;

export const FIELD_NAMES: readonly FieldName[] = Object.keys(BUSINESS_FIELDS).filter(isFieldName);
export const PUBLIC_FIELDS = FIELD_NAMES.filter((name): name is PublicField => fieldSpec(name).isPublic === true);
export const EDITABLE_FIELDS = FIELD_NAMES.filter((name): name is EditableField => fieldSpec(name).edit !== undefined);

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(BUSINESS_FIELDS, name);
}

export function fieldSpec(name: FieldName): FieldSpec {
  return BUSINESS_FIELDS[name];
}

export function fieldHeader(name: FieldName): string {
  return fieldSpec(name).header ?? snakeCase(name);
}

export function fieldsOfKind<K extends FieldKind>(...kinds: readonly K[]): FieldsWith<{ kind: K }>[] {
  const matching = new Set<string>(kinds);
  return FIELD_NAMES.filter((name): name is FieldsWith<{ kind: K }> => matching.has(fieldSpec(name).kind));
}
