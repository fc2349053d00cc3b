/** /college-financial-planning-guide: not written yet. */
export default function FinancialPlanningGuideScreen() {
  return <h1 className="page py-12">Financial planning guide: paying for college</h1>;
}
