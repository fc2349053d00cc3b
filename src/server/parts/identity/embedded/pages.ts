/** Pages for a sign-in that cannot continue or redirect back: plain HTML without styles or scripts. */

function page(title: string, text: string, path: string, link: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p><p><a href="${path}">${link}</a></p></body></html>`;
}

export const errorPage = page(
  "We can’t complete this sign-in",
  "The link that brought you here is not one of ours, or part of it is missing. Nothing was changed.",
  "/sign-in",
  "Go to the Tassel sign-in page",
);

export const unavailablePage = page(
  "We can’t sign you in just now",
  "We can’t reach our records, or can’t save anything new in them, right now. Nothing was changed, and your plan is still on your device. Please try again in a few minutes.",
  "/sign-in",
  "Go to the Tassel sign-in page",
);

export const logoutUnavailablePage = page(
  "You are still signed in",
  "We can’t reach our records, or can’t save anything new in them, right now, so we couldn’t sign you out. Please sign out again in a few minutes, before you leave a device that you share.",
  "/",
  "Go to the Tassel home page",
);

export const logoutRefusedPage = page(
  "You are still signed in",
  "The link that brought you here leads to another site. Sign out from the menu instead.",
  "/",
  "Go to the Tassel home page",
);
