import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as received, with dots unstuffed. */
  data: string;
}

export interface TestSmtpServer {
  port: number;
  mails: ReceivedMail[];
  /** While true, every mail gets a temporary rejection. */
  isRefusing: boolean;
  close(): Promise<void>;
}

/** A mail server (RFC 5321, no extensions) on a free local port. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket)).on("error", () => undefined);
    serve(socket, running);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port");
  const running: TestSmtpServer = {
    port: address.port,
    mails: [],
    isRefusing: false,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return running;
}

function serve(socket: Socket, server: TestSmtpServer): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let buffer = "";
  let mail: ReceivedMail = { from: "", to: [], data: "" };
  let isData = false;

  const answer = (line: string): void => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === "MAIL") {
      mail = { from: addressIn(line), to: [], data: "" };
      say(server.isRefusing ? "451 not now" : "250 ok");
    } else if (command === "RCPT") {
      mail.to.push(addressIn(line));
      say("250 ok");
    } else if (command === "DATA") {
      isData = true;
      say("354 go ahead");
    } else if (command === "QUIT") {
      say("221 bye");
      socket.end();
    } else {
      say("250 ok");
    }
  };

  say("220 test");
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    buffer += chunk;
    for (let end = buffer.indexOf("\r\n"); end >= 0; end = buffer.indexOf("\r\n")) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (!isData) answer(line);
      else if (line !== ".") mail.data += `${line.replace(/^\./, "")}\r\n`;
      else {
        isData = false;
        server.mails.push(mail);
        say("250 taken");
      }
    }
  });
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? "";
}
