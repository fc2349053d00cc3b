/** The text of bringing a list from a spreadsheet or another system. */

import { words as listWords } from "#components/plan-list/words.ts";
import { words as roundWords } from "#components/rounds/words.ts";
import type { ListDrafts, NoteWords } from "#domain/listImport/listDrafts.ts";
import type { AskReason, ListedStatus, ListProblem } from "#domain/listImport/listImport.ts";
import { listLimits } from "#domain/listImport/listImport.ts";
import { planLimits } from "#domain/plan/plan.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { formatAnd, formatDate, formatInteger } from "#lib/format.ts";

const formatCount = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;
const formatColleges = (count: number) => formatCount(count, "college", "colleges");

const problems: Readonly<Record<ListProblem | "unreadable" | "notLoaded", string>> = {
  empty: "The file or text is empty. Copy the cells with the college names and paste them here.",
  tooLarge: `The list is larger than ${formatInteger(listLimits.fileBytes / 1_000_000)} MB. Copy the cells with your colleges and paste them here instead.`,
  locked:
    "This workbook has a password. Open it in Excel, then copy the cells and paste them here, or save a copy without the password.",
  oldExcel:
    "This is an old Excel file (.xls). Open it and save it as .xlsx or CSV, or copy the cells and paste them here.",
  numbers:
    "This is an Apple Numbers file. In Numbers, choose File, Export To, Excel or CSV, then choose that file.",
  openDocument:
    "This is an OpenDocument spreadsheet. Save it as .xlsx or CSV, or copy the cells and paste them here.",
  wordDocument: "This is a Word document. Copy the table in it and paste it here.",
  pdf: "This is a PDF. Select the list in it, copy it and paste it here, one college on each line.",
  image: "This is a picture, and we can’t read text in pictures. Paste or type the names, one on each line.",
  webPage:
    "This file is a web page, even if its name ends in .xls. Open it, copy the table and paste it here.",
  planFile:
    "This is not a spreadsheet. If it is a plan saved by Tassel, use “Open a plan file” on your plan.",
  link: "This is a link to a sheet, and we can’t open links. Open the sheet, select the cells with your colleges, copy them and paste them here.",
  damaged:
    "This file is damaged or incomplete. Save or export it again, or copy the cells and paste them here.",
  unknownFile: "We can’t read this kind of file. Choose .xlsx or CSV, or copy the cells and paste them here.",
  noCollege: "We found no college in your list. Check that it includes the column with the college names.",
  unreadable: "Your device couldn’t read this file. It may have been moved or deleted. Choose it again.",
  notLoaded: "We couldn’t load the list reader. Check your connection and try again.",
};

const asked: Readonly<Record<AskReason, (name: string) => string>> = {
  sameName: (name) => `Which college is “${name}”?`,
  misspelled: (name) => `Is “${name}” this college?`,
  otherPlace: (name) => `“${name}” isn’t in the state on your list. Which one do you mean?`,
  merged: (name) => `“${name}” is now part of another college. Do you mean this one?`,
  otherNumber: (name) => `The ID number next to “${name}” belongs to another college. Which one do you mean?`,
};

const note: NoteWords = {
  due: (round, day) =>
    round === null
      ? `Deadline in our list: ${formatDate(day)}`
      : `Deadline in our list, ${roundWords.inText(round)}: ${formatDate(day)}`,
  alsoRound: (round) => `Also in our list: ${roundWords.inText(round)}`,
  other: (heading, text) => (heading === "" ? text : `${heading}: ${text}`),
};

