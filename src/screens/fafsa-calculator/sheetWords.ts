/** The text of "Prepare my FAFSA": the checklist, who signs, and each field of the sheet. */
import { fafsaFederalDeadline } from "#facts/calendar/admission.ts";
import { latestValue } from "#facts/fact.ts";
import { formatInteger, formatMonthDay, formatUsd } from "#lib/format.ts";
import { getOptionText } from "./optionWords.ts";
import type { SheetPart, SheetRow } from "./sheet.ts";

export const sheetWords = {
  title: "Prepare my FAFSA",
  lead: (awardYear: string) =>
    `For school year ${awardYear}. Print this and keep it next to you while you fill out the form.`,
  leadOpen: "Print this and keep it next to you while you fill out the form.",
  back: "Back to the result",
  print: "Print the sheet",
  lineToSign: "Name, and date the account was made",
  stepsTitle: "What to do, in order",
  steps: [
    "Have each person who signs create a StudentAid.gov account with their own email address and phone number. Verifying a name, birth date and Social Security number can take from minutes to a few days. Never share an account, because it serves as a signature.",
    "The student starts the form and invites each contributor by name, birth date and email address, or with the invite code.",
    "Each contributor consents to having tax information pulled from the IRS, even if they did not file. Without consent there is no federal aid.",
    "List up to 20 colleges. No college can see which others you list.",
    "Have everyone sign, then submit. A form with a missing signature is not processed.",
    "Check your FAFSA Submission Summary a few days later, and correct anything that is wrong.",
    "If a college asks for verification, send the documents right away. Your aid waits until you do.",
  ],
  signTitle: "Who signs",
  signOpen: "Answer all the questions to see who else signs.",
  signNote: "Grandparents, guardians and a parent who does not report do not sign.",
  yearsTitle: "Only for this sheet",
  yearsLead: "The form asks for these too. They do not change your index, and you can leave them blank.",
  studentBirthYear: "Student’s year of birth",
  parentBirthYear: "Parent’s year of birth",
  studentSsn: "Does the student have a Social Security number?",
  parentSsn: "Does each parent who signs have one?",
  yearProblem: "Enter a year with four digits, such as 1978.",
  figuresTitle: "Your figures, in the order of the form",
  blank: "Not answered",
  exempt: "The form does not ask for savings, investments or a business.",
  noSsn:
    "If you have no Social Security number, check the box that says so, answer the identity questions, and enter the figures from the return by hand.",
  deadline: `File as soon as you can, because states and colleges set their own, earlier deadlines. The federal deadline is ${formatMonthDay(latestValue(fafsaFederalDeadline).date)} at the end of the school year, Central time.`,
  kept: "We made this sheet on your device. Nobody else has these figures.",
} as const;

export const partTexts: Readonly<Record<SheetPart, string>> = {
  student: "Student",
  studentMoney: "Student’s finances",
  parent: "Parent",
  parentMoney: "Parent’s finances",
};

const fields: Readonly<Record<string, string>> = {
  birthYear: "Year of birth",
  citizenship: "Citizenship",
  hasSsn: "Has a Social Security number",
  isMarried: "Married",
  hasDependents: "Supports children or other people",
  maritalStatus: "Marital status",
  familySize: "Family size",
  receivedBenefit: "Received a federal benefit",
  hasOwnIncome: "Earned money or filed a return",
  filingStatus: "Filing status",
  otherFilingStatus: "Filing status, second return",
  agi: "Adjusted gross income",
  earnedIncome: "Income earned from work",
  otherEarnedIncome: "Income earned from work, second person",
  incomeTaxPaid: "Federal income tax",
  deductibleIraPayments: "IRA and self-employed plan payments deducted",
  taxExemptInterest: "Tax-exempt interest",
  untaxedIraDistributions: "Untaxed IRA distributions",
  untaxedPensions: "Untaxed pensions",
  foreignIncomeExclusion: "Foreign earned income exclusion",
  taxableScholarships: "College grants reported as income",
  educationCredits: "Education credits",
  federalWorkStudy: "Federal Work-Study pay",
  receivedEitc: "Earned income credit",
  filedSchedules: "Schedule A, B, D, E, F or H",
  childSupportReceived: "Child support received",
  cashSavings: "Cash, savings, checking",
  investments: "Investments, net worth",
  businessFarm: "Business or farm, net worth",
};

export function getFieldText({ field }: SheetRow): string {
  return fields[field] ?? field;
}

export function formatValue(row: SheetRow): string | null {
  const { value } = row;
  if (value === null) return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") {
    if (row.isMoney) return formatUsd(value);
    return row.field === "birthYear" ? String(value) : formatInteger(value);
  }
  return row.field === "maritalStatus"
    ? `${value.charAt(0).toUpperCase()}${value.slice(1)}`
    : getOptionText(`student.${row.field === "citizenship" ? "citizenship" : "filingStatus"}`, value).label;
}
