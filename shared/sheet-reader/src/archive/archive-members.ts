import { basename } from "node:path/posix";
import type { AppError } from "@meridian/platform/app-error";
import type { ZipPackage } from "../formats/zip-package.ts";
import { refusal, text } from "../messages/text.ts";

/** Entries that macOS and others add, and folders. */
const IS_NO_MEMBER = /^__macosx\/|\/$/i;

const MAX_NAMED_FILES = 5;

/** What a KML file in the same zip (a KMZ) shows on its map. */
const OF_MAP = /\.(?:png|jpe?g|gif|bmp|webp|svg|tiff?|dae)$/i;
const KML = /\.kml$/i;

/** The actual files of a zip. */
export function listMembers(zip: ZipPackage): string[] {
  const names = zip.names.filter((name) => !IS_NO_MEMBER.test(name) && !basename(name).startsWith("."));
  return names.some((name) => KML.test(name)) ? names.filter((name) => !OF_MAP.test(name)) : names;
}

export function noFileToRead(members: readonly string[]): AppError {
  const files = members.slice(0, MAX_NAMED_FILES).map((name) => `"${name}"`);
  return refusal("unsupported_media", files.length === 0 ? text("zip_empty") : text("zip_without_sheets", { files }));
}
