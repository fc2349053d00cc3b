/** The fact sheet for an aid office: what it says on the page and on paper, and the ways it goes out. */
import { Fragment } from "react";
import { words } from "../words.ts";
import { appealWords } from "./appealWords.ts";
import { type Sheet, type SheetLine, writeSheet } from "./describeSheet.ts";
import { SendSheet } from "./SendSheet.tsx";

const text = appealWords.sheet;

type SheetProps = { sheet: Sheet; heading: "h3" | "h5"; onPrint: (() => void) | null };

export function AppealSheet({ sheet, heading: Heading, onPrint }: SheetProps) {
  const Part = Heading === "h3" ? "h4" : "h6";
  return (
    <article aria-labelledby="sheet-title" className="space-y-5 print:space-y-4 print:text-[10pt]">
      <header>
        <Heading id="sheet-title" className="font-serif text-2xl">
          {text.title}
        </Heading>
        <p className="[overflow-wrap:anywhere]">{sheet.to}</p>
        <p className="print-only mt-3 break-words">{text.student}</p>
      </header>
      <section>
        <p>{text.asks}</p>
        <ul className="list-disc pl-5">
          {sheet.situations.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        {sheet.request !== null && (
          <p className="mt-3 font-serif text-xl leading-snug [overflow-wrap:anywhere] print:text-[12pt]">
            {sheet.request}
          </p>
        )}
      </section>
      <Lines part={Part} title={text.figures} lines={sheet.figures} />
      {sheet.pairs.length > 0 && <Pairs sheet={sheet} />}
      <Lines part={Part} title={sheet.pairs.length > 0 ? null : text.offer} lines={sheet.offer} />
      {sheet.bring.length > 0 && (
        <section>
          <Part className="font-semibold">{text.bring}</Part>
          <ul className="list-disc pl-5">
            {sheet.bring.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="print-only mt-6">{text.signed}</p>
      <SendSheet
        onPrint={onPrint}
        subject={`${text.title}: ${sheet.to}`}
        bodies={[writeSheet(sheet), writeSheet(sheet, { withDocuments: false })]}
      />
      <section className="no-print text-[0.95rem] text-ink-soft">
        <Part className="font-semibold text-ink">{appealWords.routeTitle}</Part>
        {sheet.routes.map((route) => (
          <p key={route} className="mt-1">
            {route}
          </p>
        ))}
      </section>
    </article>
  );
}

/** Both offers side by side: what the office looks at first. */
function Pairs({ sheet: { pairs, ownName, otherName } }: { sheet: Sheet }) {
  const cell = "py-1.5 pl-3 text-right align-bottom";
  return (
    <table className="figures w-full border-collapse">
      <caption className="pb-1 text-left font-sans font-semibold">{text.both}</caption>
      <thead>
        <tr className="border-b border-line-strong text-[0.95rem]">
          <th scope="col">
            <span className="sr-only">{words.rows.figure}</span>
          </th>
          <th scope="col" className={`${cell} max-w-36 font-semibold [overflow-wrap:anywhere]`}>
            {ownName}
          </th>
          <th scope="col" className={`${cell} max-w-36 font-semibold [overflow-wrap:anywhere]`}>
            {otherName}
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ name, own, other }, index) => (
          <tr key={name} className={index === pairs.length - 1 ? "font-semibold" : "border-b border-line"}>
            <th scope="row" className="py-1.5 text-left font-[inherit]">
              {name}
            </th>
            <td className={cell}>{own}</td>
            <td className={cell}>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({
  part: Part,
  title,
  lines,
}: {
  part: "h4" | "h6";
  title: string | null;
  lines: readonly SheetLine[];
}) {
  if (lines.length === 0) return null;
  return (
    <section>
      {title !== null && <Part className="font-semibold">{title}</Part>}
      <dl className="figures mt-1 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {lines.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="text-right">{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
