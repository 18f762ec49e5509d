const OSM_TAG = /^[a-z_]+(?::[a-z_]+)*=([a-z])([a-z_]*)$/;

/** A category label as visitors read it: OpenStreetMap's tags by their value, "amenity=fast_food" as "Fast food". */
export function categoryLabel(label: string): string {
  const [, initial, rest] = OSM_TAG.exec(label) ?? [];
  if (initial === undefined || rest === undefined || label.endsWith("=yes")) return label;
  return `${initial.toUpperCase()}${rest.replaceAll("_", " ")}`;
}
