/** A price calculation line by line, so that a family can add it up, with the year and source of each line. */

import { useMemo } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PriceInput, PriceOptions } from "#domain/price/band.ts";
import type { PriceLine } from "#domain/price/working.ts";
import { describeSource } from "#facts/describePeriod.ts";
import { formatUsd } from "#lib/format.ts";
import type { WorkingLine } from "#lib/source.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";
import { lineWords } from "./workingWords.ts";

type Line = WorkingLine<PriceLine>;

/** Result lines; the lines before each add up to it. */
const results: ReadonlySet<PriceLine> = new Set<PriceLine>(["middle", "low", "high", "sticker"]);
const bandEnds = new Set<PriceLine>(["lowMargin", "low", "highMargin", "high"]);
const stickerLines = new Set<PriceLine>(["stickerTuition", "stickerLiving", "stickerGrowth", "sticker"]);
const remarks = new Set<PriceLine>([
  "exchange",
  "policy",
  "missedLine",
  "tuitionFree",
  "familySize",
  "aidIncome",
  "pell",
  "aidIndex",
]);

const question = createQuestion(askEngine("working"));

export default function Working(props: {
  college: CollegeSummary;
  family: PriceInput;
  options: PriceOptions;
}) {
  const { family, options } = props;
  const { unitId } = props.college;
  const index = useColleges();
  const release = index.status === "ready" ? index.value.release : null;
  const request = useMemo(
    () => (release === null ? null : { release, unitId, family, options }),
    [release, unitId, family, options],
  );
  const answer = useLatest(question, request);
  if (answer === null) return <p className="text-ink-soft">{words.workingComes}</p>;
  const lines = answer.value;
  if (lines === null) return <p className="text-[0.95rem]">{words.noneWhy}</p>;
  const isOf = (group: ReadonlySet<PriceLine>) => (line: Line) => group.has(line.line);
  const middle = lines.filter(
    ({ line }) => !bandEnds.has(line) && !stickerLines.has(line) && !remarks.has(line),
  );
  return (
    <div className="space-y-5 text-[0.95rem]">
      <Lines caption={words.workingMiddle} lines={middle} />
      <Lines caption={words.workingBand} lines={lines.filter(isOf(bandEnds))} />
      <Lines caption={words.workingSticker} lines={lines.filter(isOf(stickerLines))} />
      <Lines caption={words.workingRemarks} lines={lines.filter(isOf(remarks))} />
    </div>
  );
}

function Lines(props: { caption: string; lines: readonly Line[] }) {
  if (props.lines.length === 0) return null;
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-1 text-left font-semibold">{props.caption}</caption>
      <tbody>
        {props.lines.map((line) => (
          <tr
            key={line.line}
            className={joinClasses(
              "border-t align-top",
              results.has(line.line) ? "border-ink" : "border-line",
            )}
          >
            <th
              scope="row"
              className={joinClasses("py-2 pr-3", results.has(line.line) ? "font-semibold" : "font-normal")}
            >
              <Explained line={line} />
            </th>
            <td
              className={joinClasses(
                "figures py-2 text-right whitespace-nowrap",
                results.has(line.line) && "font-semibold",
              )}
            >
              {toAmountText(line)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Explained({ line }: { line: Line }) {
  const { label, why } = lineWords[line.line](line.values);
  return (
    <>
      {label}
      {why !== null && <span className="block text-[0.88rem] font-normal text-ink-soft">{why}</span>}
      {line.source !== null && (
        <span className="block text-[0.88rem] font-normal text-ink-soft">
          {line.source.url === null ? (
            describeSource(line.source)
          ) : (
            <a href={line.source.url} rel="noreferrer" className="underline underline-offset-4">
              {describeSource(line.source)}
            </a>
          )}
        </span>
      )}
    </>
  );
}

/** Steps show their sign; starts and results do not. */
function toAmountText(line: Line): string {
  const { amountUsd } = line;
  if (amountUsd === null) return remarks.has(line.line) ? "" : words.notPublished;
  return isStep(line.line) && amountUsd > 0 ? words.plus(formatUsd(amountUsd)) : formatUsd(amountUsd);
}

function isStep(line: PriceLine): boolean {
  return /Step$|^(paidAbove|growth|backOneYear|heldToSticker|heldToPell|heldToMerit|heldToPolicy|grantShrinks|needMetAway|raisedToZero|lowMargin|highMargin|stickerGrowth|exchange)$/.test(
    line,
  );
}
