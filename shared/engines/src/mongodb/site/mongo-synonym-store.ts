import { MAX_SYNONYMS, type Synonym, synonymSchema } from "@meridian/contracts/categories/synonyms-api";
import { refusal } from "@meridian/platform/app-error";
import type { SynonymStore } from "@meridian/ports/search/synonym-store";
import { SYNONYM_KNOWN } from "../../rules/engine-texts.ts";
import { isDuplicateKey } from "../connection/mongo-error.ts";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import type { SynonymDocument } from "./site-documents.ts";

export function createMongoSynonymStore({ synonyms }: MongoDirectory): SynonymStore {
  return withRetries<SynonymStore>(
    {
      async list() {
        const options = { sort: { term: 1, meaning: 1, _id: 1 }, limit: MAX_SYNONYMS, ...BOUNDED } as const;
        return (await synonyms.find({}, options).toArray()).map(toSynonym);
      },
      async add(synonym) {
        await synonyms.insertOne(synonymDocumentOf(synonym)).catch((error: unknown) => {
          throw isDuplicateKey(error) ? refusal("conflict", SYNONYM_KNOWN) : error;
        });
      },
      async remove(id) {
        const document = await synonyms.findOneAndDelete({ _id: id });
        return document === null ? undefined : toSynonym(document);
      },
    },
    ["add", "remove"],
  );
}

export function synonymDocumentOf({ id, ...synonym }: Synonym): SynonymDocument {
  return { _id: id, ...synonym };
}

export function toSynonym({ _id, ...synonym }: SynonymDocument): Synonym {
  return synonymSchema.parse({ ...synonym, id: _id });
}
