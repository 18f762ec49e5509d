import type { ZipPackage } from "../formats/zip-package.ts";
import { parseXml } from "../xml/xml-events.ts";

export interface Relationship {
  id: string;
  /** The last part of the relationship type, equal in transitional and strict workbooks: "worksheet". */
  kind: string;
  /** The name of the part it refers to; the address of something external. */
  target: string;
}

/** The relationships of a part ("" for the package itself) within the package or to what is external; empty if it has none. */
export async function readRelationships(
  zip: ZipPackage,
  part: string,
  mode: "Internal" | "External" = "Internal",
): Promise<Relationship[]> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const name = relationshipsPart(part);
  if (!zip.has(name)) return [];
  const relationships: Relationship[] = [];
  const parsing = parseXml(zip.read(name), name, {
    open: (element, attributes) => {
      if (element !== "Relationship") return;
      const target = attributes.getLocal("Target");
      const id = attributes.getLocal("Id");
      const isExternal = attributes.getLocal("TargetMode") === "External";
      if (target === undefined || id === undefined || isExternal !== (mode === "External")) return;
      const kind = (attributes.getLocal("Type") ?? "").split("/").at(-1) ?? "";
      relationships.push({ id, kind, target: isExternal ? target : resolveTarget(folder, target) });
    },
  });
  for await (const _ of parsing);
  return relationships;
}

export function relationshipsPart(part: string): string {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  return `${folder}_rels/${part.slice(folder.length)}.rels`;
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
