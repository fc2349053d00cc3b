/**
 * What one household shares with the student or the other household: selected results, never the figures behind them.
 * Written as a short code or a small versioned file; reading it back gives a reason if it fails.
 */
import { z } from "zod/mini";
import {
  type AidAnswer,
  type AidAnswers,
  pickHouseholdAnswers,
  toAidKey,
} from "#domain/answers/households.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { type ParentHousehold, parentHouseholds } from "./parentAnswers.ts";

/** Costs a household offers to cover, in addition to what it can pay. */
export const coveredCosts = ["travel", "books", "health", "phone", "living"] as const;
export type CoveredCost = (typeof coveredCosts)[number];

export const readinessChoices = ["yes", "no", "unsure"] as const;
/** Whether a parent will do their part on a form. */
export type Readiness = (typeof readinessChoices)[number];

export type HouseholdShare = {
  household: ParentHousehold;
  /** Whole dollars a year this household can pay; null if it chose not to say. */
  payPerYearUsd: number | null;
  covers: readonly CoveredCost[];
  fillsInCss: Readiness | null;
  consentsToFafsa: Readiness | null;
  /** Whether the other household may see the total, from which each can work out the other's part. */
  agreesToTotal: boolean;
  /** The date it was made, YYYY-MM-DD. */
  madeOn: string;
};

export const shareFormat = "tassel-household";
const shareVersion = 1;
const mostUsd = 10_000_000;
/** Far longer than any real code or file. */
export const shareMaxLength = 2_000;

