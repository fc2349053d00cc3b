/** Lists the essays that a plan's colleges ask for, by application. */
import type { Deadline } from "#domain/college/deadline.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { findEvent } from "#domain/timeline/admissionDates.ts";
import type { Application } from "#domain/timeline/applications.ts";
import { formatCycle } from "#domain/timeline/classYear.ts";
import { listApplications } from "#domain/timeline/listApplications.ts";
import type { TimelineCollege } from "#domain/timeline/timeline.ts";
import { findAiRules } from "./aiPolicies.ts";
import type {
  CollegeEssayGroup,
  EssayCoverage,
  EssayDue,
  EssayList,
  EssayListInput,
  PlatformCollege,
  PlatformEssays,
  StudentEssay,
} from "./essayList.ts";
import { findCollegeEssays, listCollegePrompts, listPlatformPrompts } from "./essayPrompts.ts";
import { buildSets, countProgress, groupEssays, type KeptEssays } from "./essaySets.ts";
import type { ApplicationPlatform, EssayPrompt } from "./prompt.ts";

/** Applications that ask the same of all their colleges, in the order in which the list shows them. */
const sharedPlatforms = ["commonApp", "uc", "csu", "applyTexas", "coalition"] as const;

export function listEssays(input: EssayListInput): EssayList {
  const { graduationYear } = input;
  const student = graduationYear === null ? null : listApplications({ ...input, graduationYear }, rules);
  const isTransfer = student?.applicant.kind === "transfer";
  const dues = new Map((student?.applications ?? []).map((one) => [one.college.unitId, toDue(one)]));
  const context: Context = { input, dues, isTransfer, kept: groupEssays(input.essays) };
  const colleges = [...new Map(input.colleges.map((one) => [one.unitId, one])).values()]
    .filter(({ status }) => status !== "denied")
    .map((college) => ({ college, platforms: listPlatforms(college.unitId, input.deadlines) }));
  const shared = sharedPlatforms.flatMap((platform) => buildPlatform(platform, colleges, context) ?? []);
  const own = colleges.map((one) => buildCollege(one, context)).toSorted(byDue);
  const groups = [...shared, ...own];
  const listed = new Set(groups.flatMap(listGroupEssays).map(({ essayId }) => essayId));
  return {
    groups,
    others: input.essays.filter(({ essayId }) => !listed.has(essayId)),
    cycle: findCycle(groups, student === null ? null : formatCycle(student.applicant.entryYear)),
  };
}

const rules = { eventFor: findEvent };

type Context = {
  input: EssayListInput;
  dues: ReadonlyMap<number, EssayDue>;
  isTransfer: boolean;
  kept: KeptEssays;
};

type ListedCollege = { college: TimelineCollege; platforms: readonly ApplicationPlatform[] };

/** The applications that a record names: UC and CSU by campus, others by the college's page or the Common App's grid. */
function listPlatforms(unitId: number, deadlines: readonly Deadline[]): ApplicationPlatform[] {
  const system = findPublicSystem(unitId);
  if (system !== null) return [system];
  const platforms = new Set(findCollegeEssays(unitId)?.platforms);
  const isInGrid = deadlines.some((one) => one.unitId === unitId && one.source === "commonAppGrid");
  if (isInGrid) platforms.add("commonApp");
  return [...platforms];
}

/** Null where none of the colleges uses the application, or might, and the student has begun none of its questions. */
function buildPlatform(
  platform: (typeof sharedPlatforms)[number],
  listed: readonly ListedCollege[],
  context: Context,
): PlatformEssays | null {
  const colleges = listed.flatMap(({ college, platforms }): PlatformCollege[] => {
    const use = findUse(platform, college, platforms);
    if (use === null) return [];
    const { unitId } = college;
    return [{ unitId, use, essayPolicy: context.input.essayPolicies?.get(unitId) ?? null }];
  });
  const prompts = context.isTransfer ? [] : listPlatformPrompts(platform);
  const sets = buildSets(prompts, context.kept);
  const isBegun =
    guessed.has(platform) && sets.some(({ items }) => items.some(({ essays }) => essays.length > 0));
  if (colleges.length === 0 && !isBegun) return null;
  return {
    kind: "platform",
    platform,
    colleges,
    isGuess: !isBegun && guessed.has(platform) && colleges.every(({ use }) => use === "unknown"),
    coverage: findPlatformCoverage(prompts, context),
    sets,
    own: [],
    due: findEarliest(colleges.flatMap(({ unitId }) => context.dues.get(unitId) ?? [])),
    aiRules: findAiRules(null, [platform]),
    progress: countProgress(sets),
  };
}

