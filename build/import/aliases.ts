/** Splits a college's alternative names, and selects those that help to find it. */

const separators = /[|;,\u201e]|\s{2,}|\s\/\s/;
const companyEndings = /^(inc|llc|ltd|the|co|corp)\.?$/i;

/** Alternative names in the given order, without duplicates, the name itself or single letters. */
export function splitAliases(reported: string | null, name: string): string[] {
  if (reported === null) return [];
  const seen = new Set([foldText(name)]);
  const aliases: string[] = [];
  for (const part of reported.split(separators)) {
    const alias = part
      .trim()
      .replace(/\s+/g, " ")
      .replace(/^["'(\s]+(?=\w)|["'\s]+$/g, "");
    const key = foldText(alias);
    if (key.length < 2 || companyEndings.test(alias) || seen.has(key)) continue;
    seen.add(key);
    aliases.push(alias);
  }
  return aliases;
}

export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}
