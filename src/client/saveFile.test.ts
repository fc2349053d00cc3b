/** What is downloaded: a table begins with the mark that spreadsheets need, and every table is saved this way. */
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { saveTable } from "./saveFile.ts";

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
  saveTable("students.csv", "Name\r\nJosé Núñez\r\n");
  expect(link.download).toBe("students.csv");
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(new TextDecoder().decode(bytes)).toBe("Name\r\nJosé Núñez\r\n");
});

test("no table is saved without it", () => {
  const source = resolve(import.meta.dirname, "..");
  const files = globSync("{client,components,screens,app}/**/*.{ts,tsx}", { cwd: source }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter((file) => readFileSync(join(source, file), "utf8").includes('"text/csv"'));
  expect(others).toEqual([join("client", "saveFile.ts")]);
});
