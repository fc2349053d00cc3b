/** The counselor's tools as a language model asks for them: what each is for, and the shape of its input. */
import { z } from "zod/mini";
import { deadlineRounds } from "#domain/college/rounds.ts";
import { stateCodes } from "#domain/college/states.ts";
import { type CounselorTool, collegeMeasures, counselorTools } from "../counselor.ts";

const name = z.string().check(z.minLength(1), z.maxLength(120));
const colleges = z.array(name).check(z.minLength(1), z.maxLength(4));
const noColleges = z.optional(z.array(name).check(z.maxLength(4)));
const state = z.enum(stateCodes);
const residency = z.optional(z.enum(["resident", "nonresident"]));

const changeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["addCollege", "removeCollege"]), college: name }),
  z.strictObject({ kind: z.literal("gpa"), value: z.number().check(z.minimum(0), z.maximum(100)) }),
  z.strictObject({ kind: z.literal("satTotal"), value: z.int().check(z.minimum(400), z.maximum(1_600)) }),
  z.strictObject({ kind: z.literal("actComposite"), value: z.int().check(z.minimum(1), z.maximum(36)) }),
  z.strictObject({
    kind: z.enum(["budgetUsd", "incomeUsd"]),
    value: z.number().check(z.minimum(0), z.maximum(10_000_000)),
  }),
  z.strictObject({ kind: z.literal("homeState"), state }),
]);
export type ToolChange = z.output<typeof changeSchema>;

/** Names are as a person writes them: "Ohio State", "UC Davis". */
export const toolInputs = {
  searchColleges: z.strictObject({ request: z.string().check(z.minLength(1), z.maxLength(300)) }),
  collegeFacts: z.strictObject({
    colleges,
    measure: z.enum(collegeMeasures),
    major: z.optional(name),
    residency,
  }),
  chance: z.strictObject({ colleges: noColleges, residency }),
  price: z.strictObject({ colleges: noColleges, residency }),
  match: z.strictObject({ colleges }),
  whatIf: z.strictObject({ colleges: noColleges, change: changeSchema }),
  planOdds: z.strictObject({}),
  compare: z.strictObject({
    colleges: z.array(name).check(z.minLength(2), z.maxLength(4)),
    measure: z.optional(z.enum(collegeMeasures)),
  }),
  studentAidIndex: z.strictObject({}),
  deadlines: z.strictObject({
    colleges: noColleges,
    round: z.optional(z.enum(deadlineRounds)),
    aid: z.optional(z.boolean()),
  }),
  nextSteps: z.strictObject({}),
  statePrograms: z.strictObject({ state: z.optional(state), program: z.optional(name) }),
  assuredAdmission: z.strictObject({ colleges: noColleges, state: z.optional(state) }),
  offers: z.strictObject({ colleges: noColleges }),
  writtenPages: z.strictObject({ question: z.string().check(z.minLength(1), z.maxLength(300)) }),
  proposeChange: z.strictObject({ change: changeSchema }),
} as const satisfies Readonly<Record<CounselorTool, z.ZodMiniType>>;

export type ToolInput = {
  [Tool in CounselorTool]: { tool: Tool; input: z.output<(typeof toolInputs)[Tool]> };
}[CounselorTool];

export const toolDescriptions: Readonly<Record<CounselorTool, string>> = {
  searchColleges:
    "Finds colleges from a short request in plain words: place, kind, major, size, price limit, order. Example: public colleges in Ohio with nursing and a low price.",
  collegeFacts: "One published fact about up to four colleges. Use `compare` to set colleges side by side.",
  chance: "The student's estimated chance of admission. Without colleges: those on the student's list.",
  price: "What the student's family would likely pay a year. Without colleges: those on the student's list.",
  match: "How well colleges fit the student.",
  whatIf: "How chance or price would change with another score, GPA, income, budget or home state.",
  planOdds: "The odds of at least one admission from the student's list.",
  compare:
    "Two to four colleges side by side. The only tool whose figures for different colleges may share a sentence.",
  studentAidIndex: "The family's Student Aid Index and Pell Grant.",
  deadlines:
    "Application dates of colleges, or of the student's list. `aid` true: when financial aid forms are due.",
  nextSteps: "The student's next tasks, from the timeline.",
  statePrograms: "State grants and scholarships, by state or by one program's name.",
  assuredAdmission: "Published rules that guarantee admission, of colleges or a state.",
  offers: "What the award letters on the device leave to pay.",
  writtenPages:
    "Our own short answer to a question on how admission and aid work. Use it for every rule, advice and explanation.",
  proposeChange:
    "Shows the student a card with one change to the plan. Nothing changes until the student presses it.",
};

/** The calls a model made, as this release understands them; null where it names no tool or breaks its schema. */
export function readToolCall(tool: string, input: unknown): ToolInput | null {
  const known = counselorTools.find((one) => one === tool);
  if (known === undefined) return null;
  const parsed = toolInputs[known].safeParse(input);
  // The input was parsed with this tool's own schema.
  return parsed.success ? ({ tool: known, input: parsed.data } as ToolInput) : null;
}
