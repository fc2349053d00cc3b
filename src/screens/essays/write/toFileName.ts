/** The name of a file about an essay. */

/** Letters, digits and hyphens; "essay" if nothing is left. */
export function toFileName(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replaceAll(/[^\w\s-]/gu, "")
    .trim()
    .replaceAll(/[\s_]+/gu, "-")
    .toLowerCase()
    .slice(0, 60);
  return plain === "" ? "essay" : plain;
}
