/** Which topic of a state a question asks about, where it names one state and no college or program. */
import type { StateCode } from "#domain/college/states.ts";
import type { StateTopic } from "#domain/college/stateTopics.ts";
import type { CounselorEntity } from "./counselor.ts";

type Rule = { topic: StateTopic; when: RegExp; unless?: RegExp };

const words = (pattern: string): RegExp => new RegExp(`(?<![\\w@])(?:${pattern})(?!\\w)`);

const highSchoolCredit =
  "dual (?:enrol\\w*|credits?)|concurrent (?:enrol\\w*|credits?)|running start|college (?:classes|courses|credits?) (?:while )?(?:in|during) high school";

/** In the order they are asked: the first that fits. A state stands as @s. */
const rules: readonly Rule[] = [
  { topic: "dualEnrollment", when: words(highSchoolCredit) },
  {
    topic: "diploma",
    when: words(
      "(?:to|before|and|can|let me|for) graduat(?:e|ing|ion)|graduation requirements?|requirements? (?:to|for) graduat\\w+|(?:high school )?diploma|para graduarse",
    ),
    unless: words(
      "graduate (?:school|students?|degrees?)|graduation rates?|after graduat\\w+|without a (?:high school )?diploma|home ?school\\w*",
    ),
  },
  {
    topic: "residency",
    when: words(
      "(?:become|count|qualify|considered|prove|establish|get|be) (?:as )?(?:an? )?(?:in state |@s |legal )?(?:residents?|residency)|who (?:counts as|is) an? residents?|residents? (?:of @s )?for (?:in state )?tuition|how long .*\\b(?:live|lived|reside)|residency (?:rules?|requirements?)|(?:are|become|am|be) (?:an? )?reside(?:nts?|ncy) (?:of|in) @s|(?:get|gets|getting|qualify\\w*|eligible|pay|pays|have) (?:for )?(?:the )?in ?state (?:tuition|rates?|prices?|status)?.*\\b(?:mov(?:e|ed|ing)|liv(?:e|ed|ing)|months?|years?)|(?:(?:mov|relocat)(?:e|ed|ing)|liv(?:e|ed|ing)|months?|years?)\\b.* in ?state(?: (?:tuition|rates?|status|resident\\w*))?",
    ),
    unless: words("grants?|scholarships?|promise|how much|cost|costs|cheap\\w*"),
  },
  {
    topic: "examCredit",
    when: words("(?:ap|advanced placement|clep|ib)\\b.* (?:credits?|counts?|accept\\w*|law)"),
  },
  {
    topic: "schoolDayTest",
    when: words(
      "(?:sat|act|test)\\b.* (?:at|in|during) school|(?:sat|act) (?:on a )?school day|(?:do|does|must|have|is|are) (?:\\w+ ){0,4}(?:take|takes|give|gives|offer|offers|require|requires|required|free) (?:\\w+ ){0,4}(?:sat|act)|(?:sat|act) (?:free|required|given|mandatory)",
    ),
    unless: words("scores?|get in\\w*|need for|colleges?|universit\\w+"),
  },
  { topic: "directAdmission", when: words("direct(?:ly)? admi\\w+") },
  {
    topic: "transfer",
    when: words(
      "(?:credits?|community college|associates?|courses?|classes)\\b.* transfer\\w*|transfer\\w*\\b.* (?:credits?|community college|associates?|guarantee\\w*|agreements?|courses?|classes)",
    ),
  },
  {
    topic: "entryCourses",
    when: words(
      "(?:what|which|how many) (?:high school )?(?:courses|classes|units|credits|years of \\w+)\\b.* (?:universit\\w+|colleges?|admission|admitted|get in\\w*)|(?:course|core|unit) requirements?",
    ),
  },
  {
    topic: "application",
    when: words(
      "application (?:month|week|day)|free applications?|free (?:\\w+ )?application (?:month|week|day)s?|(?:waive|no) (?:the )?application fees?|apply for free",
    ),
  },
  {
    topic: "stateForm",
    when: words(
      "(?:what|which|another|other|separate|own|extra) (?:\\w+ )?(?:form|application)\\b.* (?:state (?:aid|money|grants?)|aid)|(?:form|application) (?:besides?|instead of|other than) the fafsa|state(?:s)? (?:aid )?(?:form|application)",
    ),
    unless: words("deadline|when|due"),
  },
];

/** "How do I get residency in Texas": where the state has no note, what holds in most states answers. */
export function findGeneralCard(topic: StateTopic): string | null {
  return topic === "residency" ? "residencyLong" : null;
}

/** "Tennessee", and nothing else: what the state pays is what a family most likely means. */
export function findStateAlone(text: string, entities: readonly CounselorEntity[]): StateCode | null {
  const [only] = entities;
  return text.trim() === "@s" && only?.kind === "state" ? only.state : null;
}

/** Null where the question is about no one state's topic. `text`: folded, with signs for what it names. */
export function findStateTopic(
  text: string,
  entities: readonly CounselorEntity[],
  homeState: StateCode | null,
): { state: StateCode; topic: StateTopic } | null {
  const states = new Set(entities.flatMap((one) => (one.kind === "state" ? [one.state] : [])));
  if (entities.some(({ kind }) => kind !== "state") || states.size > 1) return null;
  const [named = saysOwnState.test(text) ? homeState : null] = states;
  if (named === null) return null;
  const rule = rules.find(({ when, unless }) => when.test(text) && unless?.test(text) !== true);
  return rule === undefined ? null : { state: named, topic: rule.topic };
}

const saysOwnState = words("(?:my|our) state");
