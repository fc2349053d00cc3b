/** A year's cost before grants: tuition and living by residency, living costs in detail, and tuition over the years. */
import { buildFact } from "#components/college-facts/buildFact.ts";
import { Facts } from "#components/college-facts/Facts.tsx";
import { isAnyKnown, type Middle, readValue } from "#components/college-facts/figures.ts";
import { words as factWords } from "#components/college-facts/words.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { dataYears } from "#domain/college/dataYears.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { formatUsd } from "#lib/format.ts";
import { Bar } from "#ui/chart/Track.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { words } from "./detailWords.ts";
import { glances } from "./glances.ts";
import { FoldedSection, SubHeading } from "./Section.tsx";

const splitFields = [
  "booksUsd",
  "roomBoardOnCampusUsd",
  "otherOnCampusUsd",
  "roomBoardOffCampusUsd",
  "otherOffCampusUsd",
  "otherWithFamilyUsd",
] as const;

const historyFields = [
  "tuition202122Usd",
  "tuition202223Usd",
  "tuition202324Usd",
  "tuitionInDistrictUsd",
] as const;

export function Costs({ college, national }: { college: CollegeRecord; national: Middle }) {
  const inStateUsd = college.totalInStateOnCampusUsd ?? college.totalInStateOffCampusUsd;
  const outOfStateUsd = college.totalOutOfStateOnCampusUsd ?? college.totalOutOfStateOffCampusUsd;
  const glance = glances.costs(inStateUsd, college.control === "public" ? outOfStateUsd : null);
  return (
    <FoldedSection id="costs" glance={glance} lead={words.costsLead}>
      <CostTable college={college} />
      <TuitionMiddle national={national} />
      {isAnyKnown(college, splitFields) && (
        <div>
          <SubHeading>{words.splitTitle}</SubHeading>
          <Facts facts={splitFields.map((field) => buildFact(college, field))} className="mt-2" />
        </div>
      )}
      {isAnyKnown(college, historyFields) && <History college={college} />}
      <FieldSources
        fields={[
          "tuitionInDistrictUsd",
          "tuitionInStateUsd",
          "tuitionOutOfStateUsd",
          "totalInStateOnCampusUsd",
          "totalInStateOffCampusUsd",
          "totalInStateWithFamilyUsd",
          "booksUsd",
          "roomBoardOnCampusUsd",
          "otherOnCampusUsd",
          "tuitionGrowthShare",
        ]}
      />
    </FoldedSection>
  );
}

function CostTable({ college }: { college: CollegeRecord }) {
  const { residencies, rows } = buildCostTable(college);
  return (
    <TableFrame label={words.costsTable}>
      <thead>
        <tr>
          <th scope="col">{dataYears.cost}</th>
          {residencies.map((residency) => (
            <th key={residency} scope="col" className="text-right">
              {words.residencies[residency]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, costs }) => (
          <tr key={row}>
            <th scope="row" className="font-normal">
              {getRowName(row)}
            </th>
            {costs.map((cost, index) => (
              <td
                key={residencies[index]}
                className={cost === null ? "text-right text-ink-soft" : "text-right font-semibold"}
              >
                {cost === null ? factWords.notPublished : formatUsd(cost)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function TuitionMiddle({ national }: { national: Middle }) {
  if (national == null) return null;
  const { tuitionInStateUsd, tuitionOutOfStateUsd } = national.medians;
  if (tuitionInStateUsd === null || tuitionOutOfStateUsd === null) return null;
  return (
    <p className="no-print figures text-[0.95rem] text-ink-soft">
      {words.tuitionMiddle(
        factWords.middleGroup(national.group),
        formatUsd(tuitionInStateUsd),
        formatUsd(tuitionOutOfStateUsd),
      )}
    </p>
  );
}

function getRowName(row: CostRow["row"]): string {
  return row === "tuition" ? words.tuition : words.livingPlans[row];
}

function History({ college }: { college: CollegeRecord }) {
  const prices = historyFields.map((field) => ({
    year: buildFact(college, field).note,
    amountUsd: college[field],
    text: readValue(college, field),
  }));
  const longest = Math.max(1, ...prices.map(({ amountUsd }) => amountUsd ?? 0));
  const growth = readValue(college, "tuitionGrowthShare");
  return (
    <div className="keep-together">
      <SubHeading>{words.historyTitle}</SubHeading>
      <ul className="mt-2 max-w-xl space-y-1.5">
        {prices.map(({ year, amountUsd, text }) => (
          <li key={year} className="grid grid-cols-[4.5rem_1fr_5.5rem] items-center gap-3">
            <span className="figures whitespace-nowrap text-ink-soft">{year}</span>
            <span>{amountUsd !== null && <Bar share={amountUsd / longest} />}</span>
            <span
              className={
                text === null ? "text-right text-[0.9rem] text-ink-soft" : "figures text-right font-semibold"
              }
            >
              {text ?? factWords.notPublished}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.95rem] text-ink-soft">
        {growth !== null && words.growth(growth)} {words.historyNote}{" "}
        {buildCostTable(college).residencies[0] === "inDistrict" && words.historyDistrict}
      </p>
    </div>
  );
}

type Residency = "inDistrict" | "inState" | "outOfState" | "all";
type CostRow = { row: "tuition" | "onCampus" | "offCampus" | "withFamily"; costs: (number | null)[] };
type CostGroups = { residencies: Residency[]; rows: CostRow[] };

/**
 * One column if everyone pays the same. The in-district column appears only if that price differs. Rows
 * without figures are omitted, except tuition. Money is whole dollars a year.
 */
function buildCostTable(college: CollegeRecord): CostGroups {
  const columns = listColumns(college);
  const rows = (["tuition", "onCampus", "offCampus", "withFamily"] as const)
    .map((row) => ({ row, costs: columns.map((column) => readCosts(college, column)[row]) }))
    .filter(({ row, costs }) => row === "tuition" || costs.some((cost) => cost !== null));
  return { residencies: columns, rows };
}

function listColumns(college: CollegeRecord): Residency[] {
  if (college.control !== "public") return ["all"];
  const { tuitionInDistrictUsd: district, tuitionInStateUsd: state } = college;
  return district !== null && district !== state
    ? ["inDistrict", "inState", "outOfState"]
    : ["inState", "outOfState"];
}

function readCosts(college: CollegeRecord, residency: Residency): Record<CostRow["row"], number | null> {
  switch (residency) {
    case "outOfState":
      return {
        tuition: college.tuitionOutOfStateUsd,
        onCampus: college.totalOutOfStateOnCampusUsd,
        offCampus: college.totalOutOfStateOffCampusUsd,
        withFamily: college.totalOutOfStateWithFamilyUsd,
      };
    case "inState":
      return {
        tuition: college.tuitionInStateUsd,
        onCampus: college.totalInStateOnCampusUsd,
        offCampus: college.totalInStateOffCampusUsd,
        withFamily: college.totalInStateWithFamilyUsd,
      };
    default:
      return {
        tuition: college.tuitionInDistrictUsd,
        onCampus: college.totalInDistrictOnCampusUsd,
        offCampus: college.totalInDistrictOffCampusUsd,
        withFamily: college.totalInDistrictWithFamilyUsd,
      };
  }
}
