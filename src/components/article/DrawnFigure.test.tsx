/** Figures of written pages with what breaks drawings: long names, nothing, nearly all, and one range without a width. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { BlockOf } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import DrawnFigure from "./DrawnFigure.tsx";

type Block = BlockOf<"figure">;
type Span = Block["rows"][number]["spans"][number];

const longName = "W".repeat(60);
const title = "What does a year cost?";
const row = (values: readonly string[], spans: readonly Span[], name = longName) => ({
  name: [name],
  values: values.map((value) => [value]),
  spans: [...spans],
  isMarked: false,
});
const figure = (draw: Block["draw"], parts: readonly string[], rows: Block["rows"]): Block => ({
  kind: "figure",
  draw,
  title,
  caption: ["Dollars, 2023-24"],
  parts: [...parts],
  rows,
});

const drawn: readonly [string, Block][] = [
  [
    "a bar of $0 beside a whole one",
    figure("bars", [], [row(["$0"], [[0, 0]]), row(["99%"], [[0, 99]], "b")]),
  ],
  [
    "two bars a row, with amounts too long for their place",
    figure(
      "bars",
      ["one", "other"],
      [
        row(
          ["$0", "$1,234,567 a year"],
          [
            [0, 0],
            [0, 100],
          ],
        ),
        row(
          ["$1", "not published"],
          [
            [0, 1],
            [0, 0],
          ],
          "b",
        ),
      ],
    ),
  ],
  [
    "a range without a width",
    figure("ranges", ["from", "to"], [row(["$5", "$5"], [[0, 0]]), row(["$5", "$9"], [[0, 100]], "b")]),
  ],
  [
    "parts of nothing",
    figure(
      "shares",
      ["one", "other"],
      [
        row(
          ["0%", "0%"],
          [
            [0, 0],
            [0, 0],
          ],
        ),
        row(
          ["99%", "1%"],
          [
            [0, 99],
            [99, 100],
          ],
          "b",
        ),
      ],
    ),
  ],
  ["steps of $0", figure("stairs", [], [row(["$0"], [[0, 0]]), row(["$0"], [[0, 0]], "b")])],
  ["a row without its places", figure("bars", [], [row(["unknown"], []), row(["$2"], [[0, 100]], "b")])],
];

describe.each(drawn)("%s", (_, block) => {
  const html = renderToStaticMarkup(<DrawnFigure block={block} inline={(runs) => toPlainText(runs)} />);

  test("says each name and amount as text, and each drawing is left out for who hears it", () => {
    const text = html.replaceAll(/<svg.*?<\/svg>/g, "").replaceAll(/<[^>]+>/g, " ");
    expect(text).toContain(title);
    for (const { name, values } of block.rows) {
      for (const said of [name, ...values]) expect(text).toContain(toPlainText(said));
    }
    for (const [drawing] of html.matchAll(/<svg[^>]*>/g)) expect(drawing).toContain('aria-hidden="true"');
  });

  test("has no place that is no number, and nothing outside its own frame", () => {
    expect(html).not.toMatch(/NaN|Infinity|undefined| (?:width|height|r)="-/);
    for (const [, x = "", width = ""] of html.matchAll(/<rect x="([-\d.]+)%"[^>]* width="([-\d.]+)%"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(100.01);
    }
  });

  test("holds no style or script, which the security policy blocks", () => {
    expect(html).not.toMatch(/ style=|<script/);
  });
});
