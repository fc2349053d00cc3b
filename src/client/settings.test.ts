/** What the page says of its installation: read from the slot, and nothing where the slot is empty or damaged. */
import { expect, test } from "vitest";
import { readBrowserSettings } from "./settings.ts";

function readFrom(slot: string | null) {
  const element = slot === null ? null : { textContent: slot };
  return readBrowserSettings({ getElementById: () => element } as unknown as Document);
}

const none = { analyticsTagId: null, hasRouting: false };

test.each([
  ["no slot, as in a page of an older release", null, none],
  ["an empty slot", "null", none],
  ["a damaged one", '{"keepsMail":', none],
  [
    "mail that is sent",
    '{"analyticsTagId":"G-ABCD","hasRouting":true}',
    { analyticsTagId: "G-ABCD", hasRouting: true },
  ],
  [
    "mail that is kept",
    '{"analyticsTagId":null,"hasRouting":false,"keepsMail":true}',
    { ...none, keepsMail: true },
  ],
  ["another word for it", '{"keepsMail":"yes"}', none],
])("%s", (_, slot, settings) => {
  expect(readFrom(slot)).toEqual(settings);
});
