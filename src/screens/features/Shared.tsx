/** #parent-dashboard: the plan a student shares, and what stays private. */
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { WorksToday } from "#components/marketing/ToCome.tsx";
import { words } from "./words.ts";

const text = words.parents;

export function Shared() {
  return (
    <MarketingSection id={text.id} mark={<WorksToday />} title={text.title} lead={text.lead}>
      <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
        {text.points.map((point) => (
          <li key={point} className="border-b border-line py-3.5 text-lg">
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-x-8">
        {text.links.map((link) => (
          <TextLink key={link.to} link={link} />
        ))}
      </p>
    </MarketingSection>
  );
}
