import type { RecordSource } from "../records/record-source.ts";
import { type ElementShape, surveyShapes } from "./element-shape.ts";
import { createElementReader } from "./element-value.ts";
import { findListElements } from "./list-elements.ts";
import { type RecordFinder, sourceOfElements } from "./record-elements.ts";
import type { XmlDocument } from "./xml-document.ts";

interface Listed {
  list: string;
  shape: ElementShape;
}

/** The records of XML of any vocabulary. Reads the whole document to find which elements they are; undefined if it has none. */
export async function openElementLists(
  document: XmlDocument,
  onProgress?: () => void,
): Promise<RecordSource | undefined> {
  const root = await surveyShapes(document, onProgress);
  const listOf = root === undefined ? new Map<ElementShape, string>() : findListElements(root);
  if (root === undefined || listOf.size === 0) return undefined;
  const toValue = createElementReader();
  return sourceOfElements(
    document,
    () => followShapes(root, listOf),
    (element, { list, shape }) => ({ list, value: toValue(element, shape) }),
  );
}

function followShapes(root: ElementShape, listOf: ReadonlyMap<ElementShape, string>): RecordFinder<Listed> {
  const open: (ElementShape | undefined)[] = [];
  return {
    open({ name }) {
      const shape = open.length === 0 ? root : open.at(-1)?.children.get(name);
      const list = shape === undefined ? undefined : listOf.get(shape);
      if (shape !== undefined && list !== undefined) return { list, shape };
      open.push(shape);
      return undefined;
    },
    close: () => void open.pop(),
  };
}
