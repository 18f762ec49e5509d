import { startEngineProxy } from "@meridian/testing/engines/engine-proxy";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { BSON } from "mongodb";
import { describe, expect, it, onTestFinished } from "vitest";
import { grantUsers } from "./grant-users.ts";

/** Message header, flags and section type precede the document. */
const DOCUMENT_AT = 21;
const { isFound, name, localPort } = await reachEngine("mongodb");

/** A substitute for MongoDB's user management, which some test servers lack. */
function createUserRegister() {
  const commands: BSON.Document[] = [];
  const known = { role: new Set<string>(), user: new Set<string>() };
  return {
    commands,
    intercept(request: Buffer): Buffer | undefined {
      if (request.readInt32LE(12) !== 2013) return undefined;
      const command = BSON.deserialize(request.subarray(DOCUMENT_AT));
      const [name = ""] = Object.keys(command);
      const kind = /^(role|user)sInfo$|^(?:create|update)(Role|User)$/
        .exec(name)
        ?.slice(1)
        .find(Boolean)
        ?.toLowerCase();
      if (kind !== "role" && kind !== "user") return undefined;
      const subject = String(command[name]);
      if (name.endsWith("sInfo")) return reply(request, { [`${kind}s`]: known[kind].has(subject) ? [{}] : [] });
      commands.push(command);
      known[kind].add(subject);
      return reply(request, {});
    },
  };
}

function reply(request: Buffer, answer: object): Buffer {
  const document = BSON.serialize({ ok: 1, ...answer });
  const message = Buffer.alloc(DOCUMENT_AT + document.length);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(request.readInt32LE(4), 8);
  message.writeInt32LE(2013, 12);
  message.set(document, DOCUMENT_AT);
  return message;
}

describe.skipIf(!isFound)(`users of ${name}`, () => {
  it("get a role with exactly their rights, and follow changed ones", async () => {
    const register = createUserRegister();
    const way = await startEngineProxy({ to: localPort, intercept: register.intercept });
    onTestFinished(way.close);
    const url = `mongodb://127.0.0.1:${way.port}/directory?directConnection=true`;
    const rights = [
      { collections: ["visit_count", "sitemap_set"], actions: ["insert"] },
      { collections: "all collections", actions: ["find"] },
    ] as const;
    await grantUsers(url, [{ name: "catalogue", password: "first", rights }]);
    await grantUsers(url, [{ name: "catalogue", password: "second", rights: [] }]);
    const resource = (collection: string) => ({ db: "directory", collection });
    const roles = [{ role: "catalogue", db: "directory" }];
    expect(register.commands).toMatchObject([
      {
        createRole: "catalogue",
        privileges: [
          { resource: resource("visit_count"), actions: ["insert"] },
          { resource: resource("sitemap_set"), actions: ["insert"] },
          { resource: resource(""), actions: ["find"] },
        ],
        roles: [],
        $db: "directory",
      },
      { createUser: "catalogue", pwd: "first", roles },
      { updateRole: "catalogue", privileges: [] },
      { updateUser: "catalogue", pwd: "second", roles },
    ]);
  });
});
