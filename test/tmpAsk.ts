import { readFileSync } from "node:fs";
import { makeCounselor } from "./evaluate/askCounselor.ts";
import { answerReading } from "#domain/counselor/answerReading.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
const c = await makeCounselor();
const today = "2026-11-27";
const plan = makeEmptyPlan("p", `${today}T00:00:00.000Z`);
for (const q of readFileSync(process.argv[2]!, "utf8").split("\n").filter(Boolean)) {
  const read = c.read(q, null, plan);
  const a = answerReading(read, normalizeQuestion(q), c.context(plan, today));
  console.log(`Q ${q}\n   [${read.reading?.tool} ${read.reading?.card ?? ""} ${JSON.stringify(read.reading?.entities ?? [])} ${read.reading?.measure ?? ""}] ${a.kind}: ${a.text.slice(0, 420)}\n   ${a.parts.map((p) => JSON.stringify(p)).join(" ").slice(0, 200)}`);
}
