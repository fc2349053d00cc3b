/** How far down a college's folded details begin on a phone: six screens at most, with and without a plan. */
import { expect, test } from "vitest";
import { openScreen, phone } from "../../../test/dom/openScreen.tsx";
import { savedPlan } from "../../../test/support/savedPlan.ts";

const mostScreens = 6;

/** With Austin and Berkeley, which are on it anyway: Rice, Tulane and Austin's community college. */
const plan = savedPlan({ more: [227_757, 160_755, 222_992] });

/** Where the state's programs and the college's own policy stand beside the price. */
const ohioPlan = savedPlan({
  homeState: "OH",
  satTotal: null,
  familyIncomeUsd: 60_000,
  more: [204_857],
});

/** What is there once all is: the staircase of a chance, or the invitation, and what is due at a listed college. */
const stairs = "How we get your chance";
const price = "How we get this price";
/** It comes last of what stands beside a price. */
const awards = "programs in this price";
const invitation = "Answer three questions";

const cases = [
  ["private, with two binding rounds and its own aid policy", "rice-university", stairs, "Submitted"],
  ["private, with early rates and a waiting list", "tulane-university-of-louisiana", stairs, "Submitted"],
  ["public, in the student's state", "the-university-of-texas-at-austin", stairs, "Submitted"],
  ["public, with rates by major", "university-of-washington-seattle-campus", stairs, ""],
  ["public, not on the list", "university-of-california-los-angeles", stairs, ""],
  ["private, not on the list", "vassar-college", stairs, ""],
  ["public, with two programs of the state", "ohio-university-main-campus", awards, "Submitted", ohioPlan],
  ["a community college", "austin-community-college-district", price, ""],
  ["hardly anything published", "university-of-guam", price, ""],
  ["without a plan: private", "rice-university", invitation, ""],
  ["without a plan: public", "university-of-washington-seattle-campus", invitation, ""],
  ["without a plan: a community college", "austin-community-college-district", invitation, ""],
  ["without a plan: hardly anything published", "university-of-guam", invitation, ""],
] as const;

test.for(cases)("%s: %s", async ([, slug, own, due, saved = plan]) => {
  await openScreen(`/colleges/${slug}`, {
    now: "2026-11-28T12:00:00",
    isWholeApp: true,
    ...(own === invitation ? {} : { plan: saved }),
  });
  const find = (selector: string) => document.querySelector(selector);
  // What decides is shown only once it is near.
  for (const id of ["you", "deadlines", "price", "admission", "costs"]) {
    await expect.poll(() => find(`#${id}`), { message: id }).not.toBeNull();
    find(`#${id}`)?.scrollIntoView();
  }
  await expect.poll(() => find("#you")?.textContent).toContain(own);
  await expect.poll(() => find("#deadlines")?.textContent).toContain(due);
  await expect.poll(() => find("article .animate-pulse")).toBeNull();
  const first = find("#applying") ?? find("#costs");
  const top = (first?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) + window.scrollY;
  expect(top / phone.height).toBeLessThanOrEqual(mostScreens);
  expect(document.documentElement.scrollWidth).toBe(phone.width);
});
