/** One small text that this device keeps, such as a choice, heard in every tab. */

export type KeptText = {
  /** Null if nothing is kept. */
  read: () => string | null;
  /** Null keeps nothing any more. */
  save: (text: string | null) => void;
  /** For useSyncExternalStore. */
  subscribe: (listener: () => void) => () => void;
};

/** `key` is the name in localStorage. Where the browser forbids storage, it lasts as long as the page. */
export function createKeptText(key: string): KeptText {
  let unkept: string | null = null;
  const listeners = new Set<() => void>();
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? unkept;
      } catch {
        return unkept;
      }
    },
    save(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        unkept = null;
      } catch {
        unkept = text;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        // A null key means another tab cleared the whole storage.
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", onStorage);
      };
    },
  };
}
