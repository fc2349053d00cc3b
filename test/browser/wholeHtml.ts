/** Checks what the server sends for a page before any script runs. */
import { expect, inject } from "vitest";
import { missingPath } from "./everyPage.ts";

/**
 * Its text, one heading, a title and a description, and nothing inline, which the security policy would
 * block.
 */
export async function expectWholeHtml(path: string): Promise<void> {
  const answer = await fetch(new URL(path, inject("address")));
  const html = await answer.text();
  expect(answer.status).toBe(path === missingPath ? 404 : 200);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).not.toMatch(/<script(?![^>]*(?:src=|application\/json|application\/ld\+json))/);
  expect(html).not.toMatch(/<style[\s>]/);
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  expect(html).not.toContain("public-url.invalid");
  const title = /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? "";
  expect(title.length).toBeGreaterThanOrEqual(10);
  expect(title.length).toBeLessThanOrEqual(85);
  const description = /name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(240);
}
