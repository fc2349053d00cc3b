/** What kind of browser this is, where that decides what can be kept. */

/**
 * The app whose built-in browser shows the page, by its user agent; null for a browser of its own. Built-in browsers
 * keep a page's storage apart, and lose it with the app.
 */
export function detectInAppBrowser(userAgent: string): string | null {
  const found = inAppMarks.find(({ mark }) => mark.test(userAgent));
  return found?.name ?? null;
}

const inAppMarks = [
  { mark: /Instagram/, name: "Instagram" },
  { mark: /FBAN|FBAV|FB_IAB/, name: "Facebook" },
  { mark: /musical_ly|BytedanceWebview|TikTok/i, name: "TikTok" },
  { mark: /Snapchat/, name: "Snapchat" },
  { mark: /GSA\//, name: "the Google app" },
  { mark: /LinkedInApp/, name: "LinkedIn" },
  { mark: /Line\//, name: "LINE" },
];

/** Safari and every browser on an iPhone clear what a page keeps after seven days without a visit. */
export function isStorageShortLived(userAgent: string): boolean {
  const isIPhoneOrIPad = /iPhone|iPad|iPod/.test(userAgent);
  const isSafari = /Safari\//.test(userAgent) && !/Chrome|Chromium|Android|Edg|OPR|Firefox/.test(userAgent);
  return isIPhoneOrIPad || isSafari;
}
