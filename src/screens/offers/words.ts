/** The text of the page that compares aid offers. */
import { formatShare } from "#lib/format.ts";

export const words = {
  title: "Compare aid offers",
  lead: "Paste or type each college’s aid offer. You’ll see which parts are gifts, which are loans, and what each college would cost for one year and for your whole degree.",
  privacy: "Your letters are read on this device. Nothing in them is sent anywhere.",
  hidesTitle: "What a letter may not tell you",
  hides: [
    "A loan is not a gift. You pay it back with interest, so it doesn’t lower the price.",
    "Work-study is a job you have to find. It pays by the hour and doesn’t lower the bill.",
    "A one-year grant won’t be there in the second year. Ask about any grant that doesn’t say whether it renews.",
    "Books, travel and everyday expenses cost money too, even when a letter leaves them out.",
  ],
  finding: (missing: number, colleges: number) =>
    `The Government Accountability Office reviewed offers from ${colleges} colleges. It estimates that ${formatShare(missing)} of colleges leave out the net price or understate it. None of the colleges it reviewed followed all ten best practices.`,
} as const;
