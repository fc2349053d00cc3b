/** The words of a text in one spelling, with their places. */
import { expect, test } from "vitest";
import { extractKeywords, tokenize } from "./tokenize.ts";

test.each([
  ["Scholarships", ["scholarship"]],
  ["universities and colleges", ["university", "and", "college"]],
  ["classes, taxes, courses", ["class", "tax", "course"]],
  ["SUNY, bus, basis, class", ["suny", "bus", "basis", "class"]],
  ["the student's form", ["the", "student", "form"]],
  ["students’ forms", ["student", "form"]],
  ["don't", ["dont"]],
  ["$7,395 in 2026-27", ["7395", "in", "2026", "27"]],
  ["early-decision", ["early", "decision"]],
  ["Résumé for Cañada", ["resume", "for", "canada"]],
  ["…—", []],
  ["", []],
])("%s", (text, expected) => {
  expect(tokenize(text).map(({ word }) => word)).toEqual(expected);
});

test("each word says where it stands", () => {
  const text = "File the FAFSA’s form.";
  expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "File",
    "the",
    "FAFSA’s",
    "form",
  ]);
});

test("words that a question carries say nothing", () => {
  expect(extractKeywords("How do I apply for the FAFSA?")).toEqual(["apply", "fafsa"]);
});
