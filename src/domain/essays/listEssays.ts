/** Lists the essays that a plan's colleges ask for, by application. */
import type { Deadline } from "#domain/college/deadline.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { findEvent } from "#domain/timeline/admissionDates.ts";
import type { Application } from "#domain/timeline/applications.ts";
import { formatCycle } from "#domain/timeline/classYear.ts";
import { countOwnEssays, findMainEssay, type MainEssay } from "#domain/timeline/essayDemand.ts";
import { listApplications } from "#domain/timeline/listApplications.ts";
import type { TimelineCollege } from "#domain/timeline/timeline.ts";
import { findAiRules } from "./aiPolicies.ts";
import type {
  CollegeEssayGroup,
  EssayCoverage,
  EssayDue,
  EssayList,
  EssayListInput,
  EssayProgress,
  EssaySet,
  PlatformCollege,
  PlatformEssays,
  StudentEssay,
} from "./essayList.ts";
import {
  findCollegeEssays,
  listCollegePrompts,
  listPlatformPrompts,
  listTransferPrompts,
} from "./essayPrompts.ts";
import { buildSets, countOwnProgress, countProgress, groupEssays, type KeptEssays } from "./essaySets.ts";
import type { ApplicationPlatform, EssayPrompt } from "./prompt.ts";

/** Applications that ask the same of all their colleges, in the order in which the list shows them. */
const sharedPlatforms = ["commonApp", "uc", "csu", "applyTexas", "coalition"] as const;

export function listEssays(input: EssayListInput): EssayList {
  const { graduationYear } = input;
  const student = graduationYear === null ? null : listApplications({ ...input, graduationYear }, rules);
  const isTransfer = student?.applicant.kind === "transfer";
  const dues = new Map((student?.applications ?? []).map((one) => [one.college.unitId, toDue(one)]));
  const applications = student?.applications ?? input.colleges.map(toUndated);
  const context: Context = {
    input,
    applications: new Map(applications.map((one) => [one.college.unitId, one])),
    dues,
    isTransfer,
    mainEssay: findMainEssay(applications),
    kept: groupEssays(input.essays),
  };
  const colleges = [...new Map(input.colleges.map((one) => [one.unitId, one])).values()]
    .filter(({ status }) => status !== "denied")
    .map((college) => ({ college, platforms: listPlatforms(college, input.deadlines) }));
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

/** Without a class there are no rounds, and still colleges to write for. */
function toUndated(college: TimelineCollege): ListedApplication {
  const isToSend = college.status === "considering" || college.status === "applying";
  return { college, plan: findPublicSystem(college.unitId) ?? college.plan ?? "regularDecision", isToSend };
}

type ListedApplication = Pick<Application, "college" | "plan" | "isToSend">;

type Context = {
  input: EssayListInput;
  applications: ReadonlyMap<number, ListedApplication>;
  mainEssay: MainEssay;
  dues: ReadonlyMap<number, EssayDue>;
  isTransfer: boolean;
  kept: KeptEssays;
};

type ListedCollege = { college: TimelineCollege; platforms: readonly ApplicationPlatform[] };

/** The applications that a record names: UC and CSU by campus, others by the college's page or the Common App's grid. */
function listPlatforms(
  { unitId, requirements }: TimelineCollege,
  deadlines: readonly Deadline[],
): ApplicationPlatform[] {
  const system = findPublicSystem(unitId);
  if (system !== null) return [system];
  const platforms = new Set(findCollegeEssays(unitId)?.platforms);
  const isInGrid =
    requirements?.isInGrid === true ||
    deadlines.some((one) => one.unitId === unitId && one.source === "commonAppGrid");
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
  const prompts = context.isTransfer ? listTransferPrompts(platform) : listPlatformPrompts(platform);
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
    mainEssay: platform === "commonApp" ? context.mainEssay : "toWrite",
    progress: countPlatformProgress(platform, sets, colleges, context),
  };
}

/** An essay that no college of the list wants is not asked for, and one that has gone out is finished. */
function countPlatformProgress(
  platform: ApplicationPlatform,
  sets: readonly EssaySet[],
  colleges: readonly PlatformCollege[],
  context: Context,
): EssayProgress {
  const progress = countProgress(sets);
  if (platform === "commonApp") {
    if (context.mainEssay === "notAsked") return nothingAsked;
    if (context.mainEssay === "sent") return finish(progress);
  }
  const isSent = ({ unitId }: PlatformCollege) => context.applications.get(unitId)?.isToSend === false;
  return colleges.length > 0 && colleges.every(isSent) ? finish(progress) : progress;
}

const nothingAsked: EssayProgress = { asked: 0, started: 0, drafted: 0, finished: 0 };

function finish({ asked }: EssayProgress): EssayProgress {
  return { asked, started: asked, drafted: asked, finished: asked };
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
  if (prompts.length > 0) return "recorded";
  return isTransfer ? "transfer" : "none";
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
    progress: countCollegeProgress(college, sets, context),
  };
}

/** Where it asks for essays that we don't have, those that the student typed in, and at least one. */
function countCollegeProgress(
  college: TimelineCollege,
  sets: readonly EssaySet[],
  context: Context,
): EssayProgress {
  const application = context.applications.get(college.unitId);
  const recorded = countProgress(sets);
  const isCounted = context.isTransfer || sets.length > 0 || college.requirements == null;
  const least = isCounted ? 0 : countOwnEssays({ college, plan: application?.plan ?? null });
  const progress =
    least <= recorded.asked
      ? recorded
      : countOwnProgress(context.kept.byCollege.get(college.unitId) ?? [], least);
  return application?.isToSend === false ? finish(progress) : progress;
}

function findCoverage(
  { unitId, hasOpenAdmission, requirements }: TimelineCollege,
  platforms: readonly ApplicationPlatform[],
  { isTransfer }: Context,
): EssayCoverage {
  if (platforms.includes("uc") || platforms.includes("csu")) return "application";
  if (isTransfer) return "transfer";
  if (listCollegePrompts(unitId).length > 0) return "recorded";
  if (findCollegeEssays(unitId) !== null) return "none";
  if (requirements?.writing === true) return "asked";
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
