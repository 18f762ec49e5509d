import { refusal, text } from "../../messages/text.ts";
import type { RecordSource } from "../../records/record-source.ts";
import { type RecordFinder, readRecordElements, sourceOfElements } from "../record-elements.ts";
import type { XmlDocument } from "../xml-document.ts";
import { childOf, textOf } from "../xml-element.ts";
import { createDescriptionSurvey } from "./description-fields.ts";
import { featureOfPlacemark, type PlacemarkContext } from "./placemark.ts";

/**
 * The placemarks of a KML file as features of GeoJSON. Reads all of them once to learn whether their descriptions consist of fields. Throws
 * AppError if there are none.
 */
export async function openKml(document: XmlDocument, onProgress?: () => void): Promise<RecordSource> {
  const survey = createDescriptionSurvey();
  const found = { placemarks: 0, links: 0 };
  const finder = followFolders(() => found.links++);
  for await (const placemarks of readRecordElements(document, finder)) {
    for (const { element } of placemarks) {
      found.placemarks++;
      const description = childOf(element, "description");
      const content = description === undefined ? "" : textOf(description);
      if (content !== "") survey.add(content);
    }
    onProgress?.();
  }
  if (found.placemarks === 0) {
    throw refusal("invalid_input", text(found.links > 0 ? "kml_network_link" : "kml_without_placemarks"));
  }
  const areDescriptionsFields = survey.areFields();
  return sourceOfElements(
    document,
    () => followFolders(() => undefined),
    (element, context) => ({
      list: context.documentName,
      value: featureOfPlacemark(element, { ...context, areDescriptionsFields }),
    }),
  );
}

interface Container {
  isFolder: boolean;
  name: string;
}

/** Finds placemarks, with the names of the folders around each and of the document. */
function followFolders(onLink: () => void): RecordFinder<PlacemarkContext> {
  const containers: Container[] = [];
  const open: string[] = [];
  let documentName: string | undefined;
  let named: Container | undefined;
  return {
    open({ local }) {
      if (local === "Placemark") {
        documentName ??= containers.find(({ isFolder }) => !isFolder)?.name.trim() ?? "";
        const folders = containers.filter(({ isFolder }) => isFolder).map(({ name }) => name.trim());
        return { documentName, folders: folders.filter((name) => name !== "") };
      }
      if (local === "NetworkLink") onLink();
      const around = open.at(-1);
      named = local === "name" && (around === "Folder" || around === "Document") ? containers.at(-1) : undefined;
      if (local === "Folder" || local === "Document") containers.push({ isFolder: local === "Folder", name: "" });
      open.push(local);
      return undefined;
    },
    close(local) {
      open.pop();
      named = undefined;
      if (local === "Folder" || local === "Document") containers.pop();
    },
    text(piece) {
      if (named !== undefined) named.name += piece;
    },
  };
}
