/** What of a college's page is only read at its top: the four figures with what is usual, and the college's own pages. */
import { BigFigures, MiddleNote } from "#components/college-facts/Facts.tsx";
import {
  addMiddle,
  buildNamedFact,
  formatNetPrice,
  type Middle,
  type ShownFact,
} from "#components/college-facts/figures.ts";
import { Leaving } from "#components/deadlines/Leaving.tsx";
import { getFieldYear } from "#components/source/getFieldYear.ts";
import type { CollegePageData } from "#contract/colleges.ts";
import { findCalculatorPage } from "#domain/college/calculatorPage.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { words } from "./words.ts";

export default function KeyFigures({ reply }: { reply: CollegePageData }) {
  const { college, change, nationalMiddle } = reply;
  if (change?.takesFirstYears === false) return <GonePages websiteUrl={college.websiteUrl} />;
  return (
    <>
      <div className="mt-7 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-7">
        <BigFigures facts={buildHeroFacts(college, nationalMiddle)} />
        <MiddleNote national={nationalMiddle} />
      </div>
      <OwnPages college={college} />
    </>
  );
}

/** Nothing to apply to, and nothing to save: its website, while there is one. */
function GonePages({ websiteUrl }: { websiteUrl: string | null }) {
  if (websiteUrl === null) return null;
  return (
    <p className="no-print mt-5">
      <a href={websiteUrl} rel="noreferrer" className={getButtonClasses("light", "sm")}>
        {words.website}
        <Leaving />
      </a>
    </p>
  );
}

function buildHeroFacts(college: CollegeRecord, national: Middle): ShownFact[] {
  const price = buildNamedFact(college, "netPriceUsd", words.heroPrice);
  const admits = buildNamedFact(college, "admitRate", words.heroAdmits);
  const earnings = buildNamedFact(college, "earningsUsd", words.heroEarnings);
  const shownPrice = {
    ...price,
    value: formatNetPrice(college.netPriceUsd),
    note: words.heroPriceNote(getFieldYear("netPriceUsd"), college.control === "public"),
  };
  const shownEarnings = { ...earnings, note: words.heroEarningsNote(getFieldYear("earningsUsd")) };
  return [
    addMiddle(shownPrice, "netPriceUsd", national),
    // Those that report a rate are those that choose: an open college stands beside none of them.
    college.hasOpenAdmission === true
      ? { ...admits, value: words.heroAdmitsAll }
      : addMiddle(admits, "admitRate", national),
    addMiddle(buildNamedFact(college, "completionRate", words.heroGraduates), "completionRate", national),
    addMiddle(shownEarnings, "earningsUsd", national),
  ];
}

function OwnPages({ college }: { college: CollegeRecord }) {
  const calculator = findCalculatorPage(college);
  const pages = [
    // Where it is one of the others, it stands among them under its own name.
    { label: words.calculator, url: calculator?.kind === "calculator" ? calculator.url : null },
    { label: words.website, url: college.websiteUrl },
    { label: words.aidPage, url: college.financialAidUrl },
    { label: words.apply, url: college.applicationUrl },
    { label: words.admissionPage, url: college.admissionsUrl },
  ];
  return (
    <nav aria-label={words.links} className="mt-5">
      <ul className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:*:w-full">
        {pages.map(({ label, url }) =>
          url === null ? null : (
            <li key={label}>
              <a href={url} rel="noreferrer" className={getButtonClasses("light", "sm")}>
                {label}
                <Leaving />
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
