/** The name of a saved file: the student and the day, without characters that file systems reject. */
import { words } from "./words.ts";

export function toFileName(studentName: string | null, day: string): string {
  const plain = (studentName ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return words.fileName(plain === "" ? null : plain, day);
}
