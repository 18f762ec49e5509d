import { attributeOf, childOf, childrenOf, textOf, type XmlElement } from "../xml-element.ts";
import { fieldsOfDescription, isRepetition } from "./description-fields.ts";
import { geometryOf } from "./kml-geometry.ts";

export interface PlacemarkContext {
  documentName: string;
  /** From the outermost to the innermost. */
  folders: readonly string[];
}

export interface PlacemarkReading extends Pick<PlacemarkContext, "folders"> {
  /** Whether descriptions consist of fields throughout the file. */
  areDescriptionsFields: boolean;
}

/** How a placemark looks on the map, from where, and in which list it is shown. */
const OF_DISPLAY = new Set(
  "AbstractView Camera LookAt Region Snippet Style StyleMap altitudeMode balloonVisibility open snippet styleUrl visibility".split(
    " ",
  ),
);

/**
 * A placemark as a feature of GeoJSON. Its id is left out: programs number placemarks again in each export. A description that consists of
 * fields, or repeats those of the extended data, gives way to them.
 */
export function featureOfPlacemark(
  placemark: XmlElement,
  { folders, areDescriptionsFields }: PlacemarkReading,
): object {
  const fields = new Map<string, string>();
  const add = (name: string, value: string) => {
    if (value !== "" && !fields.has(name)) fields.set(name, value);
  };
  const extended = dataOf(placemark);
  for (const child of childrenOf(placemark)) {
    if (child.local === "ExtendedData") for (const [name, value] of extended) add(name, value);
    else if (child.local === "description") addDescription(textOf(child));
    else if (!OF_DISPLAY.has(child.local) && !isGeometryName(child.local)) addField(child, child.local, add);
  }
  add("folder", folders.at(-1) ?? "");
  add("parentFolder", folders.slice(0, -1).join(" / "));

  function addDescription(description: string): void {
    const isOfFields = areDescriptionsFields || (extended.size > 0 && isRepetition(description, extended));
    const described = isOfFields ? fieldsOfDescription(description) : undefined;
    for (const [name, value] of described ?? []) if (!extended.has(name)) add(name, value);
    if (described === undefined) add("description", description);
  }

  const geometry = childrenOf(placemark).find(({ local }) => isGeometryName(local));
  return {
    type: "Feature",
    properties: Object.fromEntries(fields),
    geometry: (geometry === undefined ? undefined : geometryOf(geometry)) ?? null,
  };
}

function isGeometryName(local: string): boolean {
  return /^(?:Point|LineString|LinearRing|Polygon|Multi(?:Geometry|Track)|Track|Model)$/.test(local);
}

/** `<Data name="Phone"><value>555</value></Data>` and `<SchemaData><SimpleData name="Phone">555</SimpleData></SchemaData>` */
function dataOf(placemark: XmlElement): Map<string, string> {
  const data = new Map<string, string>();
  const addElement = (element: XmlElement): void => {
    const name = attributeOf(element, "name") ?? "";
    if (element.local === "SchemaData") for (const child of childrenOf(element)) addElement(child);
    else if (element.local === "Data" && name !== "") {
      const value = childOf(element, "value");
      data.set(name, value === undefined ? "" : textOf(value));
    } else if (name !== "") data.set(name, textOf(element));
    else addField(element, element.local, (header, value) => data.set(header, value));
  };
  const extended = childOf(placemark, "ExtendedData");
  for (const element of extended === undefined ? [] : childrenOf(extended)) addElement(element);
  return data;
}

/** Elements within others are named by their path. */
function addField(element: XmlElement, name: string, add: (name: string, value: string) => void): void {
  const children = childrenOf(element);
  if (children.length === 0) add(name, textOf(element));
  for (const child of children) addField(child, `${name}.${child.local}`, add);
}
