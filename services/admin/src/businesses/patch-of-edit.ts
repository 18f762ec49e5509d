import type { BusinessFieldName } from "@meridian/contracts/businesses/admin-businesses";
import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import type { EditedFields } from "@meridian/contracts/businesses/business-edit";
import { FIELD_GROUPS } from "@meridian/contracts/businesses/business-fields";
import { countryCodeOfName, countryName } from "@meridian/domain/places/country-names";
import { type BilingualIssue, refusal } from "@meridian/platform/app-error";
import type { BusinessPatch } from "@meridian/ports/businesses/business-editor";

const DIALLED = /^\+[\d\s().\-/]+$/;
const MIN_E164_DIGITS = 8;
const MAX_E164_DIGITS = 15;
/** Which fields are locked with each. */
const TOGETHER = new Map(
  FIELD_GROUPS.flatMap(({ fields, lockedTogether }) =>
    lockedTogether === true ? fields.map((name) => [name, fields] as const) : [],
  ),
);

/** The patch an edit results in, including fields derived from the edited ones. */
export function patchOf(fields: EditedFields, known: Partial<BusinessFields>): BusinessPatch {
  checkCoordinates({ ...known, ...fields });
  const patch: BusinessPatch = { ...fields };
  if ("phone" in fields && fields.phone !== known.phone) patch.phoneE164 = dialledForm(fields.phone);
  if ("hours" in fields && !isSame(fields.hours, known.hours)) patch.workingHours = undefined;
  if ("countryCode" in fields && !("country" in fields) && fields.countryCode !== undefined) {
    patch.country = countryName(fields.countryCode);
  }
  if ("country" in fields && !("countryCode" in fields) && fields.country !== known.country) {
    patch.countryCode = fields.country === undefined ? undefined : countryCodeOfName(fields.country);
  }
  return patch;
}

/** The names of the fields a patch changes. */
export function changedFields(patch: BusinessPatch, known: Partial<BusinessFields>): BusinessFieldName[] {
  return fieldNamesOf(patch).filter((name) => !isSame(patch[name], known[name]));
}

/** The fields together with those that are meaningless without them. */
export function withDependentFields(names: readonly BusinessFieldName[]): BusinessFieldName[] {
  return [...new Set(names.flatMap((name) => TOGETHER.get(name) ?? [name]))];
}

/** The existing locks plus those of the fields edited by hand. */
export function locksAfter(changed: readonly BusinessFieldName[], known: Pick<Business, "lockedFields">): string[] {
  return [...new Set([...known.lockedFields, ...withDependentFields(changed)])];
}

/** Selected fields of a business for the audit log; null stands for an empty one. */
export function fieldsFor(names: readonly BusinessFieldName[], business: Business): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, business[name] ?? null]));
}

function fieldNamesOf(patch: BusinessPatch): (keyof BusinessPatch)[] {
  const names: (keyof BusinessPatch)[] = [];
  for (const name in patch) if (isKeyOf(patch, name)) names.push(name);
  return names;
}

function isKeyOf<T extends object>(value: T, name: string): name is Extract<keyof T, string> {
  return Object.hasOwn(value, name);
}

function checkCoordinates({ latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined }) {
  if ((latitude === undefined) === (longitude === undefined)) return;
  const issue: BilingualIssue = {
    path: `body.fields.${latitude === undefined ? "latitude" : "longitude"}`,
    message: { tr: "Enlem ve boylam birlikte verilmeli", en: "Give both the latitude and the longitude" },
  };
  throw refusal("invalid_input", issue.message, { issues: [issue] });
}

/** The phone in dialable form if it includes a country code. */
export function dialledForm(phone: string | undefined): string | undefined {
  if (phone === undefined || !DIALLED.test(phone)) return undefined;
  const digits = phone.replace(/\D/g, "");
  return digits.length >= MIN_E164_DIGITS && digits.length <= MAX_E164_DIGITS ? `+${digits}` : undefined;
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
