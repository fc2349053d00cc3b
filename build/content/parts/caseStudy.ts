/** Works out a composite family from content/blog/cases: its first list and its aid, by the product's own rules. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse as parseYaml } from "yaml";
import { z } from "zod/mini";
import { ContentProblem } from "#authoring/contentProblem.ts";
import { listIssues } from "#authoring/frontMatter.ts";
import { describeChoice } from "#components/chance/fieldWords.ts";
import { describeDistance } from "#components/distance/words.ts";
import { type CaseRow, type CaseStudy, caseStudySchema } from "#content/parts/caseStudy.ts";
import type { Chance } from "#domain/admission/chance.ts";
import { type AidEstimate, estimateAid } from "#domain/aid/aidEstimate.ts";
import { walkFafsa } from "#domain/aid/fafsaFlow.ts";
import { getTaxHousehold } from "#domain/aid/fafsaFlowFamily.ts";
import { pellTerms } from "#domain/aid/pellTerms.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { profileSchema } from "#domain/answers/schema.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { isMajorFamily, majorFamilies } from "#domain/college/majorFamilies.ts";
import { isMajorProgram, majorPrograms } from "#domain/college/majorPrograms.ts";
import type { ZipPlace } from "#domain/geography/zip.ts";
import type { FirstList } from "#domain/match/firstList.ts";
import { gapWords } from "#domain/match/gapWords.ts";
import { type AssessedList, matchColleges } from "#domain/match/matchColleges.ts";
import { calculateListOdds, toOddsEntry } from "#domain/match/odds.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import { emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import { encodeAnswers } from "#domain/plan/fragment.ts";
import type { PriceBand } from "#domain/price/band.ts";
import type { Colleges } from "#server/colleges.ts";

export type CaseSurroundings = { colleges: Colleges; rootFolder: string };

/** Home is given by ZIP code only; state and location follow from it. */
const derivedFields = { homeState: true, homeLatitude: true, homeLongitude: true } as const;

