/** Turns a finished draft into a displayed task, and sorts tasks. */

import { nameMainGrant } from "#domain/aid/mainGrants.ts";
import type { Day } from "#lib/dates.ts";
import { tellAsked } from "./askedWords.ts";
import { toAwardYear } from "./classYear.ts";
import type { Draft } from "./drafts.ts";
import { isTestLeft } from "./nextSittings.ts";
import { findTaskState, isMarked, type Standpoint } from "./taskState.ts";
import type {
  DateConfidence,
  TaskPerson,
  TaskTemplate,
  TestPlan,
  TimelineTask,
  TransferRecord,
} from "./timeline.ts";

const testNames: Readonly<Record<TestPlan, string>> = { sat: "SAT", act: "ACT", ap: "AP", ib: "IB" };

export function buildTask(draft: Draft, standpoint: Standpoint): TimelineTask {
  const { id, template, own, dates, mark, due, movedFrom, unitId } = draft;
  const people = listPeople(template?.who ?? [], standpoint);
  const who = mark.who ?? people[0] ?? own?.who ?? "student";
  const from = pickEarlierDay(dates?.from ?? null, due);
  const state = findTaskState(draft, from, standpoint);
  const asked = readAsked(draft, standpoint);
  return {
    id,
    templateId: template?.id ?? null,
    isOwn: own !== null,
    title: mark.title ?? getTitle(draft, standpoint),
    why: asked?.why ?? (template === null ? null : getWhy(template, draft, standpoint)),
    area: template?.area ?? null,
    who,
    helpers: listHelpers(people, who),
    unitId,
    from,
    due,
    movedFrom: mark.due === null ? movedFrom : null,
    standing: findDateConfidence(draft),
    basis: dates?.basis ?? null,
    needs: draft.needs.map((need) => need.id),
    effortMinutes: template?.effortMinutes ?? null,
    weight: template?.weight ?? "should",
    state,
    stillOpen: state !== "done" && state !== "dropped" && !draft.isMissed,
    evidence: asked === null ? (template?.evidence ?? null) : { grade: "published", source: asked.source },
    to: findPath(draft),
    isEdited: own === null && isMarked(draft) && (mark.title ?? mark.due ?? mark.who) !== null,
    isMelt: template?.isMelt === true,
    doneOn: mark.doneOn,
  };
}

/** What the college itself told of this task. */
function readAsked({ template, application }: Draft, { cycle, reader }: Standpoint) {
  if (template === null || application?.college.requirements == null) return null;
  const { name, requirements } = application.college;
  if (template.per !== "application") return null;
  const { why } = wordTask(template, reader);
  return tellAsked({ id: template.id, why }, { name, requirements, cycle }, reader);
}

/**
 * By date, with days before months that end on them, and undated tasks last. On the same day prerequisites come first, as
 * in `tasks`; the same task of several colleges is grouped by id, so that the order is stable.
 */
export function sortByDay(tasks: readonly TimelineTask[]): TimelineTask[] {
  const places = new Map<string, number>();
  for (const { templateId } of tasks) {
    if (templateId !== null && !places.has(templateId)) places.set(templateId, places.size);
  }
  const placeOf = ({ templateId }: TimelineTask) =>
    templateId === null ? places.size : (places.get(templateId) ?? places.size);
  return tasks.toSorted(
    (a, b) =>
      compareByDay(a.due ?? "9", b.due ?? "9") ||
      Number(a.standing === "month") - Number(b.standing === "month") ||
      placeOf(a) - placeOf(b) ||
      compareByDay(a.id, b.id),
  );
}

/** Where to do it: at the student's essay, or at the list if there are several. */
function findPath({ template, work }: Draft): string | null {
  const [first, second] = work?.essayIds ?? [];
  if (first === undefined) return template?.to ?? null;
  return second === undefined ? `/essays?essay=${first}` : "/essays";
}

function findDateConfidence({ own, mark, dates, movedFrom }: Draft): DateConfidence {
  if (own !== null || mark.due !== null || dates === null) return "own";
  return movedFrom === null ? dates.standing : "computed";
}

