/**
 * The `name` table's entry for the family, and those that a style-linked or typographic family
 * would have.
 */
const FAMILY = 1;
const FULL_NAME = 4;
const POSTSCRIPT_NAME = 6;
const RENAMED = new Set([FAMILY, 2, FULL_NAME, POSTSCRIPT_NAME, 16, 17, 25]);
/** Windows, Unicode BMP, American English. */
const WINDOWS = { platform: 3, encoding: 1, language: 0x409 };
const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const NAME_RECORD_BYTES = 12;

interface Table {
  tag: string;
  content: Buffer;
}

/**
 * A TrueType file under another family name (OpenType 1.9, `name`). Files cut from one typeface
 * bear one name, and a text engine that finds several of a name takes one of them for all
 * characters.
 */
export function renameFamily(font: Buffer, family: string): Buffer {
  const tables = readTables(font).map((table) =>
    table.tag === 'name' ? { ...table, content: renamed(table.content, family) } : table,
  );
  return writeTables(font.subarray(0, 4), tables);
}

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = HEADER_BYTES + index * RECORD_BYTES;
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return { tag: font.toString('latin1', at, at + 4), content: font.subarray(offset, offset + length) };
  });
}

/** What says copyright and licence stays; every name of the family is the new one. */
function renamed(table: Buffer, family: string): Buffer {
  const storage = table.readUInt16BE(4);
  const kept = Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = 6 + index * NAME_RECORD_BYTES;
    const offset = storage + table.readUInt16BE(at + 10);
    return {
      platform: table.readUInt16BE(at),
      id: table.readUInt16BE(at + 6),
      text: table.subarray(offset, offset + table.readUInt16BE(at + 8)),
    };
  }).filter(({ platform, id }) => platform === WINDOWS.platform && !RENAMED.has(id));
  const own = [
    [FAMILY, family],
    [2, 'Regular'],
    [FULL_NAME, family],
    [POSTSCRIPT_NAME, family.replaceAll(' ', '')],
  ] as const;
  const entries = [
    ...kept,
    ...own.map(([id, text]) => ({ id, text: Buffer.from(text, 'utf16le').swap16() })),
  ].sort((a, b) => a.id - b.id);
  const head = Buffer.alloc(6 + entries.length * NAME_RECORD_BYTES);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, { id, text }] of entries.entries()) {
    const at = 6 + index * NAME_RECORD_BYTES;
    const fields = [WINDOWS.platform, WINDOWS.encoding, WINDOWS.language, id, text.length, offset];
    for (const [place, value] of fields.entries()) head.writeUInt16BE(value, at + place * 2);
    offset += text.length;
  }
  return Buffer.concat([head, ...entries.map(({ text }) => text)]);
}

function writeTables(version: Buffer, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + tables.length * RECORD_BYTES);
  version.copy(head);
  head.writeUInt16BE(tables.length, 4);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  head.writeUInt16BE(power * RECORD_BYTES, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((tables.length - power) * RECORD_BYTES, 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [index, { tag, content }] of tables.entries()) {
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    const at = HEADER_BYTES + index * RECORD_BYTES;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum(padded), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}

/** The sum of the table's 32-bit words. */
function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