const caseFileSchema = z.strictObject({
  title: z.string(),
  who: z.string(),
  on: z.iso.date(),
  profile: z.strictObject(z.partial(z.omit(profileSchema, derivedFields)).shape),
  payPerYearUsd: z.number().check(z.int(), z.minimum(0)),
  /** FAFSA calculator answers; every yes/no question not mentioned is answered with no. */
  aid: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
type CaseFile = z.infer<typeof caseFileSchema>;

export function loadCaseStudy(name: string, around: CaseSurroundings): CaseStudy {
  const file = join(around.rootFolder, "content", "blog", "cases", `${name}.yaml`);
  const shown = relative(around.rootFolder, file);
  const read = caseFileSchema.safeParse(parseYaml(readFileSync(file, "utf8")));
  if (!read.success) throw new ContentProblem(shown, null, listIssues(read.error));
  return buildCaseStudy(read.data, shown, around);
}

function buildCaseStudy(told: CaseFile, file: string, { colleges }: CaseSurroundings): CaseStudy {
  const home = findHome(told, file, colleges);
  const profile: Profile = profileSchema.parse({
    ...emptyProfile,
    ...told.profile,
    homeState: home.state,
    homeLatitude: home.latitude,
    homeLongitude: home.longitude,
  });
  const { estimate, isIndependent } = estimateCaseAid(told.aid, home.state, file);
  const money = {
    familyIncomeUsd: estimate.bracketIncomeUsd,
    familySize: estimate.familySize ?? 1,
    payPerYearUsd: told.payPerYearUsd,
  };
  const { list, gaps, ranking } = buildCaseFirstList(colleges, profile, money, told.on);
  const odds = calculateListOdds(list.map(toOddsEntry), money.payPerYearUsd);
  return caseStudySchema.parse({
    title: told.title,
    who: told.who,
    on: told.on,
    home: { state: home.state, zip: home.zip },
    student: buildStudent(profile),
    money,
    aid: {
      awardYear: estimate.awardYear,
      studentAidIndex: estimate.saiLow,
      pellUsd: estimate.pellUsd.low,
      pellYear: findPellYear(estimate.awardYear),
      isIndependent,
    },
    list: list.map(toCaseRow),
    gaps: gaps.map(gapWords.sentence),
    ranked: ranking.length,
    odds: { atLeastOne: odds.atLeastOne, fourYearPayable: odds.fourYearPayable ?? 0 },
    answers: encodeAnswers(profile),
  } satisfies CaseStudy);
}

function buildStudent(profile: Profile): CaseStudy["student"] {
  const { gradeYear, gpaScale, gpa, satTotal, actComposite, classRankTopPercent } = profile;
  const { livingPlan, sizes, settings, maxDistanceMiles, levels, controls } = profile;
  // A program that was named says more than its family.
  const families = profile.majorFamilies.filter(
    (family) => !profile.majorPrograms.some((program) => program.startsWith(family)),
  );
  const fields = [
    ...families.map((code) => (isMajorFamily(code) ? majorFamilies[code] : code)),
    ...profile.majorPrograms.map((code) => (isMajorProgram(code) ? majorPrograms[code] : code)),
  ].toSorted();
  const told = { gradeYear, gpaScale, gpa, satTotal, actComposite, classRankTopPercent };
  return { ...told, fields, livingPlan, sizes, settings, maxDistanceMiles, levels, controls };
}

type CaseFirstList = {
  list: RankedCollege<PriceBand>[];
  gaps: FirstList<PriceBand>["gaps"];
  placedBy: FirstList<PriceBand>["placedBy"];
  mend: AssessedList["mend"];
  /** All that are ranked, best match first. */
  ranking: RankedCollege<PriceBand>[];
};

/** As the quiz builds it from the same answers, with the FAFSA's income as the typed income. */
export function buildCaseFirstList(
  colleges: Colleges,
  profile: Profile,
  money: Money,
  on: string,
): CaseFirstList {
  const { rows, first } = matchColleges(colleges.summaries, {
    profile,
    money,
    aid: null,
    majors: colleges.majors(),
    entryYear: toEntryYear(profile.gradeYear, on),
  });
  const { gaps, placedBy, mend } = first;
  return { list: [...first.rows, ...first.beyond], gaps, placedBy, mend, ranking: rows };
}

/** The year whose amounts are used: the award year's own, or the newest published ones. */
function findPellYear(awardYear: string): string {
  const own = pellTerms.find((terms) => terms.awardYear === awardYear && !terms.isAssumed);
  return (own ?? pellTerms.findLast((terms) => !terms.isAssumed))?.awardYear ?? awardYear;
}

function estimateCaseAid(
  told: AidAnswers,
  homeState: string,
  file: string,
): { estimate: AidEstimate; isIndependent: boolean } {
  const aid: Record<string, string | number | boolean> = { ...told };
  let walk = walkFafsa(aid, homeState);
  while (walk.next !== null) {
    const { id, keys, kind } = walk.next;
    if (kind(walk.used).kind !== "yesNo")
      throw new ContentProblem(file, null, `The FAFSA question "${id}" has no usable answer.`);
    for (const key of keys) aid[key] ??= false;
    walk = walkFafsa(aid, homeState);
  }
  const unused = Object.keys(told).filter((key) => walk.used[key] === undefined);
  if (unused.length > 0) throw new ContentProblem(file, null, `Nobody asks for ${unused.join(", ")}.`);
  const estimate = estimateAid(aid, homeState);
  if (estimate === null) throw new ContentProblem(file, null, "The answers give no Student Aid Index.");
  return { estimate, isIndependent: getTaxHousehold(walk.used) === "student" };
}

function toCaseRow(row: RankedCollege<PriceBand>): CaseRow {
  const { college, admissionLabel, chance, programChoice, priceBand, matchPercent, distanceMiles } = row;
  const { name, slug, city, state, control, level } = college;
  return {
    name,
    slug,
    city,
    state,
    control,
    level,
    label: admissionLabel.code,
    chance: toChanceRow(chance),
    choice:
      admissionLabel.because === "programChooses" && programChoice !== null
        ? describeChoice(programChoice, chance, name)
        : null,
    price:
      priceBand === null
        ? null
        : {
            lowUsd: priceBand.lowUsd,
            middleUsd: priceBand.middleUsd,
            highUsd: priceBand.highUsd,
            stickerUsd: priceBand.stickerUsd,
          },
    matchPercent: matchPercent === null ? null : Math.round(matchPercent),
    miles: distanceMiles === null ? null : Math.round(distanceMiles),
    distance: describeDistance(row),
  };
}

function toChanceRow(chance: Chance): CaseRow["chance"] {
  switch (chance.kind) {
    case "estimate":
      return { kind: "estimate", share: chance.share, low: chance.low, high: chance.high };
    case "guaranteed":
      return { kind: "guaranteed", name: chance.guarantee.promise?.name ?? chance.guarantee.id };
    default:
      return { kind: chance.kind };
  }
}

type Home = ZipPlace & { zip: string };

function findHome({ profile }: CaseFile, file: string, colleges: Colleges): Home {
  const zip = profile.homeZip ?? "";
  const place = colleges.findZip(zip);
  if (place === null) throw new ContentProblem(file, null, "The home has no ZIP code of the table.");
  return { ...place, zip };
}
