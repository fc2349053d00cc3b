/** How much wording two pages share: a page that would fit any state is a defect. */

const wordsPerRun = 6;

/** Every six-word run in the prose, ignoring punctuation and case. */
export function listWordRuns(paragraphs: readonly string[]): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const paragraph of paragraphs) {
    const words = paragraph.toLowerCase().match(/[a-z0-9$%’'.]+/g) ?? [];
    for (let at = 0; at + wordsPerRun <= words.length; at += 1) {
      runs.add(words.slice(at, at + wordsPerRun).join(" "));
    }
  }
  return runs;
}

/** The share, 0-1, of the shorter page's runs that also occur in the other. */
export function calculateSharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one];
  if (shorter.size === 0) return 0;
  let shared = 0;
  for (const run of shorter) if (longer.has(run)) shared += 1;
  return shared / shorter.size;
}
