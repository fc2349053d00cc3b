/** The back-test of prices: known prices held out, estimated and compared. */
import type { MethodologyPage } from "#contract/methodologyPage.ts";
import { controls, incomeBrackets } from "#domain/college/college.ts";
import { formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import { Rail, Span, Spot, Track } from "#ui/chart/Track.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { CardTable } from "./CardTable.tsx";
import { Fold, Folds, Section, Text } from "./Section.tsx";
import { twoYearWords } from "./twoYearWords.ts";
import { words } from "./words.ts";

const text = words.priceTest;
const bases = ["average", "cost"] as const;

type Grade = MethodologyPage["priceGrades"][number];

export function PriceTest({ page }: { page: MethodologyPage }) {
  return (
    <Section id="price-test" title={words.sections.priceTest}>
      <Text>{text.lead}</Text>
      <div className="grid gap-5 md:grid-cols-2">
        {bases.map((basis) => {
          const grades = page.priceGrades.filter((grade) => grade.basis === basis);
          const whole = grades.find((grade) => grade.control === null && grade.bracket === null);
          return whole === undefined ? null : <Basis key={basis} whole={whole} grades={grades} />;
        })}
      </div>
      <Text>{text.goal}</Text>
      <Text>{text.limits}</Text>
      <Folds>
        <Fold title={twoYearWords.title}>
          <TwoYear grades={page.twoYearGrades} />
        </Fold>
      </Folds>
    </Section>
  );
}

function Basis({ whole, grades }: { whole: Grade; grades: readonly Grade[] }) {
  const rows = [
    ...controls.map((control) => ({ name: text.control[control], grade: find(grades, control, null) })),
    ...incomeBrackets.map(({ fromUsd, toUsd }, bracket) => ({
      name: text.bracket(fromUsd, toUsd),
      grade: grades.find((grade) => grade.control === null && grade.bracket === bracket),
    })),
  ];
  return (
    <div className="min-w-0 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-6">
      <h3 className="text-xl">{text.basis[whole.basis]}</h3>
      <p className="figures text-[0.95rem] text-ink-soft">{text.prices(whole.prices)}</p>
      <p className="figures mt-4 font-serif text-5xl leading-none">{formatShare(whole.heldShare)}</p>
      <p className="text-ink-soft">{text.held}</p>
      <Held share={whole.heldShare} />
      <dl className="figures mt-4 grid grid-cols-2 gap-4">
        <div>
          <dt className="text-[0.95rem] text-ink-soft">{text.median}</dt>
          <dd className="font-serif text-2xl">{formatUsd(whole.medianErrorUsd)}</dd>
        </div>
        <div>
          <dt className="text-[0.95rem] text-ink-soft">{text.mean}</dt>
          <dd className="font-serif text-2xl">{formatUsd(whole.meanErrorUsd)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-[0.95rem] text-ink-soft">{text.shown(formatShare(whole.shownHeldShare))}</p>
      <Disclosure summary={text.byTitle} className="mt-2">
        <TableFrame label={text.table}>
          <thead>
            <tr>
              <th scope="col">{text.group}</th>
              <th scope="col">{text.held}</th>
              <th scope="col">{text.median}</th>
            </tr>
          </thead>
          <tbody className="figures text-[0.95rem]">
            {rows.map(
              ({ name, grade }) =>
                grade !== undefined && (
                  <tr key={name}>
                    <th scope="row" className="min-w-36 font-normal">
                      {name}
                    </th>
                    <td>{formatShare(grade.heldShare)}</td>
                    <td>{formatUsd(grade.medianErrorUsd)}</td>
                  </tr>
                ),
            )}
          </tbody>
        </TableFrame>
      </Disclosure>
    </div>
  );
}

function TwoYear({ grades }: { grades: MethodologyPage["twoYearGrades"] }) {
  const ofBracket = (bracket: number) =>
    grades.find((grade) => grade.control === null && grade.bracket === bracket);
  const [lowest, middle] = [ofBracket(0), ofBracket(2)];
  const rows = [
    ...controls.map((control) => ({
      name: text.control[control],
      grade: grades.find((grade) => grade.control === control && grade.bracket === null),
    })),
    ...incomeBrackets.map(({ fromUsd, toUsd }, bracket) => ({
      name: text.bracket(fromUsd, toUsd),
      grade: ofBracket(bracket),
    })),
  ];
  return (
    <>
      <Text>{twoYearWords.test.lead}</Text>
      <CardTable
        label={twoYearWords.test.table}
        head={[
          text.group,
          text.hidden,
          text.median,
          text.held,
          twoYearWords.test.below,
          twoYearWords.test.above,
        ]}
        rows={rows.flatMap(({ name, grade }) =>
          grade === undefined
            ? []
            : [
                {
                  key: name,
                  cells: [
                    name,
                    formatInteger(grade.prices),
                    formatUsd(grade.medianErrorUsd),
                    formatShare(grade.heldShare),
                    formatShare(grade.belowShare),
                    formatShare(grade.aboveShare),
                  ],
                },
              ],
        )}
      />
      {middle !== undefined && lowest !== undefined && (
        <Text>
          {twoYearWords.test.limits(formatUsd(middle.medianErrorUsd), formatShare(lowest.aboveShare))}
        </Text>
      )}
    </>
  );
}

function find(
  grades: readonly Grade[],
  control: Grade["control"],
  bracket: Grade["bracket"],
): Grade | undefined {
  return grades.find((grade) => grade.control === control && grade.bracket === bracket);
}

/** The share within range on a line, with its target zone. */
function Held({ share }: { share: number }) {
  return (
    <Track label={text.heldDrawing(formatShare(share))} height={24} className="mt-2">
      <Rail tone="line" width={6} />
      <Span from={100 * goal.from} to={100 * goal.to} height={16} of={24} tone="accentSoft" />
      <Spot at={100 * share} radius={6} />
    </Track>
  );
}

/** The acceptable range around "8 of 10" in a test. */
const goal = { from: 0.75, to: 0.85 } as const;
