import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { startTestGateway } from "./testing/start-test-gateway.ts";

const PATH = "/api/upload-excel";
const BODY = Buffer.alloc(8_000_000, "name,city\n");

/** Of the answer itself: "100 Continue" may come first. */
async function statusOf(socket: Socket): Promise<string | undefined> {
  for (let text = ""; ; ) {
    const status = /^HTTP\/1\.1 ([2-5]\d\d)/m.exec(text)?.[1];
    if (status !== undefined) return status;
    text += String((await once(socket, "data"))[0]);
  }
}

it.each([
  ["says nothing of its connection", ""],
  ["keeps its connection", "Connection: keep-alive\r\n"],
  ["asks before it sends", "Expect: 100-continue\r\n"],
])("a sender that %s learns why its upload is refused, though it is still sending", async (_title, header) => {
  const gateway = await startTestGateway({
    ingest: (app) => app.post(PATH, (_req, res) => void res.status(401).json({ code: "unauthenticated" })),
  });
  for (let round = 0; round < 10; round++) {
    const socket = connect(gateway.port, "127.0.0.1");
    socket.write(`POST ${PATH} HTTP/1.1\r\nHost: site.example\r\n${header}Content-Length: ${BODY.length}\r\n\r\n`);
    socket.write(BODY);
    expect(await statusOf(socket)).toBe("401");
    socket.on("error", () => undefined).destroy();
  }
});
