const OP_MSG = 2013;
const HEADER_BYTES = 16;
/** Of a message: header, flags, kind of the section, length of its document, type of the first element. */
const NAME_AT = HEADER_BYTES + 4 + 1 + 4 + 1;

export interface Refusal {
  code: number;
  codeName: string;
}

/** For a proxy before MongoDB: answers the named commands with an error in the server's place, as long as `isOn` says so. */
export function refuseCommands(names: readonly string[], refusal: Refusal, isOn: () => boolean = () => true) {
  return (request: Buffer): Buffer | undefined => {
    if (!isOn() || request.length <= NAME_AT || request.readInt32LE(12) !== OP_MSG) return undefined;
    const name = request.toString("latin1", NAME_AT, request.indexOf(0, NAME_AT));
    return names.includes(name) ? replyTo(request.readInt32LE(4), refusal) : undefined;
  };
}

function replyTo(requestId: number, { code, codeName }: Refusal): Buffer {
  const elements = [
    Buffer.concat([Buffer.from([1]), Buffer.from("ok\0"), Buffer.alloc(8)]),
    Buffer.concat([Buffer.from([16]), Buffer.from("code\0"), int32(code)]),
    textElement("codeName", codeName),
    textElement("errmsg", codeName),
  ];
  const content = Buffer.concat([...elements, Buffer.from([0])]);
  const body = Buffer.concat([int32(0), Buffer.from([0]), int32(content.length + 4), content]);
  return Buffer.concat([int32(HEADER_BYTES + body.length), int32(1), int32(requestId), int32(OP_MSG), body]);
}

function textElement(name: string, text: string): Buffer {
  return Buffer.concat([Buffer.from([2]), Buffer.from(`${name}\0`), int32(text.length + 1), Buffer.from(`${text}\0`)]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}
