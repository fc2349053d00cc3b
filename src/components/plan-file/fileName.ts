/** The name of a saved file: whose plan it is and the day, with nothing a file system stumbles over. */
import { words } from "./words.ts";

export function toFileName(studentName: string | null, day: string): string {
  const plain = (studentName ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return words.fileName(plain === "" ? null : plain, day);
}
