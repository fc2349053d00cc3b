/** #counselor-test: how the counselor answers questions of a writer who had not seen its rules, subject by subject. */

import { counselorEvaluation } from "#components/marketing/counselorEvaluation.ts";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { formatInteger } from "#lib/format.ts";
import { words } from "./words.ts";

const text = words.counselorTest;
const { sealed, development, subjects } = counselorEvaluation;

export function CounselorTest() {
  return (
    <MarketingSection id={text.id} title={text.title} lead={text.lead(sealed, development)}>
      <div className="max-w-3xl">
        <div className="overflow-x-auto">
          <table className="figures w-full text-left">
            <thead>
              <tr className="align-bottom text-[0.95rem]">
                <th scope="col" className="pr-2 pb-2 font-normal text-ink-soft">
                  {text.kind}
                </th>
                <Column label={text.right} isMain />
                <Column label={text.honest} />
                <Column label={text.beside} />
                <Column label={text.wrong} />
              </tr>
            </thead>
            <tbody>
              {subjects.map((row) => (
                <Row key={row.subject} label={text.subjects[row.subject]} counts={row} />
              ))}
            </tbody>
            <tfoot className="border-t-2 border-line-strong">
              <Row label={text.all} counts={sealed} />
            </tfoot>
          </table>
        </div>
        <p className="mt-6">{text.meaning}</p>
        <ul className="mt-6 space-y-3 border-t border-line pt-6">
          {text.others(counselorEvaluation).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <TextLink link={text.link} className="mt-2" />
      </div>
    </MarketingSection>
  );
}

function Column(props: { label: string; isMain?: boolean }) {
  return (
    <th
      scope="col"
      className={`pb-2 pl-1.5 text-right sm:pl-4 ${props.isMain === true ? "font-semibold" : "hidden font-normal text-ink-soft sm:table-cell"}`}
    >
      {props.label}
    </th>
  );
}

function Row(props: {
  label: string;
  counts: { asked: number; right: number; honest: number; beside: number; wrong: number };
}) {
  const { asked, right, ...rest } = props.counts;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pr-1 font-normal">
        {props.label}
        {/* On a phone the other three columns stand below the name. */}
        <span className="block text-[0.9rem] text-ink-soft sm:hidden">{text.rest(rest)}</span>
      </th>
      <td className="py-2.5 pl-1.5 text-right sm:pl-4 font-semibold whitespace-nowrap text-accent-text">
        {text.of(right, asked)}
      </td>
      {[rest.honest, rest.beside, rest.wrong].map((count, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Three columns that never move.
        <td key={at} className="hidden py-2.5 pl-4 text-right text-ink-soft sm:table-cell">
          {formatInteger(count)}
        </td>
      ))}
    </tr>
  );
}
