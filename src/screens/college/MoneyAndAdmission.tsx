/** What decides about a college first: by when to apply, what families like this one pay, and who gets in. */
import type { CollegeReply } from "#contract/colleges.ts";
import { Admission } from "./Admission.tsx";
import { Deadlines } from "./Deadlines.tsx";
import { PriceByIncome } from "./PriceByIncome.tsx";

export default function MoneyAndAdmission({ reply }: { reply: CollegeReply }) {
  const { college, deadlines } = reply;
  return (
    <div className="space-y-8 sm:space-y-12">
      <Deadlines college={college} deadlines={deadlines} />
      <PriceByIncome college={college} />
      <Admission reply={reply} />
    </div>
  );
}
