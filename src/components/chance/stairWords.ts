/** The text of the staircase of a chance. */

import { formatChanceRange } from "#domain/admission/chanceRange.ts";
import type { ChanceStair } from "#domain/admission/chanceStairs.ts";
import type { ShownChance } from "#domain/admission/display.ts";
import { fields } from "#domain/college/fields.ts";

const points = (count: number) => (count === 1 ? "1 point" : `${count} points`);

const causes: Readonly<Record<ChanceStair["code"], string>> = {
  everyone: "",
  residents: "Applying in-state",
  outsideRank: "Applying in-state, without automatic admission by class rank",
  others: "Applying from out of state",
  major: "Your field",
  grades: "Your grades",
  score: "Your test score",
  chance: "",
};

export const stairWords = {
  title: "How we get your chance",
  steps: {
    everyone: `Share it admits (${fields.admitRate.year ?? ""})`,
    residents: "In-state",
    outsideRank: "In-state, not admitted by class rank",
    others: "Out-of-state",
    major: "To your field",
    grades: "Your grades",
    score: "Your test score",
    chance: "Your chance, as a range",
  } satisfies Record<ChanceStair["code"], string>,
  amount({ code, from, to }: ChanceStair, shown: Pick<ShownChance, "low" | "high">): string {
    if (code === "everyone") return `${to}%`;
    if (code === "chance") return formatChanceRange(shown.low, shown.high);
    if (to === from) return "no change";
    return `${to < from ? "−" : "+"}${points(Math.abs(to - from))}`;
  },
  largest({ code, from, to }: ChanceStair): string {
    const verb = `${to < from ? "lower" : "raise"}${code === "grades" ? "" : "s"}`;
    return `${causes[code]} ${verb} it the most, by ${points(Math.abs(to - from))}.`;
  },
};
