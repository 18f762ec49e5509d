import { Blob, File } from "node:buffer";
import { vi } from "vitest";

/** Gives the screen Node's own files and forms: its fetch sends no others, and jsdom's are others. */
export async function stubSendableFiles(): Promise<void> {
  const form = await new Response(new URLSearchParams("a=b")).formData();
  vi.stubGlobal("Blob", Blob);
  vi.stubGlobal("File", File);
  vi.stubGlobal("FormData", form.constructor);
}
