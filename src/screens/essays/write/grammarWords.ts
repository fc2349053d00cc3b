/** The text around the grammar check. What a rule says comes with each finding. */
import { grammarDownloadBytes, grammarFileBytes } from "#client/essays/grammar/grammarSize.ts";
import type { GrammarKind } from "#domain/essays/grammar/grammarRules.ts";
import { formatInteger, formatOneDecimal, formatShare } from "#lib/format.ts";

const kinds: Readonly<Record<GrammarKind, string>> = {
  agreement: "Agreement",
  verbForm: "The form of a verb",
  mixedUp: "Two words that are easy to mix up",
  pronoun: "A pronoun",
  word: "How it is usually written",
  repeated: "A repeated word",
};

const questions: Readonly<Record<GrammarKind, string>> = {
  agreement: "Do these two agree?",
  verbForm: "Is this the form you mean?",
  mixedUp: "Is this the word you mean?",
  pronoun: "How would you say it with the pronoun alone?",
  word: "Is this how you want to write it?",
  repeated: "Do you mean to say this twice?",
};

const formatMegabytes = (bytes: number) => `${formatOneDecimal(bytes / 1_000_000)} MB`;
const size = formatMegabytes(grammarDownloadBytes);

export const grammarWords = {
  kinds,
  questions,
  title: "Grammar",
  intro:
    "The grammar checker looks for verbs that don’t agree, mixed-up words such as “then” and “than,” and similar slips. It runs on this device, and your draft never leaves it. Your browser checks spelling.",
  download: `The checker is a one-time download of ${size}. It takes up ${formatMegabytes(grammarFileBytes)} on this device and then works offline, too.`,
  kept: "The checker is on this device, so nothing is downloaded.",
  saving: `Your device is set to save data, so we don’t offer the checker, a download of ${size}. On Wi-Fi, turn off the data saver and reload this page.`,
  offline: `You are offline, and the checker is not on this device yet. It is a download of ${size}.`,
  start: `Download the checker (${size}) and check`,
  check: "Check grammar",
  again: "Check again",
  downloading: (share: number) => `Downloading the checker: ${formatShare(share)}`,
  checking: "Checking…",
  cancel: "Cancel",
  canceled: "The download was canceled, and nothing was saved.",
  network: "The checker couldn’t be downloaded. Check your connection and try again. Your draft is safe.",
  failed: "The check didn’t work in this browser. Your draft is safe.",
  notEnglish: "The checker knows only English, and this draft seems to be in another language.",
  found: (count: number, isAll: boolean) =>
    count === 0
      ? "The checker found nothing, but it misses things that a person would notice."
      : count === 1
        ? "1 place to look at"
        : isAll
          ? `${formatInteger(count)} places to look at`
          : `The first ${formatInteger(count)} places to look at`,
  advice:
    "The checker can be wrong, and it skips dialogue in quotation marks. You make any changes yourself.",
  usual: (forms: readonly string[]) => `The usual form: ${forms.map((form) => `“${form}”`).join(" or ")}`,
  changed: "The text has changed since then. Check again to see what is left.",
  gone: "You have changed this.",
};
