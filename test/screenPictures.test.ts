/** The pictures of the product's screens: drawn from what the tools answer for the sample plan, and safe to stand in any page. */
import { expect, test } from "vitest";
import { drawPictures } from "#app/pictures/drawPictures.tsx";
import { workedOdds } from "#components/marketing/workedExample.ts";
import { screenPictures } from "#site/screenPictures.ts";
import { gatherSampleData } from "../build/sampleData.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const drawn = await drawPictures(gatherSampleData(loadShippedColleges()));

test.each([
  ["guidance", ["Next steps", "The University of Texas at Austin", "StudentAid.gov"]],
  ["tasks", ["October 2026", "Open your application accounts", "0 of 2"]],
  ["counselor", ["When is UT Austin due?", "Read as", "Early action", "Regular decision", "Sources"]],
  ["essay", ["Ever since I was little", "Which single day would you show"]],
  ["financial", ["The cost", "Tuition and fees", "Who pays", "Your family"]],
  ["family", ["Due", "The University of Texas at Austin", "Not yet checked off"]],
  ["progress", [`${workedOdds.with.affordable} in 100`]],
  ["cost", ["You can pay $18,000", "Rice University"]],
  ["timeline", ["The year at a glance", "Applications due", "Rice University"]],
  ["matching", ["% match", "Safety", "Within budget", "Likely"]],
] as const)("%s shows what its words say", (name, texts) => {
  const text = (drawn[name] ?? "").replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  for (const one of texts) expect(text).toContain(one);
  expect(text).not.toMatch(/could not be loaded|undefined|NaN/);
});

test("every picture is drawn, with ids of its own", () => {
  expect(Object.keys(drawn)).toEqual([...screenPictures]);
  const ids = Object.values(drawn).flatMap((html) =>
    [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
