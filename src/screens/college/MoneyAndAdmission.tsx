/** The upper half of a college's details: what it costs, who gets in, and by when to apply. */
import type { CollegeReply } from "#contract/colleges.ts";
import { Admission } from "./Admission.tsx";
import { Costs } from "./Costs.tsx";
import { Deadlines } from "./Deadlines.tsx";
import { PriceByIncome } from "./PriceByIncome.tsx";

export default function MoneyAndAdmission({ value }: { value: CollegeReply }) {
  const { college, deadlines, factors, commonDataSet, earlyRounds = [] } = value;
  return (
    <div className="space-y-12">
      <PriceByIncome college={college} />
      <Costs college={college} />
      <Admission
        college={college}
        factors={factors}
        commonDataSet={commonDataSet}
        earlyRounds={earlyRounds}
      />
      <Deadlines college={college} deadlines={deadlines} />
    </div>
  );
}