/** Listed apart while no record names them, and the student has not begun one of their questions. */
const guessed: ReadonlySet<ApplicationPlatform> = new Set(["applyTexas", "coalition"]);

/** Where no record says what a college takes, it may be any of these, and is said to be unknown. ApplyTexas is for Texas. */
function findUse(
  platform: ApplicationPlatform,
  { hasOpenAdmission, state }: TimelineCollege,
  platforms: readonly ApplicationPlatform[],
): PlatformCollege["use"] | null {
  if (platforms.includes(platform)) return "recorded";
  if (platforms.length > 0 || hasOpenAdmission === true) return null;
  const mayBe =
    platform === "commonApp" || platform === "coalition" || (platform === "applyTexas" && state === "TX");
  return mayBe ? "unknown" : null;
}

function findPlatformCoverage(prompts: readonly EssayPrompt[], { isTransfer }: Context): EssayCoverage {
  if (isTransfer) return "transfer";
  return prompts.length > 0 ? "recorded" : "none";
}

function buildCollege({ college, platforms }: ListedCollege, context: Context): CollegeEssayGroup {
  const { unitId } = college;
  const record = findCollegeEssays(unitId);
  const prompts = context.isTransfer ? [] : listCollegePrompts(unitId);
  const sets = buildSets(prompts, context.kept);
  return {
    kind: "college",
    unitId,
    platforms,
    coverage: findCoverage(college, platforms, context),
    demand: context.isTransfer ? null : (record?.demand ?? null),
    note: context.isTransfer ? null : (record?.note ?? null),
    source: record?.source ?? null,
    sets,
    own: context.kept.byCollege.get(unitId) ?? [],
    due: context.dues.get(unitId) ?? null,
    aiRules: findAiRules(unitId, platforms),
    progress: countProgress(sets),
  };
}

function findCoverage(
  { unitId, hasOpenAdmission }: TimelineCollege,
  platforms: readonly ApplicationPlatform[],
  { isTransfer }: Context,
): EssayCoverage {
  if (isTransfer) return "transfer";
  if (listCollegePrompts(unitId).length > 0) return "recorded";
  if (platforms.includes("uc") || platforms.includes("csu")) return "application";
  if (findCollegeEssays(unitId) !== null) return "none";
  return hasOpenAdmission === true ? "openAdmission" : "notRecorded";
}

function toDue(application: Application): EssayDue {
  const { college, plan, deadline, aim, isExpected, isRolling, isToSend, isOver, basis } = application;
  return {
    unitId: college.unitId,
    plan,
    day: deadline,
    aim,
    isExpected,
    isRolling,
    isToSend,
    isOver,
    basis,
  };
}

/** The next of several dates that is still to be met; null if all is sent or nothing is known. */
function findEarliest(dues: readonly EssayDue[]): EssayDue | null {
  const open = dues.filter(({ isToSend, isOver }) => isToSend && !isOver);
  return open.toSorted((one, other) => toSortText(one).localeCompare(toSortText(other)))[0] ?? null;
}

/** Still to send first, by date; undated ones after them; then what is sent or over. */
function byDue(one: CollegeEssayGroup, other: CollegeEssayGroup): number {
  const [first, second] = [toSortText(one.due), toSortText(other.due)];
  return first < second ? -1 : Number(first > second);
}

function toSortText(due: EssayDue | null): string {
  if (due === null) return "1";
  const isOpen = due.isToSend && !due.isOver;
  return `${isOpen ? 0 : 2}${due.aim ?? due.day ?? "9"}`;
}

function listGroupEssays({ sets, own }: PlatformEssays | CollegeEssayGroup): StudentEssay[] {
  return [...own, ...sets.flatMap(({ items }) => items.flatMap(({ essays }) => essays))];
}

function findCycle(groups: EssayList["groups"], current: string | null): EssayList["cycle"] {
  const prompts = groups.flatMap(({ sets }) => sets.flatMap(({ items }) => items));
  const newest = prompts
    .map(({ prompt }) => prompt.cycle)
    .toSorted()
    .at(-1);
  return newest === undefined ? null : { of: newest, isCurrent: current === null || newest === current };
}
