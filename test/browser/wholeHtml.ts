/** Checks what the server sends for a page before any script runs. */
import { type DefaultTreeAdapterTypes, html as htmlNames, parse } from "parse5";
import { expect, inject } from "vitest";
import { headBounds } from "../../build/siteReport/headChecks.ts";
import { missingPath } from "./everyPage.ts";

/**
 * Its text, one heading, a title and a description, nested as it was rendered, and nothing inline, which the
 * security policy would block.
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
  expect(listRearranged(html)).toEqual([]);
  const title = /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? "";
  expect(title.length).toBeGreaterThanOrEqual(headBounds.title.least);
  expect(title.length).toBeLessThanOrEqual(85);
  const description = /name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(description.length).toBeGreaterThanOrEqual(headBounds.description.least);
  expect(description.length).toBeLessThanOrEqual(headBounds.description.most);
}

/** Have no end tag of their own in HTML. */
const voidElements: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

/**
 * The elements that a browser's parser adds, or closes before their end tag, as a paragraph at a block within
 * it: the page it builds differs from the one rendered, so React cannot hydrate it.
 */
function listRearranged(html: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (!("childNodes" in node)) return;
    if ("tagName" in node) {
      const place = node.sourceCodeLocation;
      const isWhole = place?.startTag !== undefined && place.endTag !== undefined;
      if (!isWhole && !voidElements.has(node.tagName) && node.namespaceURI === htmlNames.NS.HTML)
        found.push(`<${node.tagName}> in <${node.parentNode === null ? "" : node.parentNode.nodeName}>`);
    }
    node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}