/** A template as one reader is told it. */
export function wordTask(
  { title, why, forms }: Pick<TaskTemplate, "title" | "why" | "forms">,
  reader: TaskPerson,
): { title: string; why: string } {
  return { title, why, ...(reader === "student" ? {} : forms?.[reader]) };
}

/** As its reader is told it; where a test is asked for and none is left before the college's date, another step. */
function findWords(
  template: TaskTemplate,
  { application }: Draft,
  { today, reader }: Standpoint,
): { title: string; why: string } {
  const { tooLate, scoreRequired } = template;
  if (scoreRequired !== undefined && application?.college.testPolicy === "required")
    return wordTask(scoreRequired, reader);
  const deadline = application?.deadline ?? null;
  const isOpen = tooLate === undefined || deadline === null || isTestLeft(deadline, today);
  return wordTask(isOpen ? template : tooLate, reader);
}

function getTitle(draft: Draft, standpoint: Standpoint): string {
  const { own, template } = draft;
  if (own !== null) return own.title;
  if (template === null) return "";
  const title = fillTemplate(findWords(template, draft, standpoint).title, draft, standpoint);
  const later = fafsaYears.get(template.id);
  if (later === undefined) return title;
  return title.replace("the FAFSA", `the ${toAwardYear(standpoint.aidFall + later)} FAFSA`);
}

/** Each school year has its own form: which one is filed, in years after the first. */
const fafsaYears: ReadonlyMap<string, number> = new Map([
  ["fafsaFile", 0],
  ["fafsaAgain", 1],
]);

function getWhy(template: TaskTemplate, draft: Draft, standpoint: Standpoint): string {
  return template.id === "transferTranscripts" && standpoint.transfer !== null
    ? tellTranscripts(standpoint.transfer)
    : fillTemplate(findWords(template, draft, standpoint).why, draft, standpoint);
}

/**
 * Which records a college wants from this transfer student. How many credits are few is each college's own rule, so the high
 * school transcript is asked about, and not at all by somebody with a degree.
 */
function tellTranscripts({ college, credits, hasDegree }: TransferRecord): string {
  const others =
    college === null
      ? "Leaving out a class can cost you your place."
      : "Send one from every other college you attended, too, because leaving out a class can cost you your place.";
  if (hasDegree) return `${others} An unpaid bill can hold records back, so check that first.`;
  const school =
    credits === null
      ? "With few credits, the high school transcript counts too"
      : `With ${credits} ${credits === 1 ? "credit" : "credits"}, ask whether it wants your high school transcript too`;
  return `${others} ${school}. Check for an unpaid bill, too, because one can hold records back.`;
}

function fillTemplate(text: string, { application, test }: Draft, standpoint: Standpoint): string {
  if (!text.includes("{")) return text;
  const { undated, transfer, homeState } = standpoint;
  return text
    .replaceAll("{from}", () => transfer?.college?.name ?? "every college you attended")
    .replaceAll("{colleges}", () => joinSome(undated))
    .replaceAll("{grant}", () => nameMainGrant(homeState))
    .replaceAll("{round}", () => (application?.hasRoundToChoose === true ? ", and in which round" : ""))
    .replaceAll("{college}", () => application?.college.name ?? "the college")
    .replaceAll("{test}", () => (test === null ? "the test" : testNames[test]));
}

/** A title names a few colleges; more would hide the other tasks. */
function joinSome(names: readonly string[]): string {
  const shown = names.length <= maxNames ? names : names.slice(0, maxNames - 1);
  const more = names.length - shown.length;
  return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`;
}
const maxNames = 6;

/** The parents of a homeschooled student are its school. */
function listPeople(people: readonly TaskPerson[], { isHomeschooled }: Standpoint): TaskPerson[] {
  const known = people.map((person) => (isHomeschooled && person === "counselor" ? "parent" : person));
  return [...new Set(known)];
}

function listHelpers(people: readonly TaskPerson[], who: TaskPerson): TaskPerson[] {
  return people.filter((person) => person !== who);
}

function pickEarlierDay(from: Day | null, due: Day | null): Day | null {
  return from !== null && due !== null && due < from ? due : from;
}

/** Dates and ids are plain ASCII; locale comparison is unnecessary and far slower. */
function compareByDay(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
