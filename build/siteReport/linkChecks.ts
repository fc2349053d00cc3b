/** Links between the pages: which lead nowhere, how many lead to a page, and how many clicks it is from home. */
import { documentPaths } from "#site/documents.ts";
import type { PageLink } from "./inspectPage.ts";

export type LinkingPage = { path: string; links: readonly PageLink[] };

export type LinkTargets = {
  /** The page an address belongs to, also an alternative one's; null where there is none. */
  findPath: (path: string) => string | null;
  /** The anchors of a page; null where they are not known. */
  anchorsOf: (path: string) => ReadonlySet<string> | null;
};

/** Text links of a page, and whether every page carries the link in its frame. */
export type Inlinks = { from: string[]; isInFrame: boolean };

export type LinkReport = {
  inlinks: ReadonlyMap<string, Inlinks>;
  /** Clicks from "/"; pages that no links lead to are missing. */
  depths: ReadonlyMap<string, number>;
  broken: { path: string; href: string; kind: "brokenLink" | "brokenAnchor" }[];
};

/** `unrendered`: pages whose text is not known; they carry the menu and the footer, as all do. */
export function followLinks(
  pages: readonly LinkingPage[],
  targets: LinkTargets,
  unrendered: readonly string[] = [],
): LinkReport {
  const inlinks = new Map<string, Inlinks>();
  const next = new Map<string, Set<string>>();
  const broken: LinkReport["broken"] = [];
  const frame = new Set<string>();
  const inlinksOf = (path: string) => {
    const known = inlinks.get(path) ?? { from: [], isInFrame: false };
    inlinks.set(path, known);
    return known;
  };
  for (const { path, links } of pages) {
    const reached = next.get(path) ?? new Set<string>();
    next.set(path, reached);
    for (const { href, isInMain } of links) {
      const target = resolve(href, path);
      if (target === null) continue;
      const to = targets.findPath(target.path);
      if (to === null || (target.anchor !== null && targets.anchorsOf(to)?.has(target.anchor) === false)) {
        // A broken link of the frame would be listed on every page.
        if (isInMain || path === "/")
          broken.push({ path, href, kind: to === null ? "brokenLink" : "brokenAnchor" });
        continue;
      }
      // The link that skips the menu, and a list of contents.
      if (to === path) continue;
      reached.add(to);
      const known = inlinksOf(to);
      if (!isInMain) {
        known.isInFrame = true;
        frame.add(to);
      } else if (!known.from.includes(path)) known.from.push(path);
    }
  }
  for (const path of unrendered) next.set(path, frame);
  return { inlinks, depths: measureDepths(next), broken: broken.filter(isFirst) };
}

/** Null for another site's address, and for what is no page: mail, files, documents, endpoints. */
function resolve(href: string, from: string): { path: string; anchor: string | null } | null {
  if (!/^[/#?]/.test(href) || href.startsWith("//") || href.startsWith("/api/")) return null;
  const url = new URL(href, `https://site.invalid${from}`);
  if (/\.\w+$/.test(url.pathname) || documentPaths.has(url.pathname)) return null;
  // Answers of a quiz are carried behind the "#" too, as "#a=…".
  const isAnchor = url.hash !== "" && !url.hash.includes("=");
  return { path: url.pathname, anchor: isAnchor ? decodeURIComponent(url.hash.slice(1)) : null };
}

function measureDepths(next: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const depths = new Map([["/", 0]]);
  let edge = ["/"];
  for (let depth = 1; edge.length > 0; depth += 1) {
    const found: string[] = [];
    for (const path of edge)
      for (const to of next.get(path) ?? [])
        if (!depths.has(to)) {
          depths.set(to, depth);
          found.push(to);
        }
    edge = found;
  }
  return depths;
}

function isFirst<One extends { path: string; href: string }>(one: One, index: number, all: One[]): boolean {
  return all.findIndex(({ path, href }) => path === one.path && href === one.href) === index;
}
