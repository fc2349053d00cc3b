/** The upper half of a college's details: by when to apply, what it costs, and who gets in. */
import type { CollegeReply } from "#contract/colleges.ts";
import { Admission } from "./Admission.tsx";
import { Costs } from "./Costs.tsx";
import { Deadlines } from "./Deadlines.tsx";
import { PriceByIncome } from "./PriceByIncome.tsx";

export default function MoneyAndAdmission({ reply }: { reply: CollegeReply }) {
  const { college, deadlines } = reply;
  return (
    <div className="space-y-12">
      <Deadlines college={college} deadlines={deadlines} />
      <PriceByIncome college={college} />
      <Costs college={college} national={reply.nationalMiddle} />
      <Admission reply={reply} />
    </div>
  );
}
