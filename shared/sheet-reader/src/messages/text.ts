import { createKeyedTexts } from "@meridian/platform/keyed-texts";
import { READER_ENGLISH } from "./english.ts";
import { READER_TURKISH } from "./turkish.ts";

export const { text, refusal } = createKeyedTexts(READER_TURKISH, READER_ENGLISH);
