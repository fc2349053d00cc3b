/** The shape of structured data (schema.org as JSON-LD), and what every builder of it shares. */

export type JsonLdValue = string | number | boolean | JsonLdObject | readonly JsonLdValue[];
export type JsonLdObject = { readonly [property: string]: JsonLdValue };

/** What a builder may hand over: gaps are left out of the result. */
type Gap = null | undefined;
type Draft = string | number | boolean | Gap | DraftObject | readonly Draft[];
type DraftObject = { readonly [property: string]: Draft };

/** A whole document of one type: with its context, without its gaps. */
export function buildStructuredData(type: string, properties: DraftObject): JsonLdObject {
  return { "@context": "https://schema.org", "@type": type, ...removeGaps(properties) };
}

/** Where an address is on this site ("/tools"), the whole address; others stay as they are; null for none. */
export function toAbsoluteUrl(address: string | null, publicUrl: string): string | null {
  if (address === null || address === "") return null;
  return address.startsWith("/") ? `${publicUrl}${address}` : address;
}

/** An organization by its name, as the part of another thing. */
export function buildOrganization(name: string | null, url: string | null = null): DraftObject | null {
  return name === null || name === "" ? null : { "@type": "Organization", name, url };
}

/** As the text of a script element: "<" never appears in it, so that no text in it can end the element. */
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

/** Null where nothing is left: an empty text or list, or an object that says no more than its type. */
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
