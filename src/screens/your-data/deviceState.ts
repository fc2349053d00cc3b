/** What this browser says about keeping things: asked once the page is there. */
import { isStorageShortLived, detectInAppBrowser } from "#client/surroundings.ts";

export type DeviceState = {
  /** Null where the browser does not say. */
  isPersisted: boolean | null;
  usedMegabytes: number | null;
  isSecure: boolean;
  /** A service worker is in charge, so that pages open offline. */
  isOfflineReady: boolean;
  clearsAfterSevenDays: boolean;
  inApp: string | null;
};

export async function readDevice(): Promise<DeviceState> {
  // Absent over plain http and in older browsers.
  const storage: StorageManager | undefined = navigator.storage;
  const [isPersisted, estimate] = await Promise.all([
    storage?.persisted?.().catch(() => null) ?? null,
    storage?.estimate?.().catch(() => null) ?? null,
  ]);
  return {
    isPersisted,
    usedMegabytes: estimate?.usage === undefined ? null : estimate.usage / 1_000_000,
    isSecure: window.isSecureContext,
    isOfflineReady: "serviceWorker" in navigator && navigator.serviceWorker.controller !== null,
    clearsAfterSevenDays: isStorageShortLived(navigator.userAgent),
    inApp: detectInAppBrowser(navigator.userAgent),
  };
}

/** Asks for protection; false where the browser refuses or cannot. */
export async function askToPersist(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage;
  return (await storage?.persist?.().catch(() => false)) ?? false;
}

/** Removes the offline files and what the page remembers between visits; returns how many stores of files there were. */
export async function eraseOfflineFiles(): Promise<number> {
  localStorage.clear();
  sessionStorage.clear();
  if (!("caches" in window)) return 0;
  const names = (await caches.keys()).filter((name) => name.startsWith("tassel-"));
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length;
}
