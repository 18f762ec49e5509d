import { basename } from "node:path/posix";
import type { AppError } from "@meridian/platform/app-error";
import type { ZipPackage } from "../formats/zip-package.ts";
import { refusal, text } from "../messages/text.ts";

/** Entries that macOS and others add, and folders. */
const IS_NO_MEMBER = /^__macosx\/|\/$/i;

const MAX_NAMED_FILES = 5;

/** The actual files of a zip. */
export function listMembers(zip: ZipPackage): string[] {
  return zip.names.filter((name) => !IS_NO_MEMBER.test(name) && !basename(name).startsWith("."));
}

export function noFileToRead(members: readonly string[]): AppError {
  const files = members.slice(0, MAX_NAMED_FILES).map((name) => `"${name}"`);
  return refusal("unsupported_media", files.length === 0 ? text("zip_empty") : text("zip_without_sheets", { files }));
}
