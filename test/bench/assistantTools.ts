/** Measures the work of each tool at /mcp, with the real data set and cards, as the thread does it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { loadColleges } from "#server/colleges.ts";
import { callTool, type ToolCall } from "#server/mcp/callTool.ts";
import { mcpTools } from "#server/mcp/toolTable.ts";
import { median } from "./measure.ts";

export const toolRuns = 15;

const student = {
  gpa: 3.6,
  sat: 1_290,
  grade: 12,
  home_state: "OH",
  home_zip: "43210",
  family_income_usd: 70_000,
  family_size: 4,
  budget_usd: 20_000,
} as const;
const colleges = ["Purdue", "Ohio State", "Kenyon College"];
const [college = ""] = colleges;

type Call = {
  [Name in ToolCall["name"]]: [Name, Extract<ToolCall, { name: Name }>["given"]];
}[ToolCall["name"]];

function listCalls(letter: string): readonly Call[] {
  return [
    ["find_colleges", { name: "ohio state" }],
    ["find_colleges", { state: "OH", majors: ["nursing"], max_price_usd: 20_000, ...student }],
    ["college", { college }],
    ["compare", { colleges, ...student }],
    ["first_list", { ...student, majors: ["engineering"], max_distance_miles: 300 }],
    ["first_list", student],
    ["price", { college, ...student }],
    ["chance", { college, ...student }],
    ["assured_admission", { state: "TX", ...student }],
    ["aid_index", { family_income_usd: 70_000, family_size: 4, home_state: "OH" }],
    ["state_programs", { state: "OH", ...student }],
    ["read_letter", { text: letter }],
    ["deadlines", { colleges }],
    ["essay_prompts", { college: "University of Michigan" }],
    ["answer", { question: "when is the FAFSA due in Ohio?", ...student }],
    ["method", {}],
  ];
}

export type ToolFigures = { name: string; medianMs: number; worstMs: number };

/** Each call's median and worst, the first of all left out; `schemasKb`: what an assistant is sent of the tools. */
export function measureAssistantTools(rootFolder: string): {
  calls: readonly ToolFigures[];
  schemasKb: number;
} {
  const letters = readFileSync(join(rootFolder, "test", "fixtures", "letters", "layouts6.txt"), "utf8");
  const around = {
    colleges: loadColleges(join(rootFolder, "data")),
    cards: readFileSync(join(rootFolder, "dist", "reference", "answer-cards.json"), "utf8"),
    library: null,
  };
  const calls = listCalls(letters.slice(0, 2_000)).map(([name, given]): ToolFigures => {
    const times: number[] = [];
    for (let run = 0; run <= toolRuns; run += 1) {
      const startedMs = performance.now();
      const call = {
        name,
        given,
        now: new Date("2026-11-28T12:00:00Z"),
        site: "http://localhost",
      } as ToolCall;
      const told = callTool(call, around);
      if (!told.ok) throw new Error(`${name}: ${told.problem}`);
      if (run > 0) times.push(performance.now() - startedMs);
    }
    return { name, medianMs: median(times), worstMs: Math.max(...times) };
  });
  const schemas = Object.entries(mcpTools).map(([name, { title, description, input }]) => ({
    name,
    title,
    description,
    inputSchema: z.toJSONSchema(input),
  }));
  return { calls, schemasKb: Buffer.byteLength(JSON.stringify(schemas)) / 1_000 };
}
