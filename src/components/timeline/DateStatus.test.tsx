/** How a date is shown, depending on how reliable it is. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { toDateText } from "#domain/timeline/taskWords.ts";
import type { DateBasis, TimelineTask } from "#domain/timeline/timeline.ts";
import { PrerenderedPath } from "#ui/router.tsx";
import { makeTask } from "../../../test/support/sampleTask.ts";
import { DateStatus } from "./DateStatus.tsx";

const rice = { name: "Rice University", slug: "rice-university" };
const deadline: DateBasis = {
  code: "deadline",
  eventId: null,
  round: "regularDecision",
  date: "2027-01-04",
  standing: "published",
  source: null,
  cycle: "2026-27",
};

function renderDate(
  changes: Partial<TimelineTask>,
  college: typeof rice | null,
  detail: "line" | "full" = "line",
) {
  return renderToStaticMarkup(
    <PrerenderedPath value="/">
      <DateStatus task={makeTask(changes)} college={college} detail={detail} />
    </PrerenderedPath>,
  );
}

const renderText = (...given: Parameters<typeof renderDate>) =>
  renderDate(...given)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

describe("a date in a line", () => {
  test.each<[TimelineTask["standing"], string | null, string, string]>([
    ["published", "2026-12-01", "December 1, 2026 Published", "December 1, 2026, published"],
    ["expected", "2028-01-05", "About January 5, 2028 Expected", "About January 5, 2028, expected"],
    ["computed", "2026-12-18", "December 18, 2026 Suggested", "December 18, 2026, suggested"],
    ["month", "2027-03-31", "March 2027 Month only", "March 2027, month only"],
    ["own", "2026-11-30", "November 30, 2026 Your date", "November 30, 2026"],
    ["ask", null, "Check with the college : Rice University", "Check with the college"],
  ])("%s", (status, due, line, text) => {
    expect(renderText({ standing: status, due }, rice)).toBe(line);
    expect(toDateText(makeTask({ standing: status, due }))).toBe(text);
  });

  test("a date to ask for leads to the college; without one it says whom to ask", () => {
    const ask = { standing: "ask", due: null, unitId: null } as const;
    expect(renderDate(ask, rice)).toContain('href="/colleges/rice-university#deadlines"');
    expect(renderText(ask, null)).toBe("Check with the organization");
    expect(toDateText(makeTask(ask))).toBe("Check with the organization");
  });

  test("the family's own task without a day says so, and nothing else", () => {
    expect(renderText({ standing: "own", due: null }, null)).toBe("No date set");
    expect(toDateText(makeTask({ standing: "own", due: null }))).toBeNull();
  });
});

describe("a date with all that is known of it", () => {
  test("the deadline itself: its round, its cycle, and no invented hour", () => {
    const text = renderText({ due: "2027-01-04", basis: deadline }, rice, "full");
    expect(text).toContain("Regular decision deadline on January 4, 2027.");
    expect(text).toContain("For 2026-27.");
    expect(text).toContain("Plan to finish the day before, and check the college’s time zone.");
    expect(text).not.toContain("Check with the college");
  });

  test("a day counted back from it is no deadline, and its source can be opened", () => {
    const source = { id: "rice", title: "Rice admission", year: "2026-27", url: "https://example.edu/dates" };
    const task = { due: "2027-01-01", standing: "computed", basis: { ...deadline, source } } as const;
    const text = renderText(task, rice, "full");
    expect(text).toContain("not a deadline");
    expect(text).not.toContain("Plan to finish the day before");
    expect(renderDate(task, rice, "full")).toContain('href="https://example.edu/dates"');
  });

  test("an expected date says so twice, and sends to the college", () => {
    const basis: DateBasis = { ...deadline, date: "2028-01-04", standing: "expected", cycle: "2027-28" };
    const text = renderText({ due: "2028-01-04", standing: "expected", basis }, rice, "full");
    expect(text).toContain("not published yet");
    expect(text).toContain("Regular decision deadline expected around January 4, 2028.");
    expect(text).toContain("Check with the college");
  });

  test("a task that was moved says where it stood", () => {
    expect(renderText({ movedFrom: "2026-11-01" }, null, "full")).toContain("Moved from November 1, 2026");
  });
});
