/** #counselor-test: how often the counselor answers questions of people who had not seen its rules, kind by kind. */
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { formatInteger } from "#lib/format.ts";
import { counselorEvaluation } from "./counselorEvaluation.ts";
import { words } from "./words.ts";

const text = words.counselorTest;
const { own, others, kinds } = counselorEvaluation;

export function CounselorTest() {
  return (
    <MarketingSection id={text.id} title={text.title} lead={text.lead(others)}>
      <div className="max-w-3xl">
        <table className="figures w-full text-left">
          <thead>
            <tr className="align-bottom text-[0.95rem]">
              <th scope="col" className="pr-2 pb-2 font-normal text-ink-soft">
                {text.kind}
              </th>
              <Column label={text.answered} isMain />
              <Column label={text.quoted} />
              <Column label={text.noAnswer} />
              <Column label={text.misread} />
            </tr>
          </thead>
          <tbody>
            {kinds.map((row) => (
              <Row key={row.kind} label={text.kinds[row.kind]} counts={row} />
            ))}
          </tbody>
          <tfoot className="border-t-2 border-line-strong">
            <Row label={text.all} counts={others} />
          </tfoot>
        </table>
        <p className="mt-6">{text.meaning}</p>
        <p className="mt-3 text-[0.95rem] text-ink-soft">{text.own(own)}</p>
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
  counts: { asked: number; answered: number; quoted: number; noAnswer: number; misread: number };
}) {
  const { asked, answered, ...rest } = props.counts;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pr-1 font-normal">
        {props.label}
        {/* On a phone the other three columns stand below the name. */}
        <span className="block text-[0.9rem] text-ink-soft sm:hidden">{text.rest(rest)}</span>
      </th>
      <td className="py-2.5 pl-1.5 text-right sm:pl-4 font-semibold whitespace-nowrap text-accent-text">
        {text.of(answered, asked)}
      </td>
      {[rest.quoted, rest.noAnswer, rest.misread].map((count, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Three columns that never move.
        <td key={at} className="hidden py-2.5 pl-4 text-right text-ink-soft sm:table-cell">
          {formatInteger(count)}
        </td>
      ))}
    </tr>
  );
}
