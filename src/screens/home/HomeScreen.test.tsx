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

test("the two buttons of the first section lead to pricing and to how it works, and a link beside them to the quiz", () => {
  const first = html.slice(0, html.indexOf("</section>"));
  const links = [...first.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map((found) => [
    found[2],
    found[1],
  ]);
  expect(links).toEqual([
    ["Get Started Free", "/pricing"],
    ["Answer three questions now", "/college-match-quiz"],
    ["See How It Works", "/how-it-works"],
  ]);
});

test("the demo shows 72% and says that it is a sample", () => {
  const demo = html.slice(html.indexOf("<figure"), html.indexOf("</figure>"));
  expect(demo).toContain("72%");
  expect(demo).toContain(">Sample<");
});

test("what is still to come is marked, and its pages say more", () => {
  const marked = html.split("To come</span>").slice(1);
  expect(marked).toHaveLength(1);
  const [features = ""] = marked.map((part) => part.slice(0, part.indexOf("</section>")));
  expect(features).toContain("read from a photo");
  expect(features).toContain('href="/features"');
  expect(html.slice(0, html.indexOf("To come</span>"))).not.toMatch(/read from a photo/);
});

test("no style stands in the page: the security policy would block it", () => {
  expect(html).not.toMatch(/ style=|<style/);
});
