import { z } from "zod";
import { CATEGORY_SYMBOLS } from "./category-symbols.ts";

export const categorySymbolSchema = z.enum(CATEGORY_SYMBOLS);
