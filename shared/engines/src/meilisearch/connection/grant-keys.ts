import { Meilisearch, MeilisearchApiError } from "meilisearch";

/** What a key may do with all indexes, and the uid from which Meilisearch derives it. */
export interface MeilisearchKey {
  uid: string;
  description: string;
  actions: readonly string[];
}

const TIMEOUT_MS = 10_000;

/** Creates keys, and recreates those whose rights differ. The same uid always gives the same key. */
export async function grantKeys(
  server: { url: string; masterKey: string },
  keys: readonly MeilisearchKey[],
): Promise<void> {
  const client = new Meilisearch({ host: server.url, apiKey: server.masterKey, timeout: TIMEOUT_MS });
  for (const { uid, description, actions } of keys) {
    const known = await client.getKey(uid).catch((error: unknown) => {
      if (error instanceof MeilisearchApiError && error.response.status === 404) return undefined;
      throw error;
    });
    if (known !== undefined && known.actions.toSorted().join() === actions.toSorted().join()) continue;
    if (known !== undefined) await client.deleteKey(uid);
    await client.createKey({ uid, description, actions: [...actions], indexes: ["*"], expiresAt: null });
  }
}
