/** One list of versions: by time, each once, with where it is kept. */
import { expect, test } from "vitest";
import { listVersions } from "./listVersions.ts";

const kept = (versionId: string, keptAt: string) => ({ versionId, keptAt, text: `text of ${versionId}` });
const saved = (versionId: string, savedAt: string) => ({ versionId, savedAt });
const morning = "2026-11-23T08:00:00.000Z";
const noon = "2026-11-23T12:00:00.000Z";
const evening = "2026-11-23T18:00:00.000Z";

test("is by time, and a version of both places is there once, with the text of the device", () => {
  const listed = listVersions(
    [kept("a.1", morning), kept("a.2", evening)],
    [saved("a.1", morning), saved("b.1", noon)],
  );
  expect(listed).toEqual([
    { versionId: "a.2", savedAt: evening, text: "text of a.2", isOnDevice: true, isInAccount: false },
    { versionId: "b.1", savedAt: noon, text: null, isOnDevice: false, isInAccount: true },
    { versionId: "a.1", savedAt: morning, text: "text of a.1", isOnDevice: true, isInAccount: true },
  ]);
});

test("of one instant has the last saved first", () => {
  expect(listVersions([kept("a.1", noon), kept("a.2", noon)], []).map((one) => one.versionId)).toEqual([
    "a.2",
    "a.1",
  ]);
});

test("is empty without any, and the account's alone on a new device", () => {
  expect(listVersions([], [])).toEqual([]);
  expect(listVersions([], [saved("b.1", noon)])).toHaveLength(1);
});
