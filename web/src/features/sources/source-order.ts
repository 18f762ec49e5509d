import { OTHER_SOURCES } from "@meridian/contracts/businesses/field-sources";
import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";
import type { ShownSource } from "@meridian/contracts/imports/sources-api";

export interface OrderedSource {
  key: string;
  name: string;
}

/** Every source once, in the saved order; those it lacks are at "other", and removed ones are left out. */
export function sourcesInOrder(
  order: readonly string[],
  sources: readonly Pick<ShownSource, "id" | "name">[],
  profiles: readonly Pick<MappingProfile, "signature" | "name">[],
): OrderedSource[] {
  const all = new Map<string, string>([
    ...sources.map(({ id, name }) => [`source:${id}`, name] as const),
    ...profiles.map(({ signature, name }) => [`profile:${signature}`, `${name} (eşleme)`] as const),
    [OTHER_SOURCES, "Diğer dosyalar"],
  ]);
  const named = order.includes(OTHER_SOURCES) ? order : [...order, OTHER_SOURCES];
  const missing = [...all.keys()].filter((key) => !named.includes(key));
  return named
    .flatMap((key) => (key === OTHER_SOURCES ? [...missing, key] : [key]))
    .flatMap((key) => {
      const name = all.get(key);
      return name === undefined ? [] : [{ key, name }];
    });
}

/** The list with one entry moved by `step` places. */
export function moved(list: readonly OrderedSource[], at: number, step: -1 | 1): OrderedSource[] {
  const next = [...list];
  next.splice(at + step, 0, ...next.splice(at, 1));
  return next;
}
