import { engineConfigShape } from "@meridian/shared/engines/engine-config";
import { processConfigShape } from "@meridian/shared/http/process-config";
import { z } from "zod";

export const catalogueConfigSchema = z.object({ ...processConfigShape, ...engineConfigShape });
