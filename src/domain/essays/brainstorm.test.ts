/** The questions of the brainstorm, and outlines that come back as they were. */
import { array, assert, constantFrom, property, record, string } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  brainstormAims,
  brainstormQuestions,
  formatOutline,
  listBrainstormQuestions,
  parseOutline,
} from "./brainstorm.ts";
import { essayLimits } from "./essay.ts";
import { promptKinds } from "./prompt.ts";

describe("questions", () => {
  test("are between 25 and 40, short, each once, and ask", () => {
    expect(brainstormQuestions.length).toBeGreaterThanOrEqual(25);
    expect(brainstormQuestions.length).toBeLessThanOrEqual(40);
    expect(brainstormQuestions.length).toBeLessThanOrEqual(essayLimits.notes);
    expect(new Set(brainstormQuestions.map(({ id }) => id)).size).toBe(brainstormQuestions.length);
    for (const { text } of brainstormQuestions) {
      expect(text).toContain("?");
      expect(text.split(" ").length).toBeLessThanOrEqual(20);
    }
  });

  test("every kind of prompt gets all four aims, its own questions first", () => {
    for (const kind of [...promptKinds, null]) {
      const listed = listBrainstormQuestions(kind);
      expect(new Set(listed.map(({ aim }) => aim)).size).toBe(brainstormAims.length);
      const general = listed.findIndex(({ kinds }) => kinds.length === 0);
      expect(listed.slice(general).every(({ kinds }) => kinds.length === 0)).toBe(true);
    }
    expect(listBrainstormQuestions("whyUs")[0]?.kinds).toContain("whyUs");
  });
});

describe("an outline", () => {
  test("is text a student can read, and comes back as it was", () => {
    const parts = [
      { heading: "The launch", noteIds: ["place", "tool"] },
      { heading: "812", noteIds: ["mistake"] },
      { heading: "The envelope", noteIds: [] },
    ];
    expect(formatOutline(parts)).toBe("The launch\n- [place]\n- [tool]\n812\n- [mistake]\nThe envelope");
    expect(parseOutline(formatOutline(parts))).toEqual(parts);
    const noteIds = array(constantFrom(...brainstormQuestions.map(({ id }) => id)), { maxLength: 4 });
    const heading = string({ minLength: 1, maxLength: 30 }).filter(
      (text) => text.trim() === text && text !== "" && !text.includes("\n") && !/^-\s*\[/.test(text),
    );
    assert(
      property(array(record({ heading, noteIds }), { maxLength: 6 }), (any) => {
        expect(parseOutline(formatOutline(any))).toEqual(any);
      }),
    );
  });

  test("typed by hand is headings, and nothing of it is lost", () => {
    expect(parseOutline("\nBoat\n\n  the clipboard \n- not a note\n")).toEqual([
      { heading: "Boat", noteIds: [] },
      { heading: "the clipboard", noteIds: [] },
      { heading: "- not a note", noteIds: [] },
    ]);
    expect(parseOutline("- [place]")).toEqual([{ heading: "", noteIds: ["place"] }]);
    expect(parseOutline("")).toEqual([]);
  });
});
