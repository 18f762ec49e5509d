import type { ZipPackage } from "../formats/zip-package.ts";
import { parseXml } from "../xml/xml-events.ts";

export interface Relationship {
  id: string;
  /** The last part of the relationship type, equal in transitional and strict workbooks: "worksheet". */
  kind: string;
  /** The name of the part it refers to. */
  target: string;
}

/** The relationships of a part ("" for the package itself); empty if it has none. */
export async function readRelationships(zip: ZipPackage, part: string): Promise<Relationship[]> {
  const slash = part.lastIndexOf("/");
  const folder = slash < 0 ? "" : part.slice(0, slash + 1);
  const name = `${folder}_rels/${part.slice(slash + 1)}.rels`;
  if (!zip.has(name)) return [];
  const relationships: Relationship[] = [];
  const parsing = parseXml(zip.read(name), name, {
    open: (element, attributes) => {
      if (element !== "Relationship") return;
      const target = attributes.getLocal("Target");
      const id = attributes.getLocal("Id");
      if (target === undefined || id === undefined || attributes.getLocal("TargetMode") === "External") return;
      const kind = (attributes.getLocal("Type") ?? "").split("/").at(-1) ?? "";
      relationships.push({ id, kind, target: resolveTarget(folder, target) });
    },
  });
  for await (const _ of parsing);
  return relationships;
}

function resolveTarget(folder: string, target: string): string {
  const path = target.replaceAll("\\", "/");
  const segments = path.startsWith("/") ? [] : folder.split("/").filter((segment) => segment !== "");
  for (const segment of path.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "." && segment !== "") segments.push(segment);
  }
  return segments.join("/");
}
