import { tooLarge } from "@meridian/platform/app-error";

const MAX_EVENT_BYTES = 64 * 1024;

/** An event as it travels. */
export function eventText(event: unknown): string {
  const text = JSON.stringify(event);
  if (Buffer.byteLength(text) > MAX_EVENT_BYTES) throw tooLarge(`An event may have at most ${MAX_EVENT_BYTES} bytes.`);
  return text;
}
