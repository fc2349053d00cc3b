/** What a college asks for, in the words of its tasks: said instead of the general advice, or after it. */
import type { TaskRequirements } from "#domain/college/requirementTable.ts";
import { describeLetters } from "#domain/college/requirementWords.ts";
import { formatUsd } from "#lib/format.ts";
import type { Source } from "#lib/source.ts";
import { admissionSources } from "./admissionSources.ts";
import type { TaskPerson, TaskTemplate } from "./timeline.ts";

/** `cycle` is the one that the student applies in: what was read for another may have changed. */
type Asking = { name: string; requirements: TaskRequirements; cycle: string };

/** Null where the college told nothing that this task is about. */
type Tell = (asking: Asking, why: string, reader: TaskPerson) => string | null;

/** Who sends the mid-year report, said to each reader. */
const midYearSender: Readonly<Record<TaskPerson, string>> = {
  student: "Your counselor sends your first grades of senior year, so check the portal.",
  parent: "The school sends the first grades of senior year, so ask your student to check the portal.",
  counselor: "The report includes the first grades of senior year, so ask the student to check the portal.",
};

const tellers: Readonly<Record<string, Tell>> = {
  appLetters: (asking) => {
    const letters = describeLetters(asking.requirements);
    if (letters === null) return null;
    return `${tellOfCycle(asking, `asks for ${letters}`, `asked for ${letters}`)} Give each writer at least four weeks, and six if you can.`;
  },
  appMidYear: (asking, _why, reader) => {
    if (asking.requirements.midYearReport !== true) return null;
    return `${tellOfCycle(asking, "asks for it", "asked for it")} ${midYearSender[reader]}`;
  },
  appSubmit: (asking, why) => {
    const told = [tellFee(asking), tellGrades(asking)].filter((sentence) => sentence !== null);
    return told.length === 0 ? null : [why, ...told].join(" ");
  },
  situationArtUpload: (asking, why) => {
    const { portfolio } = asking.requirements;
    if (portfolio === null) return null;
    const where =
      portfolio === "slideRoom" ? "through SlideRoom in the Common App" : "on the college’s own site";
    return `${tellOfCycle(asking, `takes portfolios ${where}`, `took portfolios ${where}`)} ${why}`;
  },
};

/** The task's reason with what this college told, and where it told so; null keeps the template's. */
export function tellAsked(
  { id, why }: Pick<TaskTemplate, "id" | "why">,
  asking: Asking,
  reader: TaskPerson = "student",
): { why: string; source: Source } | null {
  const told = tellers[id]?.(asking, why, reader) ?? null;
  if (told === null) return null;
  return { why: told, source: { ...admissionSources.commonAppGrid, year: asking.requirements.cycle } };
}

function tellOfCycle({ name, requirements, cycle }: Asking, now: string, before: string): string {
  return requirements.cycle === cycle
    ? `${name} ${now}.`
    : `For ${requirements.cycle}, ${name} ${before}, so check whether it still does.`;
}

function tellFee({ requirements, cycle }: Asking): string | null {
  const { feeUsd, feeWaiver } = requirements;
  if (feeUsd === null) return null;
  const isNow = requirements.cycle === cycle;
  if (feeUsd === 0)
    return isNow ? "Applying is free." : `Applying was free in ${requirements.cycle}, but check for a fee.`;
  const fee = formatUsd(feeUsd);
  const waiver = feeWaiver === null ? "" : waivers[feeWaiver];
  return isNow ? `The fee is ${fee}${waiver}.` : `The fee was ${fee} in ${requirements.cycle}${waiver}.`;
}

const waivers = {
  accepted: ", and the college accepts the Common App fee waiver",
  usOnly: ", and the college accepts the Common App fee waiver from U.S. students",
  notAccepted: ", and the college does not accept the Common App fee waiver",
} as const;

function tellGrades({ requirements, cycle }: Asking): string | null {
  if (requirements.coursesAndGrades !== true || requirements.cycle !== cycle) return null;
  return "Have your transcript handy, because the form asks for every course and grade.";
}
