import { crc32, deflateRawSync } from "node:zlib";

export interface ZipOptions {
  /** Parts are kept as they are instead of deflated. */
  isStored?: boolean;
  /** Writes sizes and offsets to zip64 fields, as in files above 4 GB. */
  isZip64?: boolean;
}

const DEFLATED = 8;
const UINT32_MAX = 0xffffffff;

/** Writes a zip file by hand, so that tests can write the odd ones that no library would. */
export function makeZip(parts: Readonly<Record<string, string | Buffer>>, options: ZipOptions = {}): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content);
    const packed = options.isStored === true ? data : deflateRawSync(data);
    const header = entryHeader({ name, data, packed, offset }, options);
    const local = Buffer.concat([header.local, packed]);
    locals.push(local);
    central.push(header.central);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  return Buffer.concat([
    ...locals,
    directory,
    endOf(central.length, directory.length, offset, options.isZip64 === true),
  ]);
}

function entryHeader(entry: { name: string; data: Buffer; packed: Buffer; offset: number }, options: ZipOptions) {
  const { data, packed, offset } = entry;
  const name = Buffer.from(entry.name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(45, 0);
  common.writeUInt16LE(options.isStored === true ? 0 : DEFLATED, 4);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(data.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, name]);
  const extra = options.isZip64 === true ? zip64Extra(data.length, packed.length, offset) : Buffer.alloc(0);
  const centralCommon = Buffer.from(common);
  if (extra.length > 0) {
    centralCommon.writeUInt32LE(UINT32_MAX, 14);
    centralCommon.writeUInt32LE(UINT32_MAX, 18);
  }
  centralCommon.writeUInt16LE(extra.length, 24);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(extra.length > 0 ? UINT32_MAX : offset, 10);
  const central = Buffer.concat([Buffer.from("PK\x01\x02\x2d\x00"), centralCommon, tail, name, extra]);
  return { local, central };
}

function zip64Extra(size: number, packedSize: number, offset: number): Buffer {
  const extra = Buffer.alloc(28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(24, 2);
  extra.writeBigUInt64LE(BigInt(size), 4);
  extra.writeBigUInt64LE(BigInt(packedSize), 12);
  extra.writeBigUInt64LE(BigInt(offset), 20);
  return extra;
}

function endOf(count: number, directorySize: number, directoryOffset: number, isZip64: boolean): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(isZip64 ? 0xffff : count, 8);
  end.writeUInt16LE(isZip64 ? 0xffff : count, 10);
  end.writeUInt32LE(isZip64 ? UINT32_MAX : directorySize, 12);
  end.writeUInt32LE(isZip64 ? UINT32_MAX : directoryOffset, 16);
  if (!isZip64) return end;
  const record = Buffer.alloc(56);
  record.write("PK\x06\x06", "latin1");
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(directorySize), 40);
  record.writeBigUInt64LE(BigInt(directoryOffset), 48);
  const locator = Buffer.alloc(20);
  locator.write("PK\x06\x07", "latin1");
  locator.writeBigUInt64LE(BigInt(directoryOffset + directorySize), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator, end]);
}
