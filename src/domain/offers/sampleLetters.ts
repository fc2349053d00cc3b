/** Fictional award letters for tests, written in the many formats real letters use; no college here is real. */
import type { OfferLineKind } from "./offer.ts";

export type SampleLetter = {
  name: string;
  text: string;
  /** Dollars a year by type, over all parsed lines. */
  expected: Partial<Record<OfferLineKind, number>>;
};

export const sampleLetters: readonly SampleLetter[] = [
  {
    name: "composite: a table by terms, loans under Your Awards, everything added up to no balance",
    text: `Hollins Ridge University
Office of Financial Aid
2027-2028 Financial Aid Award Letter
Dear Jordan,
Congratulations on your admission.
Estimated Cost of Attendance
Tuition and Fees    $48,210
Housing and Food    $15,400
Books and Supplies  $1,200
Transportation      $900
Personal Expenses   $1,800
Total Cost of Attendance $67,510

Your Awards            Fall       Spring     Total
Presidential Scholarship  $11,000  $11,000  $22,000
Federal Pell Grant     $3,698  $3,697  $7,395
Federal Work-Study     $1,250 $1,250 $2,500
Federal Direct Subsidized  $1,750 $1,750 $3,500
Federal Direct Unsubsidized $1,000 $1,000 $2,000
Parent PLUS Loan  $15,057 $15,058 $30,115
Total Financial Aid $67,510
Estimated balance due $0`,
    expected: {
      tuitionFees: 48_210,
      housingFood: 15_400,
      books: 1_200,
      travel: 900,
      personal: 1_800,
      totalCost: 67_510,
      grant: 29_395,
      workStudy: 2_500,
      studentLoan: 5_500,
      parentLoan: 30_115,
      statedNetPrice: 0,
    },
  },
  {
    name: "composite: sentences, without any cost",
    text: `Dear Sam, We are pleased to offer you a Trustee Scholarship of $18,500 per year, renewable for four years, and a Federal Pell Grant of $3,200. You may also borrow a Federal Direct Subsidized Loan of $3,500. Your enrollment deposit of $300 is due May 1. Families earning less than $75,000 pay no tuition.`,
    expected: { grant: 21_700, studentLoan: 3_500 },
  },
  {
    name: "composite: a portal's page, each amount under its name",
    text: `Fernwood State University
My Aid for 2027-28
Federal Pell Grant
$7,395
Accepted
Federal Work Study
$3,000
Offered
Founders Promise
$10,000
Accepted
Tuition
$11,400
On-campus room and meals
$13,050`,
    expected: { grant: 17_395, workStudy: 3_000, tuitionFees: 11_400, housingFood: 13_050 },
  },
  {
    name: "composite: every amount is for one semester, said once",
    text: `Larch Valley College
All amounts shown are per semester.
Tuition $9,000
Fees $450
Residence hall $3,600
Meal plan $2,400
Larch Grant $4,500
Direct Unsubsidized Loan $2,750`,
    expected: { tuitionFees: 18_900, housingFood: 12_000, grant: 9_000, studentLoan: 5_500 },
  },
  {
    name: "composite: each line says its own period",
    text: `Dean's Scholarship: $5,000 per semester
Housing Grant: $2,000/year
Student employment: $400 per month
Parking: $90 per quarter
Tuition: $21,000 annually`,
    expected: { grant: 12_000, workStudy: 3_600, other: 270, tuitionFees: 21_000 },
  },
  {
    name: "composite: a scholarship by its four-year total",
    text: `Chancellor's Award $80,000 over four years
Merit Scholarship $60,000 over four years ($15,000 per year)
Visit Grant $1,000 (one-time)`,
    expected: { grant: 20_000 + 15_000 + 1_000 },
  },
  {
    name: "composite: sums alone, no parts",
    text: `Total Grants and Scholarships $25,000
Total Loans $5,500
Total Work $2,000
Total Financial Aid $32,500
Total Cost of Attendance $51,000
Net Price $26,000`,
    expected: {
      grant: 25_000,
      studentLoan: 5_500,
      workStudy: 2_000,
      totalCost: 51_000,
      statedNetPrice: 26_000,
    },
  },
  {
    name: "composite: subtotals over and under their parts",
    text: `Direct Costs $40,000
  Tuition $28,000
  Fees $1,000
  Housing $6,000
  Food $5,000
Indirect Costs $3,500
  Books $1,100
  Travel $900
  Miscellaneous $1,500
Grants and Scholarships $18,000
  University Grant $12,000
  State Grant $6,000
Subtotal gift aid $18,000
Estimated net cost $25,500`,
    expected: {
      tuitionFees: 29_000,
      housingFood: 11_000,
      books: 1_100,
      travel: 900,
      personal: 1_500,
      grant: 18_000,
      statedNetPrice: 25_500,
    },
  },
  {
    name: "composite: only direct and indirect costs, not divided further",
    text: `Direct costs billed by the college $38,000
Indirect costs (estimate) $4,200
Institutional Grant $14,000`,
    expected: { otherCost: 42_200, grant: 14_000 },
  },
  {
    name: "composite: cells parted by bars",
    text: `| Description | Offered | Accepted |
| Pell Grant | $6,200.00 | $0.00 |
| Cal Grant A | $12,570.00 | $0.00 |
| Fed Direct Sub Loan | $3,500.00 | $0.00 |
| Fed Direct Unsub Loan | $2,000.00 | $0.00 |`,
    expected: { grant: 18_770, studentLoan: 5_500 },
  },
  {
    name: "composite: amounts in front of their names",
    text: `Your package:
$7,395 Federal Pell Grant
$1,000 Federal SEOG
$12,500 Meridian Grant
$5,500 Federal Direct Loan
$2,800 Federal Work-Study`,
    expected: { grant: 20_895, studentLoan: 5_500, workStudy: 2_800 },
  },
  {
    name: "composite: bare numbers in a table, with years, telephone and student numbers around them",
    text: `Oak Prairie Community College      Student ID: 900123456
Questions? Call 555-010-4477 or write to PO Box 2100
Award year 2027
Tuition          4200
Books            1400
Pell Grant       7395
Work Study       2000
Printed 03/14/2027, page 1 of 2`,
    expected: { tuitionFees: 4_200, books: 1_400, grant: 7_395, workStudy: 2_000 },
  },
  {
    name: "composite: cents, and aid with a minus",
    text: `Tuition and mandatory fees ........ $31,250.00
Room & Board ........ $12,480.50
Alumni Scholarship ........ -$9,000.00
Pell Grant ........ ($3,745.00)
Balance due ........ $30,985.50`,
    expected: { tuitionFees: 31_250, housingFood: 12_481, grant: 12_745, statedNetPrice: 30_986 },
  },
  {
    name: "composite: fall and spring as lists of their own",
    text: `Fall 2027
Provost Scholarship $6,000
Pell Grant $3,698
Spring 2028
Provost Scholarship $6,000
Pell Grant $3,697`,
    expected: { grant: 19_395 },
  },
  {
    name: "composite: fall and spring inside the names",
    text: `Pell Grant (Fall 2027) $3,698
Pell Grant (Spring 2028) $3,697
Unsubsidized Stafford Loan - Fall $1,000
Unsubsidized Stafford Loan - Spring $1,000`,
    expected: { grant: 7_395, studentLoan: 2_000 },
  },
  {
    name: "composite: a summary, then the same lines again in detail",
    text: `Summary
Founders Scholarship $16,000
Federal Direct Subsidized Loan $3,500
Details of your offer
Founders Scholarship $16,000
Renewable each year with a 3.0 GPA
Federal Direct Subsidized Loan $3,500
Must be repaid with interest`,
    expected: { grant: 16_000, studentLoan: 3_500 },
  },
  {
    name: "composite: loans that do not say so, and a headed list",
    text: `Scholarships and Grants
Opportunity Fund $8,000
Meridian Match $2,500
Loans
Federal Direct Unsubsidized $2,000
Federal Direct Subsidized $3,500
Parent PLUS $18,000
Work
Campus employment $2,400`,
    expected: { grant: 10_500, studentLoan: 5_500, parentLoan: 18_000, workStudy: 2_400 },
  },
  {
    name: "composite: quarters",
    text: `Cascade Bay Institute of Technology
                      Fall     Winter    Spring    Total
Tuition               4,100    4,100     4,100     12,300
Washington College Grant  3,200  3,200  3,200  9,600
Direct Subsidized Loan 1,166 1,167 1,167 3,500`,
    expected: { tuitionFees: 12_300, grant: 9_600, studentLoan: 3_500 },
  },
  {
    name: "composite: terms without a total",
    text: `Award            Fall      Spring
Excelsior Scholarship  $2,750  $2,750
TAP              $1,000  $1,000
Direct PLUS Loan $4,000  $4,000`,
    expected: { grant: 7_500, parentLoan: 8_000 },
  },
  {
    name: "composite: ranges and an off-campus estimate",
    text: `Estimated travel $600 - $1,400
Books and course materials $900 to $1,100
Housing and food $14,000
Health insurance $2,900`,
    expected: { travel: 1_400, books: 1_100, housingFood: 14_000, otherCost: 2_900 },
  },
  {
    name: "composite: private and outside money",
    text: `Rotary Club Scholarship $1,500
Outside Scholarship $750
Alternative/Private Loan $9,000
Yellow Ribbon Benefit $5,000
Employer tuition assistance $2,000`,
    expected: { grant: 9_250, privateLoan: 9_000 },
  },
  {
    name: "composite: the index, need and limits are no aid",
    text: `Student Aid Index (SAI): $4,120
Financial need: $38,000
Lifetime maximum loan limit: $31,000
You report an income of $64,000
University Need-Based Grant: $21,000
Unmet need: $9,500`,
    expected: { grant: 21_000 },
  },
  {
    name: "composite: one line for all that is billed, and a short form of thousands",
    text: `Billed charges (tuition, fees, housing, food): $58k
Merit scholarship $20K a year for four years
Net cost after grants $38,000`,
    expected: { tuitionFees: 58_000, grant: 20_000, statedNetPrice: 38_000 },
  },
  {
    name: "composite: a declined loan does not count",
    text: `Federal Pell Grant $2,000 Accepted
Federal Direct Unsubsidized Loan $2,000 Declined
Nursing Department Scholarship $3,000 Pending`,
    expected: { grant: 5_000 },
  },
];
