/** How far down a college's folded details begin on a phone: six screens at most, with and without a plan. */
import { expect, test } from "vitest";
import { openScreen, phone } from "../../../test/dom/openScreen.tsx";
import { savedPlan } from "../../../test/support/savedPlan.ts";

const mostScreens = 6;

/** Austin and Berkeley are on this plan's list. */
const plan = savedPlan({ more: [227_757, 160_755, 222_992, 236_948, 196_097] });

const cases = [
  ["private, with two binding rounds and its own aid policy", "rice-university", "plan"],
  ["private, with early rates and a waiting list", "tulane-university-of-louisiana", "plan"],
  ["public, in the student's state", "the-university-of-texas-at-austin", "plan"],
  ["public, far away, with rates by major", "university-of-washington-seattle-campus", "plan"],
  ["public, with thirty rates by major, not on the list", "university-of-california-los-angeles", "plan"],
  ["private, not on the list", "vassar-college", "plan"],
  ["a community college", "austin-community-college-district", "plan"],
  ["hardly anything published", "university-of-guam", "plan"],
  ["without a plan: private", "rice-university", "none"],
  ["without a plan: public", "university-of-washington-seattle-campus", "none"],
  ["without a plan: a community college", "austin-community-college-district", "none"],
  ["without a plan: hardly anything published", "university-of-guam", "none"],
] as const;

test.for(cases)("%s: %s, %s", async ([, slug, kept]) => {
  await openScreen(`/colleges/${slug}`, {
    now: "2026-11-28T12:00:00",
    isWholeApp: true,
    ...(kept === "plan" ? { plan } : {}),
  });
  const find = (selector: string) => document.querySelector(selector);
  // What decides is shown only once it is near.
  for (const id of ["you", "deadlines", "price", "admission", "costs"]) {
    await expect.poll(() => find(`#${id}`), { message: id }).not.toBeNull();
    find(`#${id}`)?.scrollIntoView();
  }
  const own = kept === "plan" ? "Your chance" : "Answer three questions";
  await expect.poll(() => find("#you")?.textContent).toContain(own);
  await expect.poll(() => find("article .animate-pulse")).toBeNull();
  const first = find("#applying") ?? find("#costs");
  const top = (first?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) + window.scrollY;
  expect(top / phone.height).toBeLessThanOrEqual(mostScreens);
  expect(document.documentElement.scrollWidth).toBe(phone.width);
});
