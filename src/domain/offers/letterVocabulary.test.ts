/** What words mean: kinds in English, Spanish and codes, and who pays, state programs by their records. */
import { describe, expect, test } from "vitest";
import { isStateProgram } from "./letterIssuers.ts";
import { findLineKind, findSource, findSumKind } from "./letterWords.ts";

describe("the kind of a line", () => {
  test.each([
    ["Federal Pell Grant", "grant"],
    ["Hazlewood Exemption", "grant"],
    ["Tuition Exchange Award", "grant"],
    ["Employee Tuition Remission", "grant"],
    ["Presidential Schp", "grant"],
    ["Beca de matr\u00edcula", "grant"],
    ["DSL", "studentLoan"],
    ["DL-UNSUB ADDL (PLUS denial)", "studentLoan"],
    ["Pr\u00e9stamo Directo sin subsidio", "studentLoan"],
    ["College Credit Ln Alt", "privateLoan"],
    ["Alt Student Ln", "privateLoan"],
    ["Loan - Alternative", "privateLoan"],
    ["Salt Creek Ln", "studentLoan"],
    ["Parent PLUS", "parentLoan"],
    ["A plus for your budget", null],
    ["Term-time job", "workStudy"],
    ["Programa de estudio y trabajo", "workStudy"],
    ["Matr\u00edcula y cuotas", "tuitionFees"],
    ["Hospedaje y comida", "housingFood"],
    ["Residence Hall - Double", "housingFood"],
    ["Transp", "travel"],
    ["Loan fees", "otherCost"],
    ["Sub-total", null],
  ])("%s: %s", (label, kind) => {
    expect(findLineKind(label)).toBe(kind);
  });
});

describe("who pays", () => {
  test.each([
    ["Federal Work-Study", "federal"],
    ["OCOG", "state"],
    ["OH College Opportunity Grant", "state"],
    ["TEXAS Grant", "state"],
    ["Cal Grant B", "state"],
    ["NYS TAP", "state"],
    ["Washington College Grant", "state"],
    ["State University Grant", "college"],
    ["President's Award", "college"],
    ["Rotary Club Scholarship", "outside"],
    ["Post-9/11 GI Bill (Chapter 33)", "military"],
    ["Yellow Ribbon Program", "military"],
    ["Athena Circle", "unknown"],
  ])("%s: %s", (label, source) => {
    expect(findSource(label, null, isStateProgram)).toBe(source);
  });
});

test.each([
  ["Parent contribution", "notAid"],
  ["Student Self Help Expectation", "notAid"],
  ["Costo total", "cost"],
  ["Precio neto", "netPrice"],
  ["COA less Resources", "netPrice"],
])("the sum %s: %s", (label, what) => {
  expect(findSumKind(label)?.what).toBe(what);
});
