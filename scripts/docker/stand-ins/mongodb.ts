import { connect, createServer, type Socket } from "node:net";
import { startJavaMongodb } from "../../../shared/testing/src/engines/java-mongodb.ts";
import { type Command, refuseWhere } from "../../../shared/testing/src/engines/mongo-refusal.ts";
import { MONGODB_RIGHTS, MONGODB_USERS } from "../access/mongodb-rights.ts";
import { mayRun } from "./may-run.ts";

/**
 * A substitute for MongoDB: a Java server of its wire protocol, which has no users, behind a port per user that refuses what the user's
 * rights do not cover. Each refusal is logged.
 */
const FIRST_PORT = 27_018;
const UNAUTHORISED = { code: 13, codeName: "Unauthorized" };

const java = await startJavaMongodb();
if (!java.isFound) throw new Error(java.reason);
const serverPort = Number(new URL(java.url).port);
for (const [index, user] of MONGODB_USERS.entries()) {
  const isRefused = (command: Command): boolean => {
    const isAllowed = mayRun(command, MONGODB_RIGHTS[user]);
    if (!isAllowed) console.log(`refused: ${user} may not ${command.name} ${command.collection}`);
    return !isAllowed;
  };
  const intercept = refuseWhere(isRefused, UNAUTHORISED);
  createServer((client) => relay(client, intercept)).listen(FIRST_PORT + index);
}
console.log(`${java.source} listens`);

/** Whole messages, since a refusal replaces one. */
function relay(client: Socket, intercept: (message: Buffer, client: Socket) => Buffer | undefined): void {
  const server = connect(serverPort, "127.0.0.1");
  for (const [socket, other] of [
    [client, server],
    [server, client],
  ] as const) {
    socket.setNoDelay(true);
    socket.on("error", () => {});
    socket.once("close", () => other.destroy());
  }
  server.pipe(client);
  let received = Buffer.alloc(0);
  client.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 4 && received.length >= received.readInt32LE(0)) {
      const message = received.subarray(0, received.readInt32LE(0));
      received = received.subarray(message.length);
      const refusal = intercept(message, client);
      if (refusal === undefined) server.write(message);
      else client.write(refusal);
    }
  });
}
