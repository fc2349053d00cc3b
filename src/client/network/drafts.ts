/** What is typed and not kept yet: whoever holds such words is asked to keep them before the page reloads by itself. */

const savers = new Set<() => void>();

/** Calls `save` before a reload that the person did not ask for; returns how to stop. */
export function onSaveDrafts(save: () => void): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** One that fails does not keep the others from saving. */
export function saveDrafts(): void {
  for (const save of savers) {
    try {
      save();
    } catch {
      // The page reloads either way; the rest of what is typed is saved.
    }
  }
}
