/** The prerendered home page: its sections in order, its two buttons, and nothing the content security policy blocks. */
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, test } from "vitest";
import { PrerenderedPath } from "#ui/router.tsx";
import HomeScreen from "./HomeScreen.tsx";

const { prelude } = await prerenderToNodeStream(
  <PrerenderedPath value="/">
    <HomeScreen />
  </PrerenderedPath>,
  { progressiveChunkSize: Number.POSITIVE_INFINITY },
);
const html = await text(prelude);

test("the sections stand in the order of the specification's section 2", () => {
  const headings = [...html.matchAll(/<h[12][^>]*>([^<]+)</g)].map((found) => found[1]);
  expect(headings).toEqual([
    "College plans that add up",
    "Three questions every family asks",
    "Why we built Tassel",
    "Planning tools",
    "What you’ll see",
    "How it works",
    "What it costs",
    "Three questions, then real colleges",
  ]);
});

test("the first section leads to the quiz, and its two other buttons to pricing and to how it works", () => {
  const first = html.slice(0, html.indexOf("</section>"));
  const links = [...first.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map((found) => [
    found[2],
    found[1],
  ]);
  expect(links).toEqual([
    ["Answer three questions", "/college-match-quiz"],
    ["Get Started Free", "/pricing"],
    ["See How It Works", "/how-it-works"],
  ]);
});

test("the demo shows 72% and says that it is a sample", () => {
  const demo = html.slice(html.indexOf("<figure"), html.indexOf("</figure>"));
  expect(demo).toContain("72%");
  expect(demo).toContain(">Sample<");
});

test("the counselor and the essay coach are among what a visitor will see, each with a way to try it", () => {
  const features = html.slice(
    html.indexOf('<section id="features"'),
    html.indexOf('<section id="how-it-works"'),
  );
  for (const to of ["/counselor", "/essays", "/features"]) expect(features).toContain(`href="${to}"`);
  expect(features.match(/<figure/g)).toHaveLength(2);
  expect(html).not.toMatch(/To come|Works today/);
});

test("no style stands in the page: the security policy would block it", () => {
  expect(html).not.toMatch(/ style=|<style/);
});
