/** Titles and descriptions beside each other, as search engines show them. The tests of all heads run the same checks. */
import type { SiteFindingKind, SitePageKind } from "#contract/siteReport.ts";

export const headBounds = {
  /** What search results show of a title, and the least that says something. */
  title: { least: 10, most: 70 },
  description: { least: 50, most: 165 },
} as const;

export type CheckedHead = {
  path: string;
  kind: SitePageKind;
  /** With the site's name. */
  title: string;
  description: string;
};

export type HeadFault = { path: string; kind: SiteFindingKind; detail: string };

export function findHeadFaults(heads: readonly CheckedHead[]): HeadFault[] {
  const written = heads.filter(({ kind }) => kind !== "college");
  return [
    ...findRepeated(heads, "title", "titleRepeated"),
    // Colleges of one name share their first words; their titles tell them apart.
    ...findRepeated(written, "description", "descriptionRepeated"),
    // A college's name is never cut, however long its title becomes.
    ...findOutside(written, "title", "titleLength"),
    ...findOutside(heads, "description", "descriptionLength"),
  ];
}

function findRepeated(
  heads: readonly CheckedHead[],
  field: "title" | "description",
  kind: SiteFindingKind,
): HeadFault[] {
  const first = new Map<string, string>();
  return heads.flatMap((head) => {
    const other = first.get(head[field]);
    if (other !== undefined) return [{ path: head.path, kind, detail: other }];
    first.set(head[field], head.path);
    return [];
  });
}

function findOutside(
  heads: readonly CheckedHead[],
  field: "title" | "description",
  kind: SiteFindingKind,
): HeadFault[] {
  const { least, most } = headBounds[field];
  return heads.flatMap(({ path, [field]: { length } }) =>
    length < least || length > most
      ? [{ path, kind, detail: `${length} characters, not ${least} to ${most}` }]
      : [],
  );
}
