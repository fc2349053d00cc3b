/** How a table of a written page is rendered. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { BlockOf } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import { TextTable } from "./TextTable.tsx";

type Table = BlockOf<"table">;

const renderTable = (head: Table["head"], rows: Table["rows"]) =>
  renderToStaticMarkup(
    <TextTable
      block={{ kind: "table", caption: ["State money"], head, rows }}
      inline={(runs) => toPlainText(runs)}
    />,
  );

describe("a table of a written page", () => {
  test("four columns of text become blocks on a phone, each cell under its column's name", () => {
    const html = renderTable(
      [["Program"], ["What it pays"], ["Who"], ["By when"]],
      [[["HOPE"], ["Full public tuition"], ["A 3.0 and four courses from the rigor list"], ["By term"]]],
    );
    expect(html).toContain('<td data-column="What it pays" role="cell">Full public tuition</td>');
    expect(html).toContain('<td data-column="By when" role="cell">By term</td>');
  });

  test("short figures in up to four columns stay side by side", () => {
    const html = renderTable(
      [["College"], ["Price"], ["Admitted"], ["Finish"]],
      [[["A university with a long name"], ["$7,529"], ["33%"], ["86%"]]],
    );
    expect(html).toContain("<td>$7,529</td>");
  });

  test("five columns become blocks, however short their figures are", () => {
    const html = renderTable(
      [["College"], ["Price"], ["Admitted"], ["Finish"], ["Debt"]],
      [[["UVA"], ["$7,529"], ["33%"], ["86%"], ["$20"]]],
    );
    expect(html).toContain('<td data-column="Debt" role="cell">$20</td>');
  });

  test("two columns with sentences become blocks too, with the roles of a table", () => {
    const sentence = "Fall grades, sent by your school counselor in January";
    const html = renderTable([["Who"], ["What to send"]], [[["The student"], [sentence]]]);
    expect(html).toContain('<table role="table"');
    expect(html).toContain(`<td data-column="What to send" role="cell">${sentence}</td>`);
  });

  test("a corner without words says what the column is to those who hear the table", () => {
    const html = renderTable([[], ["Two-year"]], [[["Tuition"], ["$1,285"]]]);
    expect(html).toContain('<th scope="col"><span class="sr-only">Compared</span></th>');
  });
});
