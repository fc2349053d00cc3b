/** Every state's students see a grant of their state by name: by its day, or as one without a day to plan by. */
import { expect, test } from "vitest";
import { guideCodes } from "#domain/college/stateGuides.ts";
import { stateProgramsOf } from "./allStatePrograms.ts";
import { formGrants, nameMainGrant, undatedGrantStates, undatedGrants } from "./mainGrants.ts";
import { programDates, withArticle } from "./programDates.ts";
import { stateAidDates } from "./stateAidDates.ts";

test.each([...Object.entries(undatedGrants), ...Object.entries(formGrants)])(
  "%s: %s is a program on record there",
  (state, name) => {
    const names = guideCodes
      .filter((code) => code === state)
      .flatMap((code) => stateProgramsOf(code).map((program) => program.name.replace(/ \([^)]*\)$/, "")));
    expect(names).toContain(name);
  },
);

test.each(guideCodes)("%s has a task that names its money, or the day of its form", (state) => {
  const form = stateAidDates.find((one) => one.state === state)?.day ?? null;
  const hasFormTask = form !== null && form.yearsAfter === 0 && form.month <= 6;
  const hasProgram = programDates.some((one) => one.state === state);
  expect(hasFormTask || hasProgram || undatedGrantStates.includes(state)).toBe(true);
});

test("it is named with its article, and a home without one has no name", () => {
  expect(nameMainGrant("WI")).toBe("the Wisconsin Grant");
  expect(nameMainGrant("MN")).toBe("North Star Promise");
  expect(nameMainGrant("GU")).toBe("your state’s grant");
  expect(withArticle("UPR need-based grant")).toBe("the UPR need-based grant");
});
