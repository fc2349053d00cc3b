/** Made-up families' commands: whole histories to fill a store with, and the next command that a family sends. */
import { type Command, type CommandDraft, makeCommand, makeTaskMarkDraft } from "#domain/plan/commands.ts";
import { collegeStatuses } from "#domain/plan/plan.ts";
import { applicationPlans } from "#domain/timeline/timeline.ts";

/** Numbers from 0 to below 1 that are the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = () => number;

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("There is nothing to pick from.");
  return item;
}

/** Half of all plans hold fewer than this many commands; a few of a hundred hold ten times as many. */
const medianCommands = 22;
const spread = 0.95;
const fewest = 3;
const most = 600;

/** Log-normal: many families who look around once, and some who keep everything here for two years. */
export function drawPlanSize(random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(most, Math.max(fewest, Math.round(medianCommands * Math.exp(spread * normal))));
}

const words =
  "We drove up on a gray Saturday and the tour guide knew every professor by name the library stays open until two and my brother liked the dining hall more than the lab ask about the honors college and whether the grant renews".split(
    " ",
  );

function writeText(random: Random, count: number): string {
  return Array.from({ length: count }, () => pick(random, words)).join(" ");
}

const taskIds = ["fafsa", "cssProfile", "recommendationLetters", "satFirst", "essayDraft", "collegeList"];

type Kind = { weight: number; draft: (random: Random, unitIds: readonly number[]) => CommandDraft };

/** What families change, roughly as often as they do. Money and essays are apart: they are sealed. */
const kinds: readonly Kind[] = [
  {
    weight: 32,
    draft: (random, unitIds) =>
      makeTaskMarkDraft(random() < 0.5 ? pick(random, taskIds) : `submit.${pick(random, unitIds)}`, {
        doneOn: random() < 0.7 ? "2026-11-21" : null,
      }),
  },
  {
    weight: 18,
    draft: (random, unitIds) => ({
      kind: "setCollegeNote",
      unitId: pick(random, unitIds),
      note: writeText(random, 5 + Math.floor(random() * 60)),
    }),
  },
  { weight: 14, draft: (random, unitIds) => ({ kind: "addCollege", unitId: pick(random, unitIds) }) },
  {
    weight: 10,
    draft: (random, unitIds) => ({
      kind: "setCollegeStatus",
      unitId: pick(random, unitIds),
      status: pick(random, collegeStatuses),
    }),
  },
  {
    weight: 6,
    draft: (random, unitIds) => ({
      kind: "setApplicationPlan",
      unitId: pick(random, unitIds),
      applicationPlan: pick(random, applicationPlans),
    }),
  },
  {
    weight: 8,
    draft: (random) => ({ kind: "setProfile", fields: { satTotal: 800 + Math.floor(random() * 80) * 10 } }),
  },
  {
    weight: 5,
    draft: (random) => {
      const id = `t${Math.floor(random() * 9)}`;
      const title = writeText(random, 5);
      return {
        kind: "setOwnTask",
        taskId: id,
        task: { id, title, due: "2027-01-15", who: "student", unitId: null },
      };
    },
  },
  { weight: 4, draft: (random, unitIds) => ({ kind: "removeCollege", unitId: pick(random, unitIds) }) },
  { weight: 3, draft: () => ({ kind: "setTimeline", fields: { graduationYear: 2027, tests: ["sat"] } }) },
];
const totalWeight = kinds.reduce((sum, { weight }) => sum + weight, 0);

function drawOpen(random: Random, unitIds: readonly number[]): CommandDraft {
  let left = random() * totalWeight;
  for (const { weight, draft } of kinds) {
    left -= weight;
    if (left < 0) return draft(random, unitIds);
  }
  throw new RangeError("The weights do not add up.");
}

function drawMoney(random: Random): CommandDraft {
  return { kind: "setMoney", fields: { familyIncomeUsd: 1_000 * Math.floor(random() * 200) } };
}

export const essayId = "e1";
const essayWords = { fewest: 80, most: 650 };

/** The essay as this window has it now. `seen` is what it replaces, itself among it. */
function drawSave(random: Random, writer: string, turn: number, seen: Record<string, number>): CommandDraft {
  const count = essayWords.fewest + Math.floor(random() * (essayWords.most - essayWords.fewest));
  return { kind: "saveEssay", essayId, writer, turn, seen, text: writeText(random, count) };
}

/** What a plan is about: `sharesMoney` and `hasEssay` say which sealed commands it holds. */
export type Family = { sharesMoney: boolean; hasEssay: boolean };

const moneyShare = 0.08;
const essayShare = 0.08;

/** A whole plan's drafts, oldest first, as its log stands: a text that another replaced is no longer in it. */
export function drawHistory(
  random: Random,
  size: number,
  { sharesMoney, hasEssay }: Family,
  allUnitIds: readonly number[],
): CommandDraft[] {
  const unitIds = Array.from({ length: 4 + Math.floor(random() * 12) }, () => pick(random, allUnitIds));
  const history: CommandDraft[] = [
    { kind: "renameStudent", studentName: "Sam" },
    { kind: "setProfile", fields: { gpa: 3.4, gradeYear: 12 } },
  ];
  if (hasEssay) {
    history.push(
      { kind: "addEssay", essayId, promptId: "commonApp", ownPrompt: null },
      drawSave(random, "seed", 1, {}),
    );
  }
  while (history.length < size) {
    const isMoney = sharesMoney && random() < moneyShare;
    history.push(isMoney ? drawMoney(random) : drawOpen(random, unitIds));
  }
  return history;
}

/** The next change of a family: its number is how many it has made in this rehearsal, from 1. */
export function drawNext(
  random: Random,
  { sharesMoney, hasEssay }: Family,
  turn: number,
  unitIds: readonly number[],
): CommandDraft {
  const luck = random();
  if (hasEssay && luck < essayShare) {
    return drawSave(random, "device", turn, { seed: 1, ...(turn === 1 ? {} : { device: turn - 1 }) });
  }
  if (sharesMoney && luck > 1 - moneyShare) return drawMoney(random);
  return drawOpen(random, unitIds);
}

export function stampCommand(draft: CommandDraft, planId: string, id: string, at: Date): Command {
  return makeCommand(draft, { id, at: at.toISOString(), planId });
}
