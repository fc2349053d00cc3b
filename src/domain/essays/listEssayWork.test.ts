/** How far essays are, and what the timeline's tasks make of it: their link, and whether they are done. */
import { describe, expect, test } from "vitest";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import type { EssayWork, TimelineInput, TimelineTask } from "#domain/timeline/timeline.ts";
import {
  makeDeadline,
  makeTimelineCollege,
  makeTimelineInput,
} from "../../../test/fixtures/timelineFixture.ts";
import type { StudentEssay } from "./essayList.ts";
import { listEssayWork } from "./listEssayWork.ts";

const rice = 227757;
const ucla = 110662;
const unrecorded = 100654;

function essay(promptId: string | null, fields: Partial<StudentEssay> = {}): StudentEssay {
  const essayId = (promptId ?? `own${fields.unitId ?? ""}`).toLowerCase();
  return { essayId, promptId, unitId: null, status: "drafting", words: 200, ...fields };
}

function ready(promptId: string | null, fields: Partial<StudentEssay> = {}): StudentEssay {
  return essay(promptId, { status: "ready", ...fields });
}

function workOn(essays: readonly StudentEssay[], isTransfer = false): EssayWork | undefined {
  return listEssayWork(essays, { isTransfer })[0];
}

describe("how far the essays are", () => {
  test("one personal essay is enough, whatever else was begun", () => {
    const work = workOn([essay("commonAppGrowthPrompt"), ready("commonAppObstaclePrompt")]);
    expect(work).toEqual({
      subject: "main",
      unitId: null,
      essayIds: ["commonappgrowthprompt", "commonappobstacleprompt"],
      isStarted: true,
      isDrafted: true,
      isFinished: false,
    });
  });

  test("UC's four are four", () => {
    const four = ["Leadership", "Creative", "Talent", "Subject"].map((name) => ready(`uc${name}Prompt`));
    expect(workOn(four.slice(0, 3))).toMatchObject({ subject: "uc", isDrafted: false });
    expect(workOn(four)).toMatchObject({ isDrafted: true, isFinished: false });
    expect(workOn([...four.slice(0, 3), ready(null, { unitId: ucla })])?.isDrafted).toBe(true);
  });

  test("a college's are all that it asks of everyone, one of two where it lets choose", () => {
    const three = [ready("riceAreasPrompt"), ready("riceWhyPrompt"), ready("riceChangePrompt")];
    expect(workOn(three.slice(0, 2))).toMatchObject({ subject: "college", unitId: rice, isDrafted: false });
    expect(workOn(three)?.isDrafted).toBe(true);
    expect(workOn([...three, essay(null, { unitId: rice })])?.isDrafted).toBe(false);
  });

  test("questions typed in count for the recorded ones, and alone where none is recorded", () => {
    const typed = [1, 2, 3].map((n) => ready(null, { essayId: `typed${n}`, unitId: rice }));
    expect(workOn(typed.slice(0, 1))?.isDrafted).toBe(false);
    expect(workOn(typed)?.isDrafted).toBe(true);
    expect(workOn([ready(null, { unitId: unrecorded })])?.isDrafted).toBe(true);
  });

  test("a transfer student answers what they typed in, not what first-year students are asked", () => {
    expect(workOn([ready(null, { unitId: rice })], true)?.isDrafted).toBe(true);
  });

  test("an idea without a word is not begun", () => {
    expect(workOn([essay("riceWhyPrompt", { words: 0, status: "idea" })])?.isStarted).toBe(false);
  });

  test("an optional box, a scholarship and an unknown question are no task's", () => {
    expect(
      listEssayWork([ready("commonAppAdditionalPrompt"), ready(null), ready("gone")], { isTransfer: false }),
    ).toEqual([]);
  });
});

describe("the timeline's tasks", () => {
  function findTask(
    id: string,
    essays: readonly StudentEssay[],
    fields: Partial<TimelineInput> = {},
  ): TimelineTask {
    const input = makeTimelineInput({
      colleges: [makeTimelineCollege({ unitId: rice }), makeTimelineCollege({ unitId: ucla, state: "CA" })],
      deadlines: [makeDeadline(rice, "regularDecision", "2027-01-04")],
      today: "2026-07-01",
      ...fields,
    });
    const { tasks } = buildTimeline({ ...input, essays: listEssayWork(essays, { isTransfer: false }) });
    const found = tasks.find((task) => task.id === id);
    if (found === undefined) throw new Error(`There is no task ${id}.`);
    return found;
  }

  test("link to the one essay, or to the list", () => {
    expect(findTask("essayDraft", []).to).toBeNull();
    expect(findTask("essayDraft", [essay("commonAppGrowthPrompt")]).to).toBe(
      "/essays?essay=commonappgrowthprompt",
    );
    const two = [essay("riceWhyPrompt"), essay("riceAreasPrompt")];
    expect(findTask(`appSupplement.${rice}`, two).to).toBe("/essays");
  });

  test.each([
    ["essayMoments", "idea", "drafting"],
    ["essayDraft", "drafting", "ready"],
    ["essayFinal", "ready", "final"],
  ] as const)("%s is done when the essay has got that far", (id, before, after) => {
    const findState = (status: StudentEssay["status"]) => {
      const words = status === "idea" ? 0 : 200;
      return findTask(id, [essay("commonAppGrowthPrompt", { status, words })]).state;
    };
    expect(findState(before)).not.toBe("done");
    expect(findState(after)).toBe("done");
  });

  test("one college's essays say nothing of another's, and UC's have a task of their own", () => {
    const three = ["riceAreas", "riceWhy", "riceChange"].map((name) => ready(`${name}Prompt`));
    expect(findTask(`appSupplement.${rice}`, three).state).toBe("done");
    expect(findTask("ucQuestions", three).state).not.toBe("done");
    expect(findTask("ucQuestions", [essay("ucTalentPrompt")]).to).toBe("/essays?essay=uctalentprompt");
  });

  test("without essays are what they were", () => {
    const input = makeTimelineInput({ colleges: [makeTimelineCollege({ unitId: rice })] });
    expect(buildTimeline({ ...input, essays: [] })).toEqual(buildTimeline(input));
  });
});
