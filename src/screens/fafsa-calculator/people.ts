/** Names the people whose figures count as the family named them: "your mother’s", "your stepfather", "your". */
import { getTaxHousehold, isCoupleFamily, parentNameKey } from "#domain/aid/fafsaFlowFamily.ts";
import type { AidAnswers } from "#domain/answers/households.ts";

/** `whose` stands before a noun, `who` before a verb. */
export type Person = { who: string; whose: string };
/** "has" after one person, "have" after "you" and after several. */
export type People = Person & { has: "has" | "have"; does: "does" | "do" };

const you: Person = { who: "you", whose: "your" };
const many = { has: "have", does: "do" } as const;

/** The parent who begins the form; for an independent student, the student. */
export function nameOwn(used: AidAnswers): Person {
  if (getTaxHousehold(used) === "student") return you;
  const typed = used[parentNameKey];
  if (typeof typed === "string") return name(typed);
  const parent = used["first.parentIs"];
  return name(parent === "mother" || parent === "father" ? `your ${parent}` : "your parent");
}

/** The second person whose figures count: the other parent, a stepparent, or the student's spouse. */
export function nameOther(used: AidAnswers): Person {
  if (getTaxHousehold(used) === "student") return name("your spouse");
  if (used["first.maritalNow"] !== "remarried") return name("your other parent");
  const stepparent = used["first.stepparentIs"];
  return name(
    stepparent === "stepmother" || stepparent === "stepfather" ? `your ${stepparent}` : "your stepparent",
  );
}

/** Everyone whose figures count together: one person or two. */
export function nameTogether(used: AidAnswers): People {
  const own = nameOwn(used);
  if (isCoupleFamily(used) !== true) {
    return own === you ? { ...you, ...many } : { ...own, has: "has", does: "does" };
  }
  if (own === you) return { who: "you and your spouse", whose: "your and your spouse’s", ...many };
  if (used["first.maritalNow"] !== "remarried")
    return { who: "your parents", whose: "your parents’", ...many };
  const other = nameOther(used);
  // "your mother and stepfather": nobody says "your" twice.
  return name(`${own.who} and ${other.who.replace("your ", "")}`, many);
}

function name(who: string): Person;
function name(who: string, verbs: typeof many): People;
function name(who: string, verbs?: typeof many): Person {
  return { who, whose: `${who}’s`, ...verbs };
}
