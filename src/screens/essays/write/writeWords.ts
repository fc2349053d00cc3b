/** The text of the page on which one essay is written. */
import type { EssaySaving } from "#client/essays/essayEditor.ts";
import type { EssayStatus } from "#domain/essays/essay.ts";
import type { LengthCheck, LengthLimit } from "#domain/essays/text/countText.ts";
import type { FormMark } from "#domain/essays/text/formMarks.ts";
import { formatAnd, formatInteger, formatMoment } from "#lib/format.ts";

const formatWords = (count: number) => `${formatInteger(count)} ${count === 1 ? "word" : "words"}`;
const formatCharacters = (count: number) =>
  `${formatInteger(count)} ${count === 1 ? "character" : "characters"}`;
const formatIn = (unit: LengthLimit["unit"], count: number) =>
  unit === "words" ? formatWords(count) : formatCharacters(count);

const saving: Readonly<Record<EssaySaving, string>> = {
  typed: "Writing…",
  draft: "Saved on this device",
  saved: "Saved on this device",
  full: "Not saved: this device is full",
  forbidden: "Not saved: this browser blocks saving",
  failed: "Not saved on this device",
};

const statuses: readonly { value: EssayStatus; label: string }[] = [
  { value: "idea", label: "Idea" },
  { value: "drafting", label: "Drafting" },
  { value: "ready", label: "Ready for a reader" },
  { value: "final", label: "Final" },
  { value: "submitted", label: "Submitted" },
];

export const writeWords = {
  back: "All essays",
  loading: "Opening your essay",
  missingTitle: "This essay isn’t in this plan",
  missing: "It may belong to another student on this device, or it may have been removed.",
  untitled: "Untitled essay",
  recorded: "Writing record on",
  titleField: "A title",
  titleHint: "The title helps you find this essay again. It isn’t part of the text.",
  status: "Status",
  statuses,
  ready: {
    sending: "Sending…",
    offline: "This isn’t sent yet, because you are offline. It will go once you’re connected.",
    held: "This isn’t sent yet. It is saved here, and we’ll keep trying to send it.",
    nobody: "You haven’t invited anyone to read essays yet.",
    notInAccount: "This isn’t sent yet, because this plan isn’t in your account.",
    signedOut: "Only you can read it. Sign in to share it with others.",
  },
  /** Said once the account has it. */
  arrived: (readers: readonly string[], count: number) =>
    `${formatAnd(readers)} can read it: ${formatInteger(count)} ${count === 1 ? "word" : "words"}.`,
  invite: "Invite someone",

  promptTitle: "What it asks",
  ourWords:
    "This is the topic in our words. Paste the exact prompt from the application below, so that you answer all of it.",
  exactPrompt: "The exact prompt",
  exactHint: "Copy it from the application, word for word.",
  exactTooLong: "The prompt can have up to 5,000 characters.",
  aiTitle: "The rule on AI",

  textField: "Your essay",
  placeholder: "Start anywhere. You can write the first sentence last.",
  count: (check: LengthCheck, limit: LengthLimit) =>
    `${formatInteger(check.count)} of ${formatIn(limit.unit, limit.most)}`,
  countAlone: (words: number, characters: number) => `${formatWords(words)}, ${formatCharacters(characters)}`,
  over: (check: LengthCheck, limit: LengthLimit) => `${formatIn(limit.unit, check.over)} over the limit`,
  short: (check: LengthCheck, limit: LengthLimit) => `${formatIn(limit.unit, check.short)} below the minimum`,
  left: (check: LengthCheck, limit: LengthLimit) => `${formatIn(limit.unit, limit.most - check.count)} left`,
  close: "Some forms count more strictly. Check the counter in the application.",
  noLimit: "For the limit, see the application.",
  saving,
  unsaved: "Your text is safe in this window. Save it as a file before you close it.",
  tooLongTitle: "This is too long to keep in your plan",
  tooLong: "One essay can hold about 10,000 words. The whole text stays on this device until you shorten it.",

  marksTitle: (count: number) =>
    count === 1
      ? "1 character may get lost in the application"
      : `${formatInteger(count)} characters may get lost in the application`,
  mark: (mark: FormMark): string => {
    if (mark.kind === "bar") return "The Common App may drop part of the text around “|”.";
    if (mark.kind === "control") return "There is an invisible character here. Delete it.";
    return `“${mark.text}” may arrive garbled. Use a plain letter or mark instead.`;
  },
  showMark: "Show it",
  moreMarks: (count: number) => `And ${formatInteger(count)} more.`,

  tabs: "Parts of this essay",
  write: "Write",
  ideas: "Ideas",
  read: "Read",
  versions: "Versions",

  outline: "Outline",
  outlineHint: "Write in your own words what happens, and in what order. Only you see this.",
  outlineTooLong: "The outline can have up to 10,000 characters.",

  bothTitle: "Two versions of the same paragraph",
  both: "This essay was changed in two places at once, so we kept both. Colors show how the other version differs from yours.",
  mine: "In the editor",
  theirs: (instant: string) => `Saved elsewhere, ${formatMoment(instant)}`,
  keepMine: "Keep mine",
  keepTheirs: "Keep the other",
  keepBoth: "Put both in the text",

  noVersions: "There are no versions yet. Each save while you write becomes one.",
  versionsText:
    "Each save is a version on this device. We keep up to 200, and of the older ones, we keep one for each day. Versions you name always stay.",
  versionsOfBoth:
    "Each save is a version. We keep up to 200 on this device and in your account, and of the older ones, we keep one for each day. Versions you name always stay.",
  keptAt: ({ isOnDevice, isInAccount }: { isOnDevice: boolean; isInAccount: boolean }) =>
    isOnDevice && isInAccount
      ? "On this device and in your account"
      : isOnDevice
        ? "On this device"
        : "In your account",
  accountVersionsMissing: "We couldn’t load the versions in your account. These are the ones on this device.",
  versionLoading: "Loading this version",
  versionFailed: "We couldn’t load this version",
  versionKept: "It is still in your account.",
  version: (instant: string) => formatMoment(instant),
  newest: "Newest",
  versionLength: formatWords,
  compare: "Compare with current text",
  compareHeard: (name: string) => `Compare with current text: ${name}`,
  hideCompare: "Close",
  restore: "Bring this version back",
  restored: "Your text is now that version again. We also kept what you had before as a version.",
  same: "This version is the same as your current text.",
  added: "Added since",
  removed: "Removed since",
  nameVersion: "Name this version",
  nameHint: "For example, “Before Ms. Ortiz read it.” We always keep named versions.",
  saveName: "Save the name",
  moreVersions: (count: number) => `Show ${formatInteger(count)} older versions`,

  take: "Export",
  print: "Print",
  plainText: "Plain text (.txt)",
  document: "Word document (.docx)",
  documentFailed: "We couldn’t make the document. Try plain text, or try again.",
  copy: "Copy the text",
  copied: "Your text is copied. Paste it into the application and check the counter there.",
  copyFailed: "The browser didn’t allow copying. Select the text and copy it yourself.",
  remove: "Remove this essay",
  removedEssay: "The essay was removed.",
};
