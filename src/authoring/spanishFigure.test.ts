/** Figures in Spanish sentences. */
import { expect, test } from "vitest";
import { toSpanishFigure } from "./spanishFigure.ts";

test.each([
  ["$7,395", "$7,395"],
  ["6.52%", "6.52%"],
  ["October 1, 2026", "1 de octubre de 2026"],
  ["May 1", "1 de mayo"],
  ["February 2027", "febrero de 2027"],
  ["January 1 to May 1, 2027", "1 de enero al 1 de mayo de 2027"],
  ["$300 to $5,000", "$300 a $5,000"],
  ["the fall of senior year", null],
])("%s", (text, said) => {
  expect(toSpanishFigure(text)).toBe(said);
});
