/** Applying after high school: a gap year, work, service, or coming back to school years later. */
import type { TaskTemplate } from "../timeline.ts";
import { citePublished, defineTask, inMonths } from "./template.ts";

type Given = Parameters<typeof defineTask>[0];

export const graduateTasks: readonly TaskTemplate[] = [
  graduate({
    id: "gradRecords",
    area: "applications",
    who: ["student"],
    title: "Ask your old school how it sends records to graduates",
    why: "Your old school still sends your transcript and report, often for a form or a fee. Records of a GED or other diploma come from another office.",
    effortMinutes: 30,
    when: inMonths(12, 8, 10),
    weight: "must",
    untilChosen: "always",
  }),
  graduate({
    id: "gradTranscript",
    area: "applications",
    who: ["student"],
    title: "Order your final transcript and check that it is complete",
    why: "It should show all grades and the day you graduated. Have the school send it, because a copy from you is rarely enough.",
    needs: ["gradRecords"],
    effortMinutes: 20,
    when: inMonths(12, 9, 11),
    weight: "must",
    untilChosen: "always",
  }),
  graduate({
    id: "gradLetters",
    area: "letters",
    who: ["student"],
    title: "Ask two teachers who knew you well for letters",
    why: "Write to them soon, and send a page on what you have done since. After a few years a boss or a mentor may write instead.",
    effortMinutes: 45,
    when: inMonths(12, 8, 10),
    only: { admission: "selective" },
    untilChosen: "always",
  }),
  graduate({
    id: "gradSince",
    area: "activities",
    who: ["student"],
    title: "Write down what you have done since high school",
    why: "Colleges ask about the time in between. Work, family care, service and classes count, so keep dates, hours and a name that can confirm them.",
    effortMinutes: 45,
    when: inMonths(12, 9, 11),
    only: { admission: "selective" },
    untilChosen: "always",
  }),
  graduate({
    id: "gradEssayDraft",
    area: "essays",
    who: ["student"],
    title: "Draft a new essay, even if you have last year’s",
    why: "You have lived more since then, and readers can tell when an essay is old. The Common App essay is 250 to 650 words.",
    evidence: citePublished("commonApp"),
    essays: { of: "main", until: "drafted" },
    effortMinutes: 180,
    when: inMonths(12, 9, 10),
    only: { admission: "selective" },
    untilChosen: "always",
  }),
  graduate({
    id: "gradScores",
    area: "tests",
    who: ["student"],
    title: "Decide whether a test score is worth having",
    why: "Old scores still count, and you may take the SAT or ACT after high school. Check which of your colleges ask for one and how old it may be.",
    effortMinutes: 20,
    when: inMonths(12, 9, 11),
    weight: "could",
    only: { admission: "selective" },
    untilChosen: "always",
  }),
  graduate({
    id: "gradClasses",
    area: "school",
    who: ["student"],
    title: "Ask before you take college classes in the year between",
    why: "Credit earned after high school can make you a transfer applicant and rule out first-year awards. Ask each college where it draws the line.",
    effortMinutes: 20,
    when: inMonths(12, 9, 12),
    only: { term: "fall", admission: "selective" },
  }),
  graduate({
    id: "gradOldOffer",
    area: "decision",
    who: ["student"],
    title: "Admitted last year? Ask if that place is still open to you",
    why: "A few colleges hold a place or waive the form and the fee for one year. Also ask whether the aid would be the same.",
    effortMinutes: 20,
    when: inMonths(12, 9, 12),
    weight: "could",
    untilChosen: "always",
    only: { admission: "choosing" },
  }),
  graduate({
    id: "gradDeferral",
    area: "decision",
    who: ["student", "parent"],
    title: "Get your deferral from {college} in writing",
    why: "Ask what you may do during the year, when it wants to hear from you, and whether aid and awards carry over. Apply for aid again for the new year.",
    effortMinutes: 30,
    when: inMonths(12, 9, 12),
    weight: "must",
    per: "chosen",
    only: { outcome: "enrolled" },
  }),
  defineTask({
    id: "gradAidWho",
    area: "aid",
    who: ["student"],
    title: "Find out whether a parent goes on your FAFSA",
    why: "You file alone if you turn 24 before January of the aid year, are married, support children, or served in the military. If not, check which parent goes on the form.",
    evidence: citePublished("studentAid"),
    effortMinutes: 20,
    when: inMonths(12, 8, 9),
    only: {
      applicants: ["graduate", "transfer"],
      aidForms: ["fafsa"],
      notSituations: ["fosterOrHomeless"],
    },
    to: "/tools/fafsa-calculator",
  }),
];

/** For a list of open-admission colleges alone: no letters and no essay, but these steps decide the first term. */
export const openTasks: readonly TaskTemplate[] = [
  open({
    id: "openPlacement",
    area: "tests",
    who: ["student"],
    title: "Ask how you are placed in math and English, and prepare",
    why: "A low placement can add a term that does not count. Ask whether your grades or old scores can stand in for the test.",
    effortMinutes: 90,
    when: inMonths(12, 4, 5),
  }),
  open({
    id: "openOrientation",
    area: "summer",
    who: ["student"],
    title: "Sign up for orientation and meet an adviser",
    why: "The adviser opens registration and checks your plan. Bring your transcript and say if you mean to transfer later.",
    needs: ["openPlacement"],
    effortMinutes: 45,
    when: inMonths(12, 5, 6),
    weight: "must",
  }),
  open({
    id: "openRegister",
    area: "summer",
    who: ["student"],
    title: "Register for fall classes as soon as you can",
    why: "Everyone is admitted, but the classes and hours that fit you fill up. Ask when your registration opens and when the bill is due.",
    needs: ["openOrientation"],
    effortMinutes: 60,
    when: inMonths(12, 5, 7),
    weight: "must",
  }),
];

function graduate(given: Given): TaskTemplate {
  return defineTask({ ...given, only: { ...given.only, applicants: ["graduate"] } });
}

function open(given: Given): TaskTemplate {
  return defineTask({
    ...given,
    only: { ...given.only, admission: "open", term: "fall" },
    untilChosen: "always",
  });
}
