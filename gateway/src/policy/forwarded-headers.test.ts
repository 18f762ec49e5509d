import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { CSP_NONCE_PLACEHOLDER_HEADER } from "@meridian/platform/http/csp-nonce";
import { expect, it } from "vitest";
import { clientAddress, setForwardedHeaders } from "./forwarded-headers.ts";

class Visitor extends Socket {
  override readonly remoteAddress: string | undefined;

  constructor(remoteAddress: string | undefined) {
    super();
    this.remoteAddress = remoteAddress;
  }
}

function receive(
  headers: IncomingMessage["headers"],
  trustedHops: number,
  remoteAddress: string | undefined = "192.0.2.9",
) {
  const req = new IncomingMessage(new Visitor(remoteAddress));
  req.headers = { host: "site.example", ...headers };
  setForwardedHeaders(req, trustedHops);
  return req;
}

it.each([
  ["no proxy of ours", "1.1.1.1, 2.2.2.2", 0, "192.0.2.9"],
  ["one proxy", "1.1.1.1, 2.2.2.2", 1, "2.2.2.2"],
  ["two proxies", "1.1.1.1, 2.2.2.2", 2, "1.1.1.1"],
  ["more proxies than there are entries", "1.1.1.1, 2.2.2.2", 5, "1.1.1.1"],
  ["one proxy that added nothing", undefined, 1, "192.0.2.9"],
  ["empty entries", " , ,3.3.3.3 , ", 1, "3.3.3.3"],
])("behind %s, %j with %i trusted hops comes from %s", (_title, chain, trustedHops, address) => {
  const req = receive(chain === undefined ? {} : { "x-forwarded-for": chain }, trustedHops);
  expect(req.headers["x-forwarded-for"]).toBe(address);
  expect(clientAddress(req)).toBe(address);
});

it.each([
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8::ffff:1", "2001:db8::ffff:1"],
  [undefined, "unknown"],
])("the socket address %s is read as %s", (remoteAddress, address) => {
  const req = new IncomingMessage(new Visitor(remoteAddress));
  setForwardedHeaders(req, 0);
  expect(clientAddress(req)).toBe(address);
});

it.each([
  [0, "https", "other.example", "http", "site.example"],
  [1, "https", "other.example", "https", "other.example"],
  [1, "ftp", undefined, "http", "site.example"],
  [1, undefined, undefined, "http", "site.example"],
])("with %i trusted hops the claimed %s and %s become %s and %s", (trustedHops, proto, host, trueProto, trueHost) => {
  const { headers } = receive(
    {
      ...(proto === undefined ? {} : { "x-forwarded-proto": proto }),
      ...(host === undefined ? {} : { "x-forwarded-host": host }),
    },
    trustedHops,
  );
  expect([headers["x-forwarded-proto"], headers["x-forwarded-host"]]).toEqual([trueProto, trueHost]);
});

it("a visitor's own forwarding headers are dropped, whatever proxy is trusted", () => {
  const claims = [
    "forwarded",
    "x-forwarded-port",
    "x-forwarded-prefix",
    "x-forwarded-server",
    "x-original-url",
    "x-real-ip",
    "x-rewrite-url",
    CSP_NONCE_PLACEHOLDER_HEADER,
  ];
  const { headers } = receive({ ...Object.fromEntries(claims.map((name) => [name, "claimed"])), accept: "kept" }, 1);
  expect(claims.filter((name) => headers[name] === "claimed")).toEqual([]);
  expect(headers.accept).toBe("kept");
});

it("a request gets a new id, whatever it claims", () => {
  const [first, second] = [receive({ "x-request-id": "mine" }, 1), receive({ "x-request-id": "mine" }, 1)];
  expect(first.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
});

it("a request without a Host header gets no forwarded host", () => {
  const req = new IncomingMessage(new Visitor("192.0.2.9"));
  setForwardedHeaders(req, 0);
  expect("x-forwarded-host" in req.headers).toBe(false);
});
