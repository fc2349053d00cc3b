/**
 * Everyone who must sign a FAFSA, and the questions that decide it, in order. A contributor is anyone whose information
 * the form requires: the student, a spouse, one or two parents, a stepparent (20 U.S.C. 1087oo(f), 1087vv(d)).
 */

import { type AidAnswer, type AidAnswers, toAidKey } from "#domain/answers/households.ts";
import { reasonKeys } from "./dependency.ts";
import { getDependency } from "./fafsaFlowFamily.ts";
import { findFafsaParent } from "./fafsaParent.ts";
import {
  findMarriageToAsk,
  readParentAnswers,
  readParentsTogether,
  toFiledJointlyKey,
  toRemarriedKey,
} from "./parentAnswers.ts";

export const signerQuestions = [
  "reasons",
  "spouseFiledJointly",
  "parents",
  "paidMore",
  "hasMore",
  "isRemarried",
  "filedJointly",
] as const;
export type SignerQuestion = (typeof signerQuestions)[number];

export type FafsaSigner =
  | "student"
  | "spouse"
  /** Both parents filed one return: one of them acts for both. */
  | "oneOfBothParents"
  | "firstParent"
  | "secondParent"
  /** The one parent of two who live apart, as the FAFSA calculator was told without saying who paid more. */
  | "formParent"
  | "survivingParent"
  | "stepparent";

export type SignersNote =
  /** No parent is required. */
  | "independent"
  /** Submits alone; the college decides based on documents. */
  | "provisional"
  /** Parents refuse: at most an unsubsidized loan, if the college agrees. */
  | "parentsRefuse"
  /** A stepparent's information is on the joint return and needs no signature of its own. */
  | "stepparentOnReturn";

export type SignersFound = {
  /** The answered questions, followed by the open one. */
  questions: readonly SignerQuestion[];
  /** Null while a question is open. */
  signers: readonly FafsaSigner[] | null;
  note: SignersNote | null;
};

/** The key for whether a spouse filed jointly with the student. */
export const spouseFiledJointlyKey = toAidKey("student", "spouseFiledJointly");

export function findFafsaSigners(answers: AidAnswers): SignersFound {
  const questions: SignerQuestion[] = ["reasons"];
  const open = (...more: readonly SignerQuestion[]): SignersFound => ({
    questions: [...questions, ...more],
    signers: null,
    note: null,
  });
  const hasAnswered = Object.values(reasonKeys).every((key) => typeof answers[key] === "boolean");
  if (!hasAnswered) return open();
  const isIndependent = Object.values(reasonKeys).some((key) => answers[key] === true);
  if (isIndependent) {
    if (answers["student.isMarried"] !== true) {
      return { questions, signers: ["student"], note: "independent" };
    }
    questions.push("spouseFiledJointly");
    const jointly = readSpouseFiledJointly(answers);
    if (jointly === null) return open();
    const signers: FafsaSigner[] = jointly ? ["student"] : ["student", "spouse"];
    return { questions, signers, note: "independent" };
  }
  questions.push("parents");
  if (typeof answers["student.parents"] !== "string") return open();
  if (answers["student.parents"] === "noSafeContact") {
    return { questions, signers: ["student"], note: "provisional" };
  }
  const dependency = getDependency(answers);
  if (dependency === null) return open();
  if (dependency.status === "dependentWithoutParents") {
    return { questions, signers: ["student"], note: "parentsRefuse" };
  }
  if (dependency.status === "provisionallyIndependent") {
    return { questions, signers: ["student"], note: "provisional" };
  }
  if (dependency.status === "independent") return { questions, signers: ["student"], note: "independent" };
  return findParentSigners(answers, questions);
}

function findParentSigners(answers: AidAnswers, before: readonly SignerQuestion[]): SignersFound {
  const given = readParentAnswers(answers);
  const questions = [...before];
  const told = findToldSigners(answers);
  if (told !== null) return { questions: [...questions, "paidMore"], ...told };
  if (given.together === "apart") {
    questions.push("paidMore");
    if (given.paidMore === "equal" || given.paidMore === "neither") questions.push("hasMore");
  }
  const found = findFafsaParent(given);
  const open: SignersFound = { questions, signers: null, note: null };
  switch (found.parents) {
    case "unknown":
      if (found.ask === "isRemarried") questions.push("isRemarried");
      return open;
    case "none":
      return { questions, signers: ["student"], note: "independent" };
    case "both":
      if (found.because === "livingTogether") {
        return { questions, signers: ["student", "firstParent", "secondParent"], note: null };
      }
      questions.push("filedJointly");
      if (found.contributors === null) return open;
      return {
        questions,
        signers:
          found.contributors === 1
            ? ["student", "oneOfBothParents"]
            : ["student", "firstParent", "secondParent"],
        note: null,
      };
    default:
      break;
  }
  questions.push("isRemarried");
  const parent = { first: "firstParent", second: "secondParent", surviving: "survivingParent" } as const;
  const signers: FafsaSigner[] = ["student", parent[found.parents]];
  if (found.stepparent === "none") return { questions, signers, note: null };
  questions.push("filedJointly");
  if (found.stepparent === "unknown") return open;
  return found.stepparent === "sameReturn"
    ? { questions, signers, note: "stepparentOnReturn" }
    : { questions, signers: [...signers, "stepparent"], note: null };
}

/** As answered here, or else by the return that the FAFSA calculator was told of. */
function readSpouseFiledJointly(answers: AidAnswers): boolean | null {
  const own = answers[spouseFiledJointlyKey];
  const filing = answers["student.filingStatus"];
  if (typeof own === "boolean") return own;
  return filing === undefined ? null : filing === "mfj";
}

/** Parents who live apart, and the one on the form is known from the FAFSA calculator alone; null where that is not enough. */
function findToldSigners(answers: AidAnswers): Pick<SignersFound, "signers" | "note"> | null {
  const given = readParentAnswers(answers);
  const marital = answers["first.maritalNow"];
  const isApart = readParentsTogether(answers) === "apart" && findMarriageToAsk(given) === null;
  if (!isApart || marital === undefined) return null;
  if (marital !== "remarried") return { signers: ["student", "formParent"], note: null };
  const filing = answers["first.filingStatus"];
  if (filing === undefined) return null;
  return filing === "mfj"
    ? { signers: ["student", "formParent"], note: "stepparentOnReturn" }
    : { signers: ["student", "formParent", "stepparent"], note: null };
}

/** A question's answer, from wherever it was given; null while it is open. The reasons are read together, as whether one is true. */
export function readSignerAnswer(question: SignerQuestion, answers: AidAnswers): AidAnswer | null {
  switch (question) {
    case "reasons": {
      const given = Object.values(reasonKeys).map((key) => answers[key]);
      return given.every((one) => typeof one === "boolean") ? given.includes(true) : null;
    }
    case "spouseFiledJointly":
      return readSpouseFiledJointly(answers);
    case "parents":
      return answers["student.parents"] ?? null;
    default:
      return readParentAnswers(answers)[question];
  }
}

/** The storage key of a question's answer; null for "reasons", which has one key per reason. */
export function toSignerKey(question: SignerQuestion, answers: AidAnswers): string | null {
  const marriageOf = findMarriageToAsk(readParentAnswers(answers));
  switch (question) {
    case "reasons":
      return null;
    case "spouseFiledJointly":
      return spouseFiledJointlyKey;
    case "isRemarried":
      return marriageOf === null ? null : toRemarriedKey(marriageOf);
    case "filedJointly":
      return marriageOf === null ? null : toFiledJointlyKey(marriageOf);
    default:
      return toAidKey("student", question);
  }
}
