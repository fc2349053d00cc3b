/** JSON files as bytes: a page passes them on, and they are parsed where they are held. */

/** Null, which no file of ours is, where it is damaged. */
export function parseFile(file: ArrayBuffer): unknown {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(file));
    return json;
  } catch {
    return null;
  }
}

/** The file of what is at hand as a value. */
export function toFile(json: unknown): ArrayBuffer {
  return new TextEncoder().encode(JSON.stringify(json)).buffer;
}
