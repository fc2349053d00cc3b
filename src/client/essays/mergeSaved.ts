/** Brings together a window's text and one saved elsewhere, if the version both began from is known. */
import { isReplaced, type SeenTurns, toVersionId } from "#domain/essays/essay.ts";
import { type MergedTexts, mergeTexts } from "#domain/essays/text/mergeTexts.ts";

/** A version by what identifies it, with what it replaced. */
export type KnownText = { versionId: string; seen: SeenTurns; text: string };

/** A text, and the versions that are part of it. */
export type Branch = { seen: SeenTurns; text: string };

/**
 * Where no common version is known, both are said to have begun from nothing, so that nothing is taken for a deletion.
 */
export function mergeBranches(mine: Branch, theirs: Branch, known: readonly KnownText[]): MergedTexts {
  const base = findCommonText(mine.seen, theirs.seen, known);
  return mergeTexts({ base: base?.text ?? "", mine: mine.text, theirs: theirs.text });
}

/** The latest version that is part of both. */
function findCommonText(one: SeenTurns, other: SeenTurns, known: readonly KnownText[]): KnownText | null {
  const common = known.filter(
    ({ versionId }) => isVersionReplaced(versionId, one) && isVersionReplaced(versionId, other),
  );
  const latest = common.filter(
    (text) => !common.some((later) => later !== text && isVersionReplaced(text.versionId, later.seen)),
  );
  // Two at once: neither is before the other, so a change since one of them may look like a change of the other.
  return latest.length === 1 ? (latest[0] ?? null) : null;
}

function isVersionReplaced(versionId: string, seen: SeenTurns): boolean {
  const at = versionId.lastIndexOf(".");
  return isReplaced({ writer: versionId.slice(0, at), turn: Number(versionId.slice(at + 1)) }, seen);
}

/** A text's own branch: everything it replaced, and itself. */
export function toBranch(saved: { writer: string; turn: number; seen: SeenTurns; text: string }): Branch {
  return { seen: { ...saved.seen, [saved.writer]: saved.turn }, text: saved.text };
}

export function toKnownText(saved: {
  writer: string;
  turn: number;
  seen: SeenTurns;
  text: string;
}): KnownText {
  return { versionId: toVersionId(saved), seen: saved.seen, text: saved.text };
}
