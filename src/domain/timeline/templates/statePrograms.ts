/** The dates of a state's own aid, for students of that state: one task for each, as the records say what is due and how. */

import { undatedGrantStates } from "#domain/aid/mainGrants.ts";
import { type ProgramDate, programDates, withArticle } from "#domain/aid/programDates.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import type { ProgramStep } from "#domain/aid/stateProgram.ts";
import type { TaskTemplate } from "../timeline.ts";
import { citePublished, defineTask, inMonths, onEvent } from "./template.ts";

const titles: Readonly<Record<ProgramStep, (name: string) => string>> = {
  application: (name) => `Apply for ${withArticle(name)}`,
  firstRound: (name) => `Apply for ${withArticle(name)} in the first round`,
  lastRound: (name) => `Apply for ${withArticle(name)} in the last round`,
  priority: (name) => `Apply for ${withArticle(name)} by its priority date`,
  advised: (name) => `Apply for ${withArticle(name)} by the date its agency advises`,
  earlyBySchool: (name) => `Early round: ask your counselor about ${withArticle(name)}`,
  lateBySchool: (name) => `Last round: ask your counselor about ${withArticle(name)}`,
  nomination: (name) => `Get nominated for ${withArticle(name)}`,
  admission: (name) => `Apply for admission: ${name}`,
  fafsa: (name) => `File the FAFSA for ${withArticle(name)}`,
  papers: (name) => `Send in your documents for ${withArticle(name)}`,
  renewal: (name) => `Renew ${withArticle(name)}`,
  fafsaPriority: (name) => `File the FAFSA early for ${withArticle(name)}`,
  springFafsa: (name) => `File the FAFSA for ${withArticle(name)} if you start in spring`,
  test: (name) => `Take the ACT or SAT for ${withArticle(name)}`,
};

const bySchool: ReadonlySet<ProgramStep> = new Set(["earlyBySchool", "lateBySchool", "nomination"]);
const withParents: ReadonlySet<ProgramStep> = new Set(["fafsa", "papers"]);
/** Where the school or a college decides who is asked, most students have nothing to send. */
const forSome: ReadonlySet<ProgramStep> = new Set([...bySchool, "admission"]);

/** What goes through the school, as a parent and the counselor read it. */
function toForms(step: ProgramStep, name: string): NonNullable<TaskTemplate["forms"]> {
  const program = withArticle(name);
  const why =
    "Your school sends it in or names the students. Families still file the forms that the program requires.";
  const rounds: Partial<Record<ProgramStep, [string, string]>> = {
    earlyBySchool: [`Early round: ask the school about ${program}`, `Early round: send in ${program}`],
    lateBySchool: [`Last round: ask the school about ${program}`, `Last round: send in ${program}`],
  };
  const [asked, sent] = rounds[step] ?? [titles[step](name), `Nominate for ${program}`];
  return {
    parent: {
      title: asked,
      why: "The school sends it in or names the students, so ask there what it needs from you.",
    },
    counselor: { title: sent, why },
  };
}

const papers = "Your application counts only with the documents it requires.";

function toTask({ id, state, name, how, step, after, source, confidence }: ProgramDate): TaskTemplate {
  // What to do is said first; what it pays and what it takes to keep it stand with the program.
  const [first] = (how ?? "Ask the agency how to apply.").split(/(?<=[a-z)][.]) (?=[A-Z])/);
  const ways = step === "papers" ? papers : (first ?? "");
  return defineTask({
    id,
    area: "aid",
    who: bySchool.has(step)
      ? ["student", "counselor"]
      : withParents.has(step)
        ? ["student", "parent"]
        : ["student"],
    title: titles[step](name),
    why: confidence === "H" ? ways : `${ways} Check the date with the agency.`,
    ...(bySchool.has(step) && { forms: toForms(step, name) }),
    evidence: { grade: "published", source },
    effortMinutes: 45,
    when: onEvent(id),
    weight: forSome.has(step) ? "should" : "must",
    only: {
      homeStates: [state],
      ...(step === "fafsa" ? { aidForms: ["fafsa"] } : {}),
      ...(after === null ? {} : { after }),
    },
    isOverWithDay: true,
    pressesDays: formDays,
  });
}

/** An application for state money takes papers of both parents, a letter or a school's signature, and closes for good. */
const formDays = 35;

/** A later day is of no use to a student who starts in the fall: the FAFSA is in long before. */
const lastMonthToPlanFor = 6;

const statesByFafsa = stateAidDates
  .filter(({ isFafsaEnough, day }) => isFafsaEnough && day !== null && day.month <= lastMonthToPlanFor)
  .map(({ state }) => state);

/** The FAFSA alone is not all, and no program of theirs is a task with this day. */
const statesByForms = stateAidDates
  .filter(
    ({ state, isFafsaEnough, day }) =>
      !isFafsaEnough &&
      day !== null &&
      day.yearsAfter === 0 &&
      day.month <= lastMonthToPlanFor &&
      !programDates.some((one) => one.state === state),
  )
  .map(({ state }) => state);

/** Without a guide; their records name the agency that has the programs we could not confirm. */
const statesWithoutGuide = stateAidDates.filter(({ agency }) => agency !== null).map(({ state }) => state);

export const stateProgramTasks: readonly TaskTemplate[] = [
  ...programDates.map(toTask),
  defineTask({
    id: "stateGrantEarly",
    area: "aid",
    who: ["student", "parent"],
    title: "Apply early for {grant}",
    why: "Its deadline is far off or not published, but the money goes to those who file early. File the FAFSA now, and see our state guide for any other form.",
    effortMinutes: 20,
    when: inMonths(12, 10, 12),
    weight: "must",
    only: { homeStates: undatedGrantStates },
  }),
  defineTask({
    id: "stateAidAgency",
    area: "aid",
    who: ["student", "parent"],
    title: "Ask your state’s aid agency what else it offers",
    why: "We list the state programs that we could confirm. The agency knows others, such as those for the military, foster youth or a single field.",
    effortMinutes: 20,
    when: inMonths(12, 11, 12),
    only: { homeStates: statesWithoutGuide },
  }),
  defineTask({
    id: "stateAidForms",
    area: "aid",
    who: ["parent", "student"],
    title: "Turn in your aid forms by your state’s date",
    why: "Your state uses these forms for state aid, such as {grant}. Our state guide lists each one.",
    evidence: citePublished("fafsa"),
    needs: ["fafsaFile"],
    effortMinutes: 10,
    when: onEvent("stateAid"),
    weight: "must",
    only: {
      homeStates: statesByForms,
      aidForms: ["fafsa"],
      applicants: ["highSchool", "graduate", "transfer"],
      term: "fall",
    },
    isOverWithDay: true,
  }),
  defineTask({
    id: "stateAidFafsa",
    area: "aid",
    who: ["parent", "student"],
    title: "File your FAFSA by your state’s date",
    why: "In your state, the FAFSA is also the form for {grant}. A late form can cost you some or all of that money, so check with the agency.",
    evidence: citePublished("fafsa"),
    needs: ["fafsaFile"],
    effortMinutes: 10,
    when: onEvent("stateAid"),
    weight: "must",
    only: {
      homeStates: statesByFafsa,
      aidForms: ["fafsa"],
      applicants: ["highSchool", "graduate", "transfer"],
      term: "fall",
    },
    isOverWithDay: true,
  }),
];
