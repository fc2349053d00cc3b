/** Pages for a sign-in that cannot continue or redirect back: plain HTML without styles or scripts. */

function page(title: string, text: string, path: string, link: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p><p><a href="${path}">${link}</a></p></body></html>`;
}

export const errorPage = page(
  "This sign-in cannot go on",
  "The address that brought you here is not one of ours, or something in it is missing. Nothing was changed.",
  "/sign-in",
  "Go to the sign-in page of Tassel",
);

export const logoutRefusedPage = page(
  "You are still signed in",
  "The address that brought you here wanted to lead on to another site. Sign out from the menu instead.",
  "/",
  "Go to the first page of Tassel",
);
