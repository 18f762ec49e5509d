import type { IncomingHttpHeaders } from "node:http";
import { FILE_ID_HEADER } from "@meridian/contracts/imports/resumable-upload";
import type { PartialFile } from "@meridian/ports/imports/partial-files";
import { refusal, text } from "../messages/text.ts";

const MAX_METADATA_LENGTH = 4096;

/** A header with a number of bytes. Throws invalid_input if it is missing or malformed. */
export function bytesIn(headers: IncomingHttpHeaders, name: string): number {
  const value = headers[name.toLowerCase()];
  if (typeof value !== "string" || !/^\d{1,15}$/.test(value)) {
    throw refusal("invalid_input", text("not_bytes", { header: name }));
  }
  return Number(value);
}

/** The `filename` of the protocol's metadata: names and base64 values, `filename w5ZybmVrLmNzdg==,filetype dGV4dC9jc3Y=`. */
export function fileNameIn(metadata: string | undefined): string {
  if (metadata === undefined || metadata.length > MAX_METADATA_LENGTH) {
    throw refusal("invalid_input", text("file_not_named"));
  }
  const pairs = metadata.split(",").map((pair) => pair.trim().split(" "));
  const encoded = pairs.find(([key]) => key === "filename")?.[1];
  const name = encoded === undefined ? "" : Buffer.from(encoded, "base64").toString("utf8");
  if (name === "") throw refusal("invalid_input", text("file_not_named"));
  return name;
}

/** The headers that describe an upload. */
export function headersOf({ offsetBytes, expiresAt, file }: PartialFile): Record<string, string> {
  return {
    "Upload-Offset": String(offsetBytes),
    "Upload-Expires": expiresAt.toUTCString(),
    ...(file === undefined ? {} : { [FILE_ID_HEADER]: file.id }),
  };
}

export function metadataOf({ fileName }: PartialFile): string {
  return `filename ${Buffer.from(fileName).toString("base64")}`;
}
