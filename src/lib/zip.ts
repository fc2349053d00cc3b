/** Writes a ZIP archive without compression: what a .docx file is, for documents of a few kilobytes. */

export type ZipEntry = { name: string; text: string };

const encoder = new TextEncoder();
/** January 1, 1980, the first date the format has: the same entries always give the same archive. */
const firstDate = 0x0021;
const localSize = 30;
const centralSize = 46;
const endSize = 22;

/** Names are ASCII paths, texts become UTF-8. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const files = entries.map(({ name, text }) => ({ name: encoder.encode(name), data: encoder.encode(text) }));
  const local = files.reduce((sum, { name, data }) => sum + localSize + name.length + data.length, 0);
  const central = files.reduce((sum, { name }) => sum + centralSize + name.length, 0);
  const bytes = new Uint8Array(local + central + endSize);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const put2 = (value: number) => {
    view.setUint16(at, value, true);
    at += 2;
  };
  const put4 = (value: number) => {
    view.setUint32(at, value, true);
    at += 4;
  };
  const put = (data: Uint8Array) => {
    bytes.set(data, at);
    at += data.length;
  };
  const putCommon = (file: { name: Uint8Array; data: Uint8Array }) => {
    // Version 2.0, names in UTF-8, stored, time and date.
    for (const value of [20, 0x0800, 0, 0, firstDate]) put2(value);
    put4(checksum(file.data));
    put4(file.data.length);
    put4(file.data.length);
    put2(file.name.length);
    put2(0);
  };
  const starts: number[] = [];
  for (const file of files) {
    starts.push(at);
    put4(0x04034b50);
    putCommon(file);
    put(file.name);
    put(file.data);
  }
  for (const [index, file] of files.entries()) {
    put4(0x02014b50);
    put2(20);
    putCommon(file);
    // No comment, first disk, and no attributes of files.
    for (const value of [0, 0, 0]) put2(value);
    put4(0);
    put4(starts[index] ?? 0);
    put(file.name);
  }
  put4(0x06054b50);
  for (const value of [0, 0, files.length, files.length]) put2(value);
  put4(central);
  put4(local);
  put2(0);
  return bytes;
}

/** CRC-32, as the format asks. */
function checksum(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
