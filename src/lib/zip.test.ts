/** The archive, byte by byte where readers are strict. */
import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { writeZip } from "./zip.ts";

const entries = [
  { name: "a.txt", text: "I was nine. “¿Qué?” 👩‍👩‍👧" },
  { name: "word/b.xml", text: "" },
];

test("every file stands where the directory says, with its name and text", () => {
  const bytes = writeZip(entries);
  const view = new DataView(bytes.buffer);
  const decode = (start: number, length: number) =>
    new TextDecoder().decode(bytes.slice(start, start + length));
  let at = view.getUint32(bytes.length - 6, true);
  const read = entries.map(() => {
    const start = view.getUint32(at + 42, true);
    const [nameLength, size] = [view.getUint16(start + 26, true), view.getUint32(start + 18, true)];
    at += 46 + nameLength;
    return { name: decode(start + 30, nameLength), text: decode(start + 30 + nameLength, size) };
  });
  expect(read).toEqual(entries);
});

test("the checksum is CRC-32, and the directory is where the end says", () => {
  const bytes = writeZip(entries);
  const view = new DataView(bytes.buffer);
  expect(view.getUint32(14, true)).toBe(crc32(new TextEncoder().encode(entries[0]?.text)));
  const directory = view.getUint32(bytes.length - 6, true);
  expect(view.getUint32(directory, true)).toBe(0x02014b50);
  expect(directory + view.getUint32(bytes.length - 10, true)).toBe(bytes.length - 22);
});
