/**
 * What assistants may ask for at /mcp: each tool with its name, what it is for, and the schema of its arguments. Money and
 * grades come as arguments alone; nothing of a call is stored or logged.
 */
import { z } from "zod";
import { livingPlans, sizes } from "#domain/answers/catalog/profile.ts";
import { stateCodes } from "#domain/college/states.ts";
import { searchTraits } from "#domain/counselor/counselor.ts";
import { earlierLength, mostEarlier } from "#domain/counselor/earlierQuestions.ts";
import { questionLimit } from "#domain/counselor/normalize.ts";
import { searchedLevels } from "#domain/search/filters.ts";

const college = z
  .string()
  .min(2)
  .max(120)
  .describe("A college’s name, nickname or former name, such as “Ohio State”, or its six-digit UNITID.");
const state = z.enum(stateCodes).describe("A state, D.C. or Puerto Rico, by its two letters.");
const money = z.number().int().min(0).max(10_000_000);

/** What may be told of the student; nothing is required, and what is missing makes a range wider. */
const student = {
  gpa: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe("Grade average. Out of 4.0 unless gpa_scale says otherwise."),
  gpa_scale: z.enum(["unweighted", "weighted", "percent"]).optional(),
  sat: z.number().int().min(400).max(1600).optional().describe("SAT total."),
  act: z.number().int().min(1).max(36).optional().describe("ACT composite."),
  class_rank_top_percent: z
    .number()
    .min(1)
    .max(100)
    .optional()
    .describe("Class rank: 8 for the top 8%. Some states guarantee admission by rank."),
  grade: z.number().int().min(9).max(12).optional().describe("Grade in high school."),
  home_state: state.optional(),
  home_zip: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  family_income_usd: money.optional().describe("The family’s income a year, before taxes."),
  family_size: z.number().int().min(1).max(20).optional(),
  parents_in_home: z.union([z.literal(1), z.literal(2)]).optional(),
  budget_usd: money.optional().describe("The most the family can pay a year."),
};

const majors = z
  .array(z.string().min(2).max(60))
  .max(3)
  .optional()
  .describe(
    "Fields of study as a student says them, such as “nursing” or “computer science”, or two-digit CIP families.",
  );

const letterLength = 256_000;

export const mcpTools = {
  find_colleges: {
    title: "Find colleges",
    description:
      "Colleges by name (nicknames, former names, misspellings), or by state, price and kind, in the same order as the search on the site.",
    input: z.strictObject({
      name: z.string().min(2).max(120).optional(),
      state: state.optional(),
      majors,
      max_price_usd: money.optional().describe("The most to pay a year, after grants."),
      traits: z.array(z.enum(searchTraits)).max(5).optional(),
      order: z.enum(["match", "price", "admitRate", "graduation", "size", "earnings"]).optional(),
      limit: z.number().int().min(1).max(20).optional(),
      ...student,
    }),
  },
  college: {
    title: "One college",
    description:
      "What is published about one college: admission, tests, size, graduation, price, aid, earnings.",
    input: z.strictObject({ college }),
  },
  compare: {
    title: "Compare colleges",
    description: "Two to six colleges side by side: chance and price for this student.",
    input: z.strictObject({ colleges: z.array(college).min(2).max(6), ...student }),
  },
  first_list: {
    title: "A first list",
    description:
      "A balanced list for one student, with at least two financial safeties where there are any: colleges that are sure to admit the student and that the family can pay for.",
    input: z.strictObject({
      ...student,
      majors,
      max_distance_miles: z.number().int().min(1).max(5_000).optional(),
      living: z.enum(livingPlans).optional().describe("Where the student would live."),
      levels: z.array(z.enum(searchedLevels)).max(2).optional(),
      sizes: z.array(z.enum(sizes)).max(3).optional(),
    }),
  },
  price: {
    title: "Likely price",
    description: "What a year at a college would likely cost this family after grants, as a range.",
    input: z.strictObject({ college, ...student }),
  },
  chance: {
    title: "Chance of admission",
    description:
      "The student’s chance at a college, as a range. It counts grades and scores, but not essays.",
    input: z.strictObject({ college, ...student }),
  },
  assured_admission: {
    title: "Assured admission",
    description:
      "Published rules that promise a place for grades, rank or scores, in a state or at a college.",
    input: z.strictObject({ state: state.optional(), college: college.optional(), ...student }),
  },
  aid_index: {
    title: "Student Aid Index and Pell",
    description: "The Student Aid Index and the Pell Grant by income and family, with the federal tables.",
    input: z.strictObject({
      family_income_usd: student.family_income_usd.unwrap(),
      family_size: student.family_size,
      parents_in_home: student.parents_in_home,
      home_state: student.home_state,
    }),
  },
  state_programs: {
    title: "State aid programs",
    description:
      "What a state pays its students, who gets it, and by when. With a program’s name, only that program.",
    input: z.strictObject({ state, program: z.string().min(2).max(120).optional(), ...student }),
  },
  read_letter: {
    title: "Read an award letter",
    description:
      "The text of one financial aid offer, read line by line. It says what is in doubt; ask the family to confirm that with the letter.",
    input: z.strictObject({ text: z.string().min(1).max(letterLength) }),
  },
  deadlines: {
    title: "Application dates",
    description: "When applications to these colleges are due, by round.",
    input: z.strictObject({ colleges: z.array(college).min(1).max(10) }),
  },
  essay_prompts: {
    title: "Essay questions",
    description: "What a college asks first-year applicants to write this year, with its limits.",
    input: z.strictObject({ college }),
  },
  answer: {
    title: "Answer a question",
    description:
      "A question about applying to or paying for college, answered from Tassel’s records and answer cards. It says when it does not know. Send the family’s own words, and for “and out of state?” or “which of those is cheaper?” the questions before it.",
    input: z.strictObject({
      question: z.string().min(1).max(questionLimit),
      earlier_questions: z
        .array(z.string().min(1).max(earlierLength))
        .max(mostEarlier)
        .optional()
        .describe(
          "What the family asked before in this conversation, oldest first, word for word. Nothing is kept between calls.",
        ),
      ...student,
    }),
  },
  method: {
    title: "How the figures are made",
    description:
      "How chances and prices are estimated, how far off they were on past results, and each source.",
    input: z.strictObject({}),
  },
} as const satisfies Readonly<Record<string, { title: string; description: string; input: z.ZodType }>>;

export type McpToolName = keyof typeof mcpTools;
export type McpArguments<Name extends McpToolName> = z.output<(typeof mcpTools)[Name]["input"]>;
/** What any tool may be told of the student. */
export type McpStudent = Partial<McpArguments<"first_list">>;

/** What a call takes of a thread, in milliseconds: by it the whole site’s and each tool’s share is counted. */
export const mcpCosts: Readonly<Record<McpToolName, number>> = {
  find_colleges: 20,
  college: 4,
  compare: 8,
  first_list: 40,
  price: 4,
  chance: 4,
  assured_admission: 4,
  aid_index: 4,
  state_programs: 6,
  read_letter: 100,
  deadlines: 4,
  essay_prompts: 2,
  answer: 20,
  method: 1,
};
/** Reading a question that came before. */
const earlierCost = 4;

/** The arguments were read by the tool's own schema. */
export function findCost(name: McpToolName, given: unknown): number {
  const read = name === "answer" ? mcpTools.answer.input.safeParse(given) : null;
  const earlier = read?.success === true ? (read.data.earlier_questions ?? []).length : 0;
  return mcpCosts[name] + earlier * earlierCost;
}
