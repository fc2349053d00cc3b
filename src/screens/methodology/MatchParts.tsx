/** How the match and the labels are made: comes alive when it is near. */
import { LabelsSection } from "./LabelsSection.tsx";
import { MatchSection } from "./MatchSection.tsx";

export default function MatchParts() {
  return (
    <div className="space-y-20">
      <MatchSection />
      <LabelsSection />
    </div>
  );
}
