/** One tab at a time for work of the same name, where the browser can say whose turn it is. */

/** Over plain http and in older browsers there are no locks: then every tab works, and the server stores an id once. */
export async function aloneInTabs(name: string, work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  let hasBegun = false;
  try {
    await navigator.locks.request(`tassel-request ${name}`, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    // Some private windows refuse the lock itself.
    if (hasBegun) throw error;
    await work();
  }
}
