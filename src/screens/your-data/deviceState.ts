/** What this browser reports about storage, read once the page has loaded. */
import { readAllEssayRows } from "#client/essays/essayDatabase.ts";
import { detectInAppBrowser, isStorageShortLived } from "#client/surroundings.ts";

export type DeviceState = {
  /** Null if the browser does not report it. */
  isPersisted: boolean | null;
  usedMegabytes: number | null;
  /** Earlier versions of essays, of all students. */
  essayVersions: number;
  isSecure: boolean;
  /** A service worker controls the page, so pages work offline. */
  isOfflineReady: boolean;
  clearsAfterSevenDays: boolean;
  inApp: string | null;
};

export async function readDevice(): Promise<DeviceState> {
  // Missing over plain http and in older browsers.
  const storage: StorageManager | undefined = navigator.storage;
  const [isPersisted, estimate, essayRows] = await Promise.all([
    storage?.persisted?.().catch(() => null) ?? null,
    storage?.estimate?.().catch(() => null) ?? null,
    readAllEssayRows().catch(() => null),
  ]);
  return {
    isPersisted,
    essayVersions: essayRows?.versions.length ?? 0,
    usedMegabytes: estimate?.usage === undefined ? null : estimate.usage / 1_000_000,
    isSecure: window.isSecureContext,
    isOfflineReady: "serviceWorker" in navigator && navigator.serviceWorker.controller !== null,
    clearsAfterSevenDays: isStorageShortLived(navigator.userAgent),
    inApp: detectInAppBrowser(navigator.userAgent),
  };
}

/** Requests persistent storage; false if the browser refuses or cannot. */
export async function askToPersist(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage;
  return (await storage?.persist?.().catch(() => false)) ?? false;
}

/** Deletes the offline files and what the page remembers between visits; returns how many caches there were. */
export async function eraseOfflineFiles(): Promise<number> {
  localStorage.clear();
  sessionStorage.clear();
  if (!("caches" in window)) return 0;
  const names = (await caches.keys()).filter((name) => name.startsWith("tassel-"));
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length;
}