export const words = {
  title: "Bring your list",
  back: "Back to my plan",
  lead: "Paste it from Google Sheets or Excel, or choose a file. We match the names and keep your statuses, rounds and notes. You can check everything before it is added.",
  kept: "Your list is read on this device. It isn’t sent to us.",
  paste: "Your list",
  pasteHint: "Paste whole rows with headings, or just the names, one on each line.",
  placeholder:
    "College\tRound\tDeadline\tStatus\nBates College\tED\t11/15\tApplied\nUMass Amherst\tEA\t11/5\tApplied",
  read: "Read my list",
  reading: "Reading your list",
  choose: "Choose a file",
  files: "Excel (.xlsx), CSV or text. You can also drop a file here.",
  how: "From Naviance, Scoir or the Common App",
  howTo: [
    "Scoir: open My Colleges and use its export, or copy the table view.",
    "Naviance: open “Colleges I’m applying to,” select the table, copy it and paste it here. Your counselor can also export it as a file.",
    "Common App: select the list under My Colleges, copy it and paste it here.",
  ],
  problemTitle: (file: string | null) =>
    file === null ? "We couldn’t read that" : `We couldn’t read ${file}`,
  problem: (problem: keyof typeof problems) => problems[problem],
  nothingLost: "Your plan hasn’t changed.",

  found: (count: number, file: string | null) =>
    file === null ? `${formatColleges(count)} in your list` : `${formatColleges(count)} in ${file}`,
  again: "Use another list",
  sheet: "Sheet",
  sheetHint: (count: number) =>
    `This workbook has ${formatInteger(count)} sheets. We read the one with the most colleges.`,

  askHeading: (count: number) =>
    count === 1 ? "One name needs your answer" : `${formatInteger(count)} names need your answer`,
  ask: (because: AskReason, name: string) => asked[because](name),
  askRow: (line: number) => `Row ${formatInteger(line)}`,
  neither: "None of these. Leave it out",
  place: (city: string, state: string) => `${city}, ${state}`,

  readyHeading: (count: number) => `Ready to add: ${formatColleges(count)}`,
  readyLead: "Uncheck any you don’t want.",
  include: (name: string) => `Add ${name}`,
  writtenAs: (name: string) => `In your list: ${name}`,
  wasCalled: (name: string) => `It used to be called ${name}.`,
  inPlan: "This college is already in your plan. We add what’s new and keep what you have.",
  dropped: "Your list says you’re no longer interested",
  status: (status: Exclude<ListedStatus, "removed">) => listWords.list.statusName(status),
  round: roundWords.name,
  noRound: "No round in your list",
  date: (round: string, date: string) => `${round}: ${date}`,
  about: (date: string) => `about ${date}`,
  passed: (date: string) => `${date}, passed`,
  otherYear: (date: string) => `${date} for this year’s seniors`,
  rolls: "no fixed date",
  dateUnknown: "date not known",
  datesLater: "Application dates haven’t loaded. They’ll appear in your plan once this device is online.",
  ownDay: (round: ApplicationPlan | null, date: string) =>
    round === null
      ? `Your list says ${date}. Check with the college.`
      : `Your list says ${date} for ${roundWords.inText(round)}. Check with the college.`,
  moreRows: (count: number) => `Show ${formatInteger(count)} more`,

  unknownHeading: (count: number) =>
    count === 1 ? "One name we couldn’t match" : `${formatInteger(count)} names we couldn’t match`,
  unknownLead: "They won’t be added unless you find them here. The full name usually works.",
  unknownRow: (name: string, line: number) => `${name} (row ${formatInteger(line)})`,
  find: "Find this college",
  findName: (name: string) => `College for “${name}”`,
  andMore: (count: number) => `and ${formatInteger(count)} more`,
  notLookedUp: (count: number) =>
    `We don’t recognize ${formatInteger(count)} names, and we suggest similar ones only for the first ${formatInteger(listLimits.searches)}.`,

  columnsHeading: "Other columns",
  columns: "Keep these in each college’s note",
  columnsHint: "Your plan has no separate field for these.",
  columnDetail: (count: number) => formatColleges(count),

  leftOutHeading: (count: number) => `${formatCount(count, "row", "rows")} without a college`,
  leftOutRow: (line: number, text: string) => `Row ${formatInteger(line)}: ${text}`,
  joined: (count: number) =>
    count === 1
      ? "One college was in your list twice. We combined the rows."
      : `${formatInteger(count)} rows repeat a college. We combined them.`,
  beyond: (count: number) =>
    `Your list is longer than ${formatInteger(listLimits.rows)} rows. ${formatCount(count, "row was", "rows were")} not read. Paste those rows separately.`,

  bar: "Add to my plan",
  add: (count: number) => `Add ${formatColleges(count)}`,
  addNone: "Nothing to add yet",
  waiting: (count: number) =>
    count === 1
      ? "One name still needs your answer. Until you answer, that college is left out."
      : `${formatInteger(count)} names still need your answer. Until you answer, those colleges are left out.`,
  same: "Your plan already has all of this.",
  done: ({ added, changed, leftOut, cutNotes }: Omit<ListDrafts, "drafts">): string => {
    const parts = [
      added > 0 ? `${formatColleges(added)} added` : null,
      changed > 0 ? `${formatColleges(changed)} updated` : null,
    ].filter((part) => part !== null);
    return [
      `${formatAnd(parts)}.`,
      leftOut > 0
        ? `${formatColleges(leftOut)} left out: a plan holds at most ${formatInteger(planLimits.colleges)}.`
        : null,
      cutNotes > 0 ? `${formatCount(cutNotes, "note was", "notes were")} shortened to fit.` : null,
    ]
      .filter((part) => part !== null)
      .join(" ");
  },
  note,
};
