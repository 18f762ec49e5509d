/** Ends with 0 when the process of this container answers on its internal port. The first argument is the path to ask. */
const [path = "/readyz"] = process.argv.slice(2);
const ANSWER_TIMEOUT_MS = 4_000;

try {
  const url = `http://127.0.0.1:${process.env.INTERNAL_PORT}${path}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  if (!answer.ok) console.error(`${answer.status} ${await answer.text()}`);
  process.exit(answer.ok ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
