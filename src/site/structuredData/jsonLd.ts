/** The shape of structured data (schema.org as JSON-LD) and helpers shared by its builders. */

export type JsonLdValue = string | number | boolean | JsonLdObject | readonly JsonLdValue[];
export type JsonLdObject = { readonly [property: string]: JsonLdValue };

/** What a builder may return: empty values are dropped from the result. */
type Gap = null | undefined;
type Draft = string | number | boolean | Gap | DraftObject | readonly Draft[];
type DraftObject = { readonly [property: string]: Draft };

/** A complete document of one type, with its context and without empty values. */
export function buildStructuredData(type: string, properties: DraftObject): JsonLdObject {
  return { "@context": "https://schema.org", "@type": type, ...removeGaps(properties) };
}

/** Turns a path on this site ("/tools") into a full URL; other URLs are unchanged; null stays null. */
export function toAbsoluteUrl(address: string | null, publicUrl: string): string | null {
  if (address === null || address === "") return null;
  return address.startsWith("/") ? `${publicUrl}${address}` : address;
}

/** An organization by name, for use inside another object. */
export function buildOrganization(name: string | null, url: string | null = null): DraftObject | null {
  return name === null || name === "" ? null : { "@type": "Organization", name, url };
}

/** The text of a script element. "<" is escaped so that no value can close the element. */
export function toJsonLdText(data: JsonLdObject): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

function removeGaps(draft: DraftObject): JsonLdObject {
  const kept: Record<string, JsonLdValue> = {};
  for (const [property, value] of Object.entries(draft)) {
    const filled = fillValue(value);
    if (filled !== null) kept[property] = filled;
  }
  return kept;
}

/** Null if nothing is left: an empty string or list, or an object with only a type. */
function fillValue(value: Draft): JsonLdValue | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value.trim() === "" ? null : value;
  if (typeof value !== "object") return value;
  if (isList(value)) {
    const filled = value.map(fillValue).filter((one) => one !== null);
    return filled.length === 0 ? null : filled;
  }
  const kept = removeGaps(value);
  return Object.keys(kept).some((property) => property !== "@type") ? kept : null;
}

function isList(value: readonly Draft[] | DraftObject): value is readonly Draft[] {
  return Array.isArray(value);
}
