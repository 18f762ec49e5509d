const OSM_TAG = /^[a-z_]+(?::[a-z_]+)*=([a-z])([a-z_]*)$/;
/** Final nouns of categories with a regular English plural. */
const COUNTED =
  /(?:restaurant|shop|store|hotel|motel|hostel|inn|bar|pub|cafe|café|salon|spa|clinic|hospital|doctor|dentist|lawyer|attorney|plumber|electrician|contractor|architect|school|center|centre|station|dealer|agent|office|market|supermarket|museum|park|garden|studio|club|company|agency|bakery|brewery|winery|gallery|library|pharmacy|laundry|grocery|gym|bank|theater|theatre|service|supplier|manufacturer|stand|lot|church|mosque|temple|synagogue)$/i;

/** A category label as visitors read it: OpenStreetMap's tags by their value, "amenity=fast_food" as "Fast food". */
export function categoryLabel<None extends null | undefined = never>(label: string | None): string | None {
  if (typeof label !== "string") return label;
  const [, initial, rest] = OSM_TAG.exec(label) ?? [];
  if (initial === undefined || rest === undefined || label.endsWith("=yes")) return label;
  return `${initial.toUpperCase()}${rest.replaceAll("_", " ")}`;
}

/** "Pizza restaurants"; a name that is not clearly countable stays. */
export function categoryPlural(category: string): string {
  if (!COUNTED.test(category)) return category;
  if (/[^aeiou]y$/i.test(category)) return `${category.slice(0, -1)}ies`;
  return /(?:ch|sh|s|x)$/i.test(category) ? `${category}es` : `${category}s`;
}
