/**
 * Writes the characters beyond Latin-1 in a program as escapes. V8 keeps a program's text, with two bytes for each character
 * if one of them needs two: typographic quotes in a few sentences would double megabytes.
 */
import type { Plugin } from "vite";

export function oneBytePlugin(): Plugin {
  return {
    name: "one-byte",
    // Last of all: whatever prints a program again writes the characters themselves.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = escapeWide(file.code);
    },
  };
}

/** The same program: escapes mean the same in strings, templates, patterns and names. Only `String.raw` would tell them apart. */
export function escapeWide(code: string): string {
  for (const [text] of code.matchAll(/String\.raw`[^`]*`/g)) {
    if (wide.test(text)) throw new Error(`String.raw cannot hold ${text}: write the character as an escape.`);
  }
  return code.replace(
    new RegExp(wide, "g"),
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const wide = /[^\0-\xff]/;
