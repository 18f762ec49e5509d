import type { RecordSource } from "../../records/record-source.ts";
import { type RecordFinder, readRecordElements, sourceOfElements } from "../record-elements.ts";
import type { XmlDocument } from "../xml-document.ts";
import { createNodePositions } from "./node-positions.ts";
import { idOf, isTagged, positionIn, recordOfElement, unplacedNodesOf } from "./osm-element.ts";

/**
 * The elements of an OpenStreetMap file that have tags. Reads the file once for the nodes that make up
 * ways with tags, and once for their positions, since nodes may follow the ways.
 */
export async function openOsm(document: XmlDocument, onProgress?: () => void): Promise<RecordSource> {
  const positions = createNodePositions();
  for await (const elements of readRecordElements(document, findElements(["way"]))) {
    for (const { element } of elements)
      if (isTagged(element)) for (const id of unplacedNodesOf(element)) positions.want(id);
    onProgress?.();
  }
  if (positions.areWanted()) {
    for await (const elements of readRecordElements(document, findElements(["node"]))) {
      for (const { element } of elements) {
        const position = positionIn(element);
        if (position !== undefined) positions.place(idOf(element), position);
      }
      onProgress?.();
    }
  }
  return sourceOfElements(
    document,
    () => findElements(["node", "way", "relation"]),
    (element) => (isTagged(element) ? { list: "", value: recordOfElement(element, positions.of) } : undefined),
  );
}

function findElements(names: readonly string[]): RecordFinder<true> {
  return { open: ({ local }) => (names.includes(local) ? true : undefined), close: () => undefined };
}
