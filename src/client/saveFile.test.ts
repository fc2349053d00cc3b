/** What is downloaded: a table begins with the mark that spreadsheets need. */
import { afterEach, expect, test, vi } from "vitest";
import { saveFile } from "./saveFile.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a table begins with the byte order mark, so that a spreadsheet reads accents right", async () => {
  const saved: Blob[] = [];
  const link = { href: "", download: "", click: () => undefined, remove: () => undefined };
  vi.stubGlobal("document", { createElement: () => link, body: { append: () => undefined } });
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return "blob:table";
  });
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
  saveFile("students.csv", "text/csv", "Name\r\nJosé Núñez\r\n");
  expect(link.download).toBe("students.csv");
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(new TextDecoder().decode(bytes)).toBe("Name\r\nJosé Núñez\r\n");
});

test("any other file is saved as it is", async () => {
  const link = { href: "", download: "", click: () => undefined, remove: () => undefined };
  const saved: Blob[] = [];
  vi.stubGlobal("document", { createElement: () => link, body: { append: () => undefined } });
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return "blob:file";
  });
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
  saveFile("plan.json", "application/json", "{}");
  expect(await saved[0]?.arrayBuffer()).toEqual(new TextEncoder().encode("{}").buffer);
});
