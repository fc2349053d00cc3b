/** The first step of a state page: the main grant before smaller programs. */
import { expect, test } from "vitest";
import type { ProgramStep } from "#domain/aid/stateProgram.ts";
import { tellDue } from "./tellDue.ts";

const toDue = (name: string, step: ProgramStep, isClosed = false) => ({ name, step, isClosed });
const mains = [{ name: "Main Grant" }, { name: "Second Grant" }];
const tell = (due: Parameters<typeof tellDue>[0]) => tellDue(due, { isFormFiled: false, mains });

test("what the state's main grant needs comes before the FAFSA of a smaller program", () => {
  const due = [
    toDue("City Award", "fafsa"),
    toDue("Star Award", "application"),
    toDue("Main Grant", "application"),
  ];
  expect(tell(due)).toBe("apply for the Main Grant and the Star Award; file the FAFSA for the City Award");
});

test("the FAFSA comes first where it is the main grant's, or where none of its forms is due", () => {
  expect(tell([toDue("Star Award", "application"), toDue("Main Grant", "fafsa")])).toBe(
    "file the FAFSA for the Main Grant; apply for the Star Award",
  );
  expect(tell([toDue("Star Award", "application"), toDue("City Award", "fafsa")])).toBe(
    "file the FAFSA for the City Award; apply for the Star Award",
  );
});

test("the main grants are named before others, so that none of them is one of “two more”", () => {
  const names = ["City Award", "Star Award", "Second Grant", "Main Grant"];
  expect(tell(names.map((name) => toDue(name, "application")))).toBe(
    "apply for the Main Grant, the Second Grant, and two more",
  );
});

test("what only those can do who applied to the main grant in time comes last", () => {
  const due = [toDue("Main Grant", "papers", true), toDue("City Award", "fafsa")];
  expect(tell(due)).toBe(
    "file the FAFSA for the City Award; send your documents for the Main Grant, if you applied in time",
  );
});
