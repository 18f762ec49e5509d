const OP_MSG = 2013;
const HEADER_BYTES = 16;
/** The BSON type of a string element. */
const TEXT = 2;
/** After the header, flags, section kind, document length and type of the first element. */
const NAME_AT = HEADER_BYTES + 4 + 1 + 4 + 1;

export interface Refusal {
  code: number;
  codeName: string;
  /** The write was applied but not acknowledged by enough members. */
  isWriteConcern?: boolean;
}

/** For a proxy before MongoDB: answers the named commands with an error while `isOn` returns true. */
export function refuseCommands(names: readonly string[], refusal: Refusal, isOn: () => boolean = () => true) {
  return refuseWhere(({ name }) => isOn() && names.includes(name), refusal);
}

export interface Command {
  name: string;
  /** The command's collection; empty if it has none. */
  collection: string;
}

const NOTHING = Buffer.alloc(0);

/**
 * For a proxy before MongoDB: answers commands matching `isRefused` with an error, once they are complete. A large command arrives in
 * several parts, none of which may reach the server.
 */
export function refuseWhere(isRefused: (command: Command) => boolean, refusal: Refusal) {
  const coming = new WeakMap<object, { leftBytes: number; reply: Buffer }>();
  return (part: Buffer, client: object): Buffer | undefined => {
    const begun = coming.get(client);
    if (begun === undefined) {
      if (part.length <= NAME_AT || part.readInt32LE(12) !== OP_MSG || !isRefused(commandOf(part))) return undefined;
    }
    const { leftBytes, reply } = begun ?? {
      leftBytes: part.readInt32LE(0),
      reply: replyTo(part.readInt32LE(4), refusal),
    };
    if (leftBytes > part.length) {
      coming.set(client, { leftBytes: leftBytes - part.length, reply });
      return NOTHING;
    }
    coming.delete(client);
    return reply;
  };
}

/** A command's first element is its name, with the collection as its value. */
function commandOf(request: Buffer): Command {
  const nameEnd = request.indexOf(0, NAME_AT);
  const name = request.toString("latin1", NAME_AT, nameEnd);
  const textAt = nameEnd + 1 + 4;
  const isText = request[NAME_AT - 1] === TEXT && textAt < request.length;
  return { name, collection: isText ? request.toString("utf8", textAt, request.indexOf(0, textAt)) : "" };
}

function replyTo(requestId: number, { code, codeName, isWriteConcern = false }: Refusal): Buffer {
  const reason = [intElement("code", code), textElement("codeName", codeName), textElement("errmsg", codeName)];
  const content = isWriteConcern
    ? document([doubleElement("ok", 1), intElement("n", 1), documentElement("writeConcernError", reason)])
    : document([doubleElement("ok", 0), ...reason]);
  const body = Buffer.concat([int32(0), Buffer.from([0]), content]);
  return Buffer.concat([int32(HEADER_BYTES + body.length), int32(1), int32(requestId), int32(OP_MSG), body]);
}

function document(elements: readonly Buffer[]): Buffer {
  const content = Buffer.concat([...elements, Buffer.from([0])]);
  return Buffer.concat([int32(content.length + 4), content]);
}

function element(type: number, name: string, value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), value]);
}

function doubleElement(name: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return element(1, name, bytes);
}

function textElement(name: string, text: string): Buffer {
  return element(TEXT, name, Buffer.concat([int32(text.length + 1), Buffer.from(`${text}\0`)]));
}

function documentElement(name: string, elements: readonly Buffer[]): Buffer {
  return element(3, name, document(elements));
}

function intElement(name: string, value: number): Buffer {
  return element(16, name, int32(value));
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}
