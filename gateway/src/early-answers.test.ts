import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { startTestGateway } from "./testing/start-test-gateway.ts";

const PATH = "/api/upload-excel";
const BODY = Buffer.alloc(8_000_000, "name,city\n");

it.each([
  ["says nothing of its connection", ""],
  ["keeps its connection", "Connection: keep-alive\r\n"],
])("a sender that %s learns why its upload is refused, though it is still sending", async (_title, header) => {
  const gateway = await startTestGateway({
    ingest: (app) => app.post(PATH, (_req, res) => void res.status(401).json({ code: "unauthenticated" })),
  });
  for (let round = 0; round < 10; round++) {
    const socket = connect(gateway.port, "127.0.0.1");
    socket.write(`POST ${PATH} HTTP/1.1\r\nHost: site.example\r\n${header}Content-Length: ${BODY.length}\r\n\r\n`);
    socket.write(BODY);
    const [answer] = await once(socket, "data");
    expect(String(answer).split("\r\n", 1)[0]).toBe("HTTP/1.1 401 Unauthorized");
    socket.on("error", () => undefined).destroy();
  }
});
