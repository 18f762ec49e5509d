import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const DAYS = "2";

export interface Certificates {
  /** Certificate of an unknown authority. */
  authority: string;
  /** Signed by it, for "localhost" only. */
  certificate: string;
  key: string;
}

/** Creates the files in `folder` with openssl; undefined if it is not installed. */
export async function makeCertificates(folder: string): Promise<Certificates | undefined> {
  const path = (name: string): string => join(folder, name);
  const files = { authority: path("ca.pem"), certificate: path("server.pem"), key: path("server.key") };
  const openssl = (...args: string[]) => run("openssl", args, { cwd: folder });
  const isInstalled = await openssl("version").then(
    () => true,
    () => false,
  );
  if (!isInstalled) return undefined;
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  await openssl(
    "req",
    "-x509",
    ...newKey,
    "-keyout",
    "ca.key",
    "-out",
    files.authority,
    "-days",
    DAYS,
    "-subj",
    "/CN=Test authority",
  );
  await openssl("req", ...newKey, "-keyout", files.key, "-out", "server.csr", "-subj", "/CN=localhost");
  await writeFile(path("names.txt"), "subjectAltName=DNS:localhost\n");
  const signed = ["-CA", files.authority, "-CAkey", "ca.key", "-CAcreateserial", "-extfile", "names.txt"];
  await openssl("x509", "-req", "-in", "server.csr", ...signed, "-out", files.certificate, "-days", DAYS);
  return files;
}
