import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { createApiClient } from "@meridian/client";
import { createCookieFetch } from "@meridian/client/create-cookie-fetch";
import { login } from "@meridian/client/endpoints/admin";
import { listBusinesses } from "@meridian/client/endpoints/catalogue";
import { previewImport, startImport } from "@meridian/client/endpoints/ingest";

const [sheet = "businesses.csv"] = process.argv.slice(2);
const { MERIDIAN_URL = "http://localhost:8080", MERIDIAN_USERNAME = "", MERIDIAN_PASSWORD = "" } = process.env;
const { call } = createApiClient({ baseUrl: MERIDIAN_URL, fetch: createCookieFetch() });

const { totalCount, businesses } = await call(listBusinesses, { query: { page: 1 } });
console.log(`${totalCount} businesses`);
for (const { name, city } of businesses) console.log(`${name}, ${city ?? "no city"}`);

await call(login, { body: { username: MERIDIAN_USERNAME, password: MERIDIAN_PASSWORD } });
const file = new File([await readFile(sheet)], basename(sheet));
const { fileId, columns } = await call(previewImport, { upload: { file } });
console.log(`${file.name} has ${columns.length} columns`);
const job = await call(startImport, { body: { fileId, fileName: file.name, isDryRun: false } });
console.log(`import ${job.id} is ${job.state}`);
