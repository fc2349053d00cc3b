/** The text of reading a letter: pasting it or opening a PDF, and why one cannot be read. */

import { formatInteger } from "#lib/format.ts";

export const words = {
  paste: {
    label: "The letter’s text",
    hint: "Paste the whole letter, or drop a PDF or text file here. Your plan keeps each line and the words it came from. The rest stays in this browser tab.",
    read: "Read the letter",
    close: "Cancel",
    discard: "Discard this text",
    problem: {
      empty: "There is no text here yet. Paste the letter, or type in the offer.",
      tooLong:
        "This is over 256,000 characters, much longer than any letter. Paste only the part with the amounts.",
      isFile: "This looks like a file’s code, not its text. Open the file, select the text and paste that.",
      noAmounts:
        "We found no dollar amount in this text. If the letter is a photo or a scan, type in its lines.",
      severalLetters:
        "This looks like more than one letter, and we can’t tell where the next one begins. Put a line of ===== between the letters, or paste one at a time.",
      noRoom:
        "This text has more letters than your plan has room for. Remove an offer first, or paste fewer letters.",
      otherCurrency:
        "These amounts are not in U.S. dollars. Ask the college for an offer in dollars, or convert them and type them in.",
    },
    moreAmounts: (amounts: number) =>
      amounts === 1
        ? "One more amount. This letter is too long for us to read line by line"
        : `${formatInteger(amounts)} more amounts together. This letter is too long for us to read line by line`,
    reading: "Reading the letter",
    kept: "Your text is unchanged.",
  },
  pdf: {
    choose: "Open a PDF letter",
    reading: "Reading the file",
    done: (name: string) =>
      `The text of ${name} is in the box above. Look it over, then choose “Read the letter.”`,
    problem: {
      tooLarge:
        "This file is much larger than a letter. Choose a file with only the letter, or paste its text.",
      notPdf: "This is not a PDF. Open the file, select its text and paste it.",
      locked: "This PDF is password-protected. Open it, select its text and paste it.",
      noText: "This PDF has no text because it is a picture or a scan. Type in its lines instead.",
      emptyFile: "There is no text in this file. Choose another, or paste the letter’s text.",
      broken: "We couldn’t read this PDF. Open it, select its text and paste it.",
      notLoaded: "We couldn’t load the PDF reader. Connect to the internet and try again, or paste the text.",
    },
  },
};