const daySchema = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`))),
);

/** Strict: a file with anything else in it is rejected, so that no other figure can be passed along unseen. */
const shareSchema = z.strictObject({
  household: z.enum(parentHouseholds),
  payPerYearUsd: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(mostUsd))),
  covers: z.array(z.enum(coveredCosts)).check(z.maxLength(coveredCosts.length)),
  fillsInCss: z.nullable(z.enum(readinessChoices)),
  consentsToFafsa: z.nullable(z.enum(readinessChoices)),
  agreesToTotal: z.boolean(),
  madeOn: daySchema,
});

/** A household's own questions; the `gives…` ones say what it chose to share. */
export const shareQuestions = {
  pay: "canPayUsd",
  /** Kept for the household's own worksheet, and never shared. */
  savings: "collegeSavingsUsd",
  borrow: "wouldBorrowUsd",
  covers: "covers",
  css: "fillsInCss",
  consent: "consentsToFafsa",
  givesPay: "givesPay",
  givesCovers: "givesCovers",
  givesCss: "givesCss",
  givesConsent: "givesConsent",
  agrees: "agreesToTotal",
} as const;

/** The selected results from one household's answers; what was not selected or is invalid is left out. */
export function buildShare(answers: AidAnswers, household: ParentHousehold, madeOn: string): HouseholdShare {
  const own = pickOwnAnswers(answers, household);
  const pay = own[shareQuestions.pay];
  const isGiven = (question: string) => own[question] === true;
  return {
    household,
    payPerYearUsd: isGiven(shareQuestions.givesPay) && typeof pay === "number" ? pay : null,
    covers: isGiven(shareQuestions.givesCovers) ? readCovers(own[shareQuestions.covers]) : [],
    fillsInCss: isGiven(shareQuestions.givesCss) ? readReadiness(own[shareQuestions.css]) : null,
    consentsToFafsa: isGiven(shareQuestions.givesConsent) ? readReadiness(own[shareQuestions.consent]) : null,
    agreesToTotal: isGiven(shareQuestions.agrees),
    madeOn,
  };
}

export function readCovers(answer: AidAnswer | undefined): readonly CoveredCost[] {
  const named = typeof answer === "string" ? answer.split(" ") : [];
  return coveredCosts.filter((cost) => named.includes(cost));
}

export function toCovers(costs: readonly CoveredCost[]): string | null {
  return costs.length === 0 ? null : coveredCosts.filter((cost) => costs.includes(cost)).join(" ");
}

export function readReadiness(answer: AidAnswer | undefined): Readiness | null {
  return readinessChoices.find((choice) => choice === answer) ?? null;
}

/** Nothing was selected, so there is nothing to share. */
export function isEmptyShare(share: HouseholdShare): boolean {
  return (
    share.payPerYearUsd === null &&
    share.covers.length === 0 &&
    share.fillsInCss === null &&
    share.consentsToFafsa === null
  );
}

/** The JSON file that one household hands to the student or the other household. */
export function toShareFile(share: HouseholdShare): string {
  return `${JSON.stringify({ format: shareFormat, version: shareVersion, ...share }, null, 2)}\n`;
}

/** As a code for a text message: "TASSEL1-A-P12000-…-2026-11-21-K7". It is readable, not secret. */
export function toShareCode(share: HouseholdShare): string {
  const body = [
    `TASSEL${shareVersion}`,
    share.household === "first" ? "A" : "B",
    `P${share.payPerYearUsd ?? ""}`,
    `C${coveredCosts.map((cost) => (share.covers.includes(cost) ? "1" : "0")).join("")}`,
    `S${toReadinessLetter(share.fillsInCss)}`,
    `F${toReadinessLetter(share.consentsToFafsa)}`,
    share.agreesToTotal ? "T1" : "T0",
    share.madeOn,
  ].join("-");
  return `${body}-${calculateChecksum(body)}`;
}

export type ShareProblem = {
  kind: "empty" | "notAShare" | "aPlanFile" | "damaged" | "newer" | "brokenField" | "tooLarge";
};

/** Reads a code or a file's text; nothing is accepted unless all of it is valid. */
export function readShare(text: string): Result<HouseholdShare, ShareProblem> {
  const wanted = text.replace(/^\uFEFF/, "").trim();
  if (wanted === "") return fail({ kind: "empty" });
  if (wanted.length > shareMaxLength)
    return fail({ kind: wanted.slice(0, 200).includes("tassel-plan") ? "aPlanFile" : "tooLarge" });
  return wanted.startsWith("{") ? parseShareFile(wanted) : parseShareCode(wanted);
}

function parseShareFile(text: string): Result<HouseholdShare, ShareProblem> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return fail({ kind: text.includes(shareFormat) ? "damaged" : "notAShare" });
  }
  if (typeof raw !== "object" || raw === null || !("format" in raw)) return fail({ kind: "notAShare" });
  const { format, ...rest } = raw;
  if (format === "tassel-plan") return fail({ kind: "aPlanFile" });
  if (format !== shareFormat) return fail({ kind: "notAShare" });
  if (!("version" in rest) || typeof rest.version !== "number") return fail({ kind: "brokenField" });
  const { version, ...share } = rest;
  return version > shareVersion ? fail({ kind: "newer" }) : checkShare(share);
}

function parseShareCode(text: string): Result<HouseholdShare, ShareProblem> {
  // Messages wrap lines, phones turn hyphens into dashes, and capitals get lost.
  const code = text
    .replaceAll(/\s+/g, "")
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .toUpperCase();
  const version = /^TASSEL(\d{1,4})-/.exec(code)?.[1];
  if (version === undefined) return fail({ kind: "notAShare" });
  if (Number(version) > shareVersion) return fail({ kind: "newer" });
  const found =
    /^(TASSEL1-([AB])-P(\d{0,8})-C([01]{5})-S([YNU0])-F([YNU0])-T([01])-(\d{4}-\d\d-\d\d))-([0-9A-Z]{4})$/.exec(
      code,
    );
  if (found === null) return fail({ kind: "damaged" });
  const [, body = "", household, pay, covers = "", css, consent, agrees, madeOn, check] = found;
  if (calculateChecksum(body) !== check) return fail({ kind: "damaged" });
  return checkShare({
    household: household === "A" ? "first" : "second",
    payPerYearUsd: pay === "" ? null : Number(pay),
    covers: coveredCosts.filter((_, index) => covers[index] === "1"),
    fillsInCss: fromReadinessLetter(css),
    consentsToFafsa: fromReadinessLetter(consent),
    agreesToTotal: agrees === "1",
    madeOn,
  });
}

function checkShare(raw: unknown): Result<HouseholdShare, ShareProblem> {
  const parsed = shareSchema.safeParse(raw);
  return parsed.success ? succeed(parsed.data) : fail({ kind: "brokenField" });
}

function toReadinessLetter(readiness: Readiness | null): string {
  return readiness === null ? "0" : readiness === "unsure" ? "U" : readiness === "yes" ? "Y" : "N";
}

function fromReadinessLetter(letter: string | undefined): Readiness | null {
  return letter === "Y" ? "yes" : letter === "N" ? "no" : letter === "U" ? "unsure" : null;
}

/** A four-character checksum (FNV-1a): catches typos and truncation, not tampering. */
function calculateChecksum(body: string): string {
  let hash = 0x811c9dc5;
  for (const letter of body) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return (hash % 36 ** 4).toString(36).toUpperCase().padStart(4, "0");
}

/**
 * A household's own answers for this page. FAFSA calculator answers are not included, because there the first household is
 * the FAFSA parent's, who may be either parent.
 */
export function pickOwnAnswers(
  answers: AidAnswers,
  household: ParentHousehold,
): Readonly<Record<string, AidAnswer>> {
  const questions: readonly string[] = Object.values(shareQuestions);
  const own = Object.entries(pickHouseholdAnswers(answers, household)).filter(([key]) =>
    questions.includes(key),
  );
  return Object.fromEntries(own);
}

const handed = {
  pay: "handedPay",
  covers: "handedCovers",
  css: "handedCss",
  consent: "handedConsent",
  agrees: "handedAgrees",
  on: "handedOn",
} as const;

/** The answers that store a share, replacing what this household shared before. */
export function toShareAnswers(share: HouseholdShare): Record<string, AidAnswer | null> {
  const key = (question: string) => toAidKey(share.household, question);
  return {
    [key(handed.pay)]: share.payPerYearUsd,
    [key(handed.covers)]: toCovers(share.covers),
    [key(handed.css)]: share.fillsInCss,
    [key(handed.consent)]: share.consentsToFafsa,
    [key(handed.agrees)]: share.agreesToTotal,
    [key(handed.on)]: share.madeOn,
  };
}

/** What a household has shared on this device; null if nothing. */
export function findSubmittedShare(answers: AidAnswers, household: ParentHousehold): HouseholdShare | null {
  const own = pickHouseholdAnswers(answers, household);
  const share = checkShare({
    household,
    payPerYearUsd: own[handed.pay] ?? null,
    covers: [...readCovers(own[handed.covers])],
    fillsInCss: own[handed.css] ?? null,
    consentsToFafsa: own[handed.consent] ?? null,
    agreesToTotal: own[handed.agrees] === true,
    madeOn: own[handed.on],
  });
  return share.ok ? share.value : null;
}

/** Withdraws what a household shared on this device. */
export function withdrawShare(household: ParentHousehold): Record<string, null> {
  return Object.fromEntries(Object.values(handed).map((question) => [toAidKey(household, question), null]));
}

/** Removes a household's own answers from this device; what it shared stays. */
export function clearOwnAnswers(answers: AidAnswers, household: ParentHousehold): Record<string, null> {
  const own = Object.keys(pickOwnAnswers(answers, household));
  return Object.fromEntries(own.map((question) => [toAidKey(household, question), null]));
}
