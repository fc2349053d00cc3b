/** The words of "Prepare my FAFSA": the checklist, who signs, and each field of the sheet. */
import { formatInteger, formatUsd } from "#lib/format.ts";
import { getOptionText } from "./optionWords.ts";
import type { SheetPart, SheetRow, Signer } from "./sheet.ts";

export const sheetWords = {
  title: "Prepare my FAFSA",
  lead: (awardYear: string) =>
    `For school year ${awardYear}. Print it and keep it beside you while you fill in the form.`,
  leadOpen: "Print it and keep it beside you while you fill in the form.",
  back: "Back to the result",
  print: "Print the sheet",
  lineToSign: "Name and account made on",
  stepsTitle: "In this order",
  steps: [
    "Each person who signs makes a StudentAid.gov account: own email, own phone. The check of name, birth date and Social Security number takes minutes to a few days. Nobody shares an account: it is a signature.",
    "The student starts the form and invites each contributor by name, birth date and email, or with the invite code.",
    "Each contributor consents to the exchange with the IRS, also if they filed no return. Without it there is no federal aid.",
    "List up to 20 colleges. They do not see each other.",
    "Everybody signs. Then submit: a missing signature means that the form is not processed.",
    "Read the FAFSA Submission Summary within days, and correct what is wrong.",
    "If a college asks for verification, send the papers first. Aid waits for it.",
  ],
  signTitle: "Who signs",
  signNote: "Grandparents, guardians and a parent who is not asked do not sign.",
  yearsTitle: "For the sheet only",
  yearsLead: "The form asks for these too. They change nothing in the index, and you may leave them empty.",
  studentBirthYear: "Student’s year of birth",
  parentBirthYear: "Parent’s year of birth",
  studentSsn: "Does the student have a Social Security number?",
  parentSsn: "Does each parent who signs have one?",
  yearProblem: "Write a year with four digits, such as 1978.",
  figuresTitle: "The figures, in the form’s order",
  blank: "Not answered",
  exempt: "Savings, investments and business are not asked for.",
  noSsn:
    "Without a number: tick the box for it, answer the identity questions, and type the figures by hand from the return.",
  deadline:
    "The federal deadline is June 30 at the end of the school year, in Central time. States and colleges have earlier ones: file as soon as you can.",
  kept: "Made on your device. Nobody else has these figures.",
} as const;

export const signerTexts: Readonly<Record<Signer, string>> = {
  student: "The student",
  spouse: "The student’s spouse, who filed a return of their own",
  parent: "The FAFSA parent",
  otherParent: "The other parent, who filed a return of their own",
  stepparent: "The stepparent, who filed a return of their own",
};

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
  hasDependents: "Supports children or others",
  maritalStatus: "Marital status",
  familySize: "Family size",
  receivedBenefit: "A federal benefit received",
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
