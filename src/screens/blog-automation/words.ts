/** The text of /blog-automation. */
import type { CalendarSubject, DraftKind, PostState } from "#contract/adminPosts.ts";
import { formatInteger } from "#lib/format.ts";
import type { PostView } from "./views.ts";

export const words = {
  title: "Blog posts",
  lead: "Plan, write and publish posts. Every figure comes from a record, and nothing goes out without a person’s approval.",
  views: "Parts of this page",
  view: { posts: "Posts", calendar: "Calendar", new: "New post" } satisfies Record<PostView, string>,
  kept: "Nothing was changed.",
  problem: "That didn’t work",
};

export const listWords = {
  title: "Posts",
  loading: "Loading the posts",
  failed: "We couldn’t load the posts",
  none: "No posts yet",
  noneText: "Start with a draft made from our records, or with an empty page.",
  start: "Start a post",
  untitled: "Untitled",
  states: {
    draft: "Draft",
    scheduled: "Scheduled",
    published: "Published",
    unpublished: "Taken down",
    discarded: "Set aside",
  } satisfies Record<PostState, string>,
  changed: (moment: string, who: string) => `Changed ${moment} by ${who}`,
  former: "an administrator whose account was erased",
  goesOut: (moment: string) => `Goes out ${moment}`,
  newer: "This post has changes that readers don’t see yet.",
  hidden: "An article that came with this release has the same address and is shown in its place.",
};

export const calendarWords = {
  title: "Editorial calendar",
  lead: "What families need in each week of the next six months, and what we have written about it. Dates come from our records, and the rest from the timeline students see.",
  loading: "Loading the calendar",
  failed: "We couldn’t load the calendar",
  state: "State",
  everywhere: "All states",
  grade: "Grade",
  everyGrade: "All grades",
  gradeOf: (grade: number) => `Grade ${grade}`,
  gaps: "Show gaps only",
  week: (day: string) => `Week of ${day}`,
  none: "Nothing here",
  noneText: "No dates or tasks match your choice. Choose another state or grade.",
  subjects: {
    aid: "Financial aid",
    scholarships: "Scholarships",
    applications: "Applications",
    tests: "Tests",
    planning: "Planning",
  } satisfies Record<CalendarSubject, string>,
  certainty: { published: "Published date", expected: "Expected date", reported: "Reported date" },
  task: "From the timeline",
  missing: "Nothing written",
  old: "Written over six months ago",
  written: "Written",
  gapCount: (count: number) =>
    count === 1 ? "1 gap in these weeks" : `${formatInteger(count)} gaps in these weeks`,
};

export const newWords = {
  title: "New post",
  lead: "A draft brings its figures from our records. Read it, make it yours, then save it. Nothing is saved until you do.",
  kind: "What it is about",
  kinds: {
    deadlines: "A month’s deadlines",
    changes: "What changed with a new year",
    state: "A state’s figures",
    explainer: "A term, explained",
  } satisfies Record<DraftKind, string>,
  month: "Month",
  group: "What changed",
  term: "Term",
  state: "State",
  noState: "No state",
  loading: "Loading the possible drafts",
  failed: "We couldn’t load the possible drafts",
  make: "Make a draft",
  making: "Making the draft",
  empty: "Start with an empty page",
  nothing: "No records have changed with a new year.",
};

export const editorWords = {
  back: "All posts",
  loading: "Loading the post",
  failed: "We couldn’t load this post",
  unsaved: "Not saved yet",
  fields: "Text",
  name: "Title",
  nameHint: "Use 10 to 61 characters.",
  slug: "Address",
  slugHint: "The address is under /blog/, and it can’t change once the post is published.",
  excerpt: "Excerpt",
  excerptHint: "This is for lists and search engines. Use 50 to 165 characters, without amounts.",
  answer: "Short answer",
  answerHint: "Write what a family should know if it reads nothing else.",
  category: "Category",
  tags: "Tags",
  tagsHint: "Separate them with commas.",
  period: "Year of most figures",
  periodHint: "For example, 2026-27. Leave this blank if there is none.",
  tools: "Tools to link to",
  related: "Related pages",
  pathsHint: "One path per line, such as /help/fafsa-completion-guide.",
  body: "Text in Markdown",
  bodyHint:
    "Use ## for headings, - for lists, and [words](/path) for links. Bind a figure to its record: {{fact:pellMaximum}}.",
  tooLong: (over: number) => `${formatInteger(over)} characters too long.`,
  save: "Save",
  saving: "Saving",
  saved: "Saved.",
  keptHere: "This isn’t saved yet. What you typed stays in this tab.",
  check: "Check and preview",
  checking: "Checking",
  preview: "Preview",
  hidePreview: "Hide the preview",
  tool: (name: string) => `The tool “${name}” goes here.`,
  conflict: "Someone else saved first",
  showNewest: "Show the newest version",
};

export const checkWords = {
  title: "Checks",
  none: "Nothing is wrong.",
  faults: (count: number) => (count === 1 ? "1 problem to fix" : `${formatInteger(count)} problems to fix`),
  line: (line: number) => `Line ${formatInteger(line)}:`,
  summary: (count: number, grade: string, sources: number) =>
    `${formatInteger(count)} words · reading grade ${grade} · ${sources === 1 ? "1 source" : `${formatInteger(sources)} sources`}`,
  stale: "You have changed the text since then. Check it again.",
};

export const approvalWords = {
  title: "Publishing",
  status: "Status",
  saveFirst: "Save your changes first. Only a saved version can be approved.",
  fixFirst: "Fix the problems above first.",
  isLive: "Readers see the newest version.",
  day: "Day",
  time: "Time",
  zone: (zone: string) => `By your clock: ${zone.replaceAll("_", " ")}.`,
  lost: (time: string) => `The clocks skip ${time} on that day. When should the post go out?`,
  doubled: (time: string) => `The clocks show ${time} twice on that day. When should the post go out?`,
  lostChoices: { earlier: "An hour earlier", later: "An hour later" },
  doubledChoices: { earlier: "The first time", later: "The second time" },
  past: "This time has passed. Choose a later one.",
  incomplete: "Choose a day and a time.",
  unreadable: "There is no such day or time.",
  schedule: "Approve for this time",
  now: "Approve and publish now",
  withdraw: "Take back the approval",
  open: "Open the page",
  down: "Take it down permanently",
  downTitle: "Take this post down?",
  downText:
    "Its address will say that the page is gone, and search engines will drop it. The post can’t come back at this address. Its text stays here.",
  keep: "Keep it",
  setAside: "Set the draft aside",
  takeUp: "Take it up again",
  file: "Save as a file",
  fileNote: "This is a Markdown file for content/blog. Saving it is noted in the audit log.",
  done: {
    approved: "Approved.",
    published: "Published. Readers can see it now.",
    withdrawn: "The approval was withdrawn.",
    down: "The post was taken down.",
    aside: "Set aside.",
    up: "It is a draft again.",
    file: "The file is in your downloads.",
  },
};

export const versionWords = {
  title: "Versions",
  version: (version: number) => `Version ${formatInteger(version)}`,
  newest: "newest",
  beside: "saved second, kept alongside",
  live: "what readers see",
  by: (who: string, moment: string) => `${who}, ${moment}`,
  take: (version: number) => `Put version ${formatInteger(version)} into the editor`,
  taken: (version: number) =>
    `The text of version ${formatInteger(version)} is in the editor. Save it to make it the newest.`,
};
