import { test } from "vitest";
import { aidPolicies } from "#domain/college/aidPolicies.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";
import { createPriceEstimator } from "#domain/price/band.ts";
test("x", () => {
  const { summaries, detailsOf } = loadShippedColleges();
  const by = new Map(summaries.map((c) => [c.unitId, c]));
  const rows = aidPolicies.map((p) => { const c = by.get(p.unitId)!; return [c.name.slice(0,28), p.awardYear, p.freeTuitionUnderUsd, p.noParentContributionUnderUsd, p.meetsFullNeed, p.isNeedBasedOnly, c.netPriceByIncomeUsd.join("/"), "t", c.tuitionInStateUsd, "on", c.livingOnCampusUsd, "fam", c.livingWithFamilyUsd].join(" "); });
  console.log(rows.join("\n"));
  let above = 0, neg = 0, negB = 0, mono=0, monoLow=0, n5=0;
  for (const plan of ["onCampus","withFamily",null] as const) { above=0;neg=0;negB=0;
  for (const inc of [20000, 40000, 60000, 90000, 150000]) {
    const price = createPriceEstimator({ familyIncomeUsd: inc, familySize: null, homeState: "OH", livingPlan: plan }, { entryYear: 2027 });
    for (const c of summaries) { const b = price(c); if (!b) continue; if (b.notes.includes("aboveSticker")) above++; if (b.lowUsd < 0) neg++; if (b.middleUsd<0) negB++; }
  } console.log(plan, {above, neg, negB}); }
  for (const c of summaries) { const p = c.netPriceByIncomeUsd; if (p.some(x=>x===null)) continue; n5++; if (p.every((x,i)=> i===0 || x! >= p[i-1]!)) mono++; }
  console.log({ n5, mono, negPublished: summaries.filter(c=>c.netPriceByIncomeUsd.some(x=>x!==null&&x<0)).length });
  console.log(JSON.stringify(detailsOf(186131)).slice(0,3000));
});
