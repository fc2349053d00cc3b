/** The text of the choices: options, flags, and yes or no. */
import { type OptionText, parentsTexts, reasonTexts } from "#components/aid/familyWords.ts";
import { simpleBusinessUsd } from "#domain/aid/assetQuestions.ts";
import type { FlagName, QuestionName, ReasonName } from "#domain/aid/fafsaFlow.ts";
import type { FafsaChoiceName, OptionOf } from "#domain/answers/catalog/fafsa.ts";
import { formatUsd } from "#lib/format.ts";

export const optionWords = {
  sure: { yes: { label: "Yes" }, no: { label: "No" } },
  none: "None of these",
  amount: "Amount in whole dollars",
  people: "Number of people",
  notReasons:
    "Paying your own bills, living on your own, or not being claimed on your parents’ taxes does not count.",
  benefits:
    "SNAP, WIC, free or reduced-price school lunch, Medicaid, SSI, TANF, federal housing assistance, or a premium tax credit for health insurance.",
} as const;

/** The choices that the calculator asks for; an option without a text does not compile. */
type ChoiceName = FafsaChoiceName & QuestionName;

/** The options of a question with this id or key; empty for what is not a choice. */
export function getOptions(id: string): Readonly<Record<string, OptionText>> {
  const name = id.slice(id.indexOf(".") + 1);
  const all: Readonly<Record<string, Readonly<Record<string, OptionText>>>> = options;
  return all[name] ?? {};
}

export function getOptionText(id: string, value: string): OptionText {
  return getOptions(id)[value] ?? { label: value };
}

export function getFlagText(key: string): OptionText {
  const all: Readonly<Record<string, OptionText>> = flags;
  return reasonTexts[key] ?? all[key.slice(key.indexOf(".") + 1)] ?? { label: key };
}

const filing: Readonly<Record<OptionOf<"filingStatus">, OptionText>> = {
  mfj: { label: "Married filing jointly", detail: "One return for two people" },
  single: { label: "Single" },
  hoh: { label: "Head of household" },
  mfs: { label: "Married filing separately" },
  qss: { label: "Qualifying surviving spouse" },
  notRequired: { label: "Did not file, and did not have to" },
  territory: {
    label: "Filed in Puerto Rico or another U.S. territory",
    detail:
      "Use the income and tax on that return, even if you also filed with the IRS. The FAFSA can’t import it, so you enter the figures yourself",
  },
  abroad: { label: "Filed only in another country", detail: "Enter the amounts in US dollars" },
};

const options: { readonly [Name in ChoiceName]: Readonly<Record<OptionOf<Name>, OptionText>> } = {
  start: {
    fall2027: { label: "Starting fall 2027", detail: "School year 2027-28, 2025 tax return" },
    now: { label: "Now", detail: "School year 2026-27, 2024 tax return" },
    later: {
      label: "Starting fall 2028 or later",
      detail: "Your form opens the fall before you start. We estimate with the 2027-28 tables",
    },
  },
  citizenship: {
    citizen: { label: "US citizen or national" },
    undocumented: { label: "Undocumented, or has DACA" },
    international: {
      label: "International student",
      detail: "On a student visa, now or when college starts",
    },
    unsaid: {
      label: "Rather not say",
      detail:
        "We calculate as if you were a citizen. Someone who is neither a citizen nor an eligible noncitizen gets no federal aid",
    },
    eligibleNoncitizen: {
      label: "Eligible noncitizen",
      detail: "Green card, refugee or asylee status, and some others",
    },
    neither: { label: "Neither", detail: "Undocumented, DACA, or a student visa" },
  },
  parents: parentsTexts,
  filingStatus: filing,
  otherFilingStatus: filing,
  maritalNow: {
    divorced: { label: "Divorced" },
    separated: { label: "Separated" },
    "never married": { label: "Never married" },
    widowed: { label: "Widowed" },
    remarried: { label: "Married to someone else", detail: "The stepparent’s figures count" },
  },
  parentIs: {
    mother: { label: "My mother" },
    father: { label: "My father" },
    parent: { label: "Just say “your parent”" },
  },
  stepparentIs: {
    stepmother: { label: "My stepmother" },
    stepfather: { label: "My stepfather" },
    stepparent: { label: "Just say “your stepparent”" },
  },
  residence: {
    states: { label: "One of the 48 states, DC or a territory" },
    alaska: { label: "Alaska" },
    hawaii: { label: "Hawaii" },
  },
  scheduleC: {
    none: { label: "No" },
    small: { label: `Yes, ${formatUsd(simpleBusinessUsd)} or less of profit or loss` },
    large: { label: `Yes, more than ${formatUsd(simpleBusinessUsd)} of profit or loss` },
  },
};

/** Those that make a student independent are read in the help article too (components/aid). */
const flags: Readonly<Record<Exclude<FlagName, ReasonName>, OptionText>> = {
  isAbandoned: { label: "My parents left me" },
  isAbused: { label: "Abuse, or an unsafe home" },
  isTrafficked: { label: "Human trafficking" },
  hasParentInPrison: { label: "A parent is in prison, and contact would be a risk" },
  isRefugee: { label: "Refugee or asylee, separated from my parents" },
  hasNoSafeContact: { label: "My parents cannot be found, or contact is not safe" },
  hasDeductibleIra: { label: "Payments into a deductible IRA or self-employed plan" },
  hasTaxExemptInterest: { label: "Tax-exempt interest" },
  hasUntaxedIra: { label: "Untaxed money taken out of an IRA", detail: "Other than a rollover" },
  hasUntaxedPension: { label: "An untaxed part of a pension", detail: "Other than a rollover" },
  hasForeignExclusion: { label: "Foreign earned income exclusion" },
  hasTaxableGrants: { label: "College grants reported as income" },
  hasEducationCredits: { label: "Education credits", detail: "American Opportunity, Lifetime Learning" },
  hasWorkStudy: { label: "Federal Work-Study pay" },
};
