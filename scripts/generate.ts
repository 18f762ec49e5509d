import { generateCode } from "../web/build/generated-code.ts";

await generateCode();
