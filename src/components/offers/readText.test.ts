/** Text files of letters, in the encodings that editors save. */
import { expect, test } from "vitest";
import { readText } from "./readText.ts";

const read = (...bytes: readonly number[]) => readText(new Blob([new Uint8Array(bytes)]));

test.each([
  ["UTF-8", [0x42, 0x65, 0x63, 0x61, 0xc3, 0xb1]],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0x42, 0x65, 0x63, 0x61, 0xc3, 0xb1]],
  ["Windows", [0x42, 0x65, 0x63, 0x61, 0xf1]],
  ["UTF-16", [0xff, 0xfe, 0x42, 0, 0x65, 0, 0x63, 0, 0x61, 0, 0xf1, 0]],
])("%s is read", async (_, bytes) => {
  expect(await read(...bytes)).toEqual({ ok: true, value: "Beca\u00f1" });
});

test("nothing, and what is no text, is refused", async () => {
  expect(await read()).toEqual({ ok: false, problem: "emptyFile" });
  expect(await read(0x42, 0, 0, 1)).toEqual({ ok: false, problem: "notPdf" });
});
