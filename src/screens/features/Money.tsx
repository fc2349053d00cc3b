/** #financial-planning: three sticker prices split into likely grants, what the family pays, and the gap. */
import { Check } from "lucide";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { WorksToday } from "#components/marketing/ToCome.tsx";
import { sampleStudent, type WorkedCollege, worked } from "#components/marketing/workedExample.ts";
import { Legend } from "#ui/chart/Legend.tsx";
import { Stack } from "#ui/chart/Stack.tsx";
import { Icon } from "#ui/Icon.tsx";
import { ToComeLine } from "./ToComeLine.tsx";
import { words } from "./words.ts";

const text = words.money;
const colleges: readonly WorkedCollege[] = [worked.sanAntonio, worked.austin, worked.southwestern];
const totalUsd = Math.max(...colleges.map((college) => college.band.stickerUsd));

export function Money() {
  return (
    <MarketingSection id={text.id} mark={<WorksToday />} title={text.title} lead={text.lead} ground="sunk">
      <div className="grid gap-10 lg:grid-cols-[1.5fr_1fr] lg:gap-16">
        <figure className="min-w-0 rounded-3xl border border-line bg-card p-5 sm:p-8">
          <figcaption className="font-semibold">{text.stackTitle(sampleStudent.entryYear)}</figcaption>
          <ul className="mt-5 space-y-6">
            {colleges.map((college) => (
              <CollegeStack key={college.path} college={college} />
            ))}
          </ul>
          <Legend
            className="mt-5"
            items={[
              { mark: "accentSoft", name: text.parts.grants },
              { mark: "accent", name: text.parts.family },
              { mark: "support", name: text.parts.gap },
            ]}
          />
        </figure>
        <div>
          <ul className="space-y-3">
            {text.points.map((point) => (
              <li key={point} className="flex gap-3 text-lg">
                <Icon icon={Check} size={22} className="mt-1 shrink-0 text-accent" />
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-5 flex flex-col items-start">
            {text.links.map((link) => (
              <TextLink key={link.to} link={link} />
            ))}
          </p>
          <ToComeLine text={text.toCome} />
        </div>
      </div>
    </MarketingSection>
  );
}

function CollegeStack({ college }: { college: WorkedCollege }) {
  const { stickerUsd, middleUsd } = college.band;
  const grants = stickerUsd - middleUsd;
  const family = Math.min(middleUsd, sampleStudent.payPerYearUsd);
  const gap = middleUsd - family;
  const { amount } = words;
  return (
    <li>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-xl">{college.shortName}</span>
        <span className={gap > 0 ? "font-semibold" : "text-ink-soft"}>
          {gap > 0 ? text.gap(amount(gap)) : text.noGap}
        </span>
      </p>
      <Stack
        className="mt-1.5 bg-transparent"
        label={text.stackHeard(college.shortName, amount(grants), amount(family), amount(gap))}
        total={totalUsd}
        parts={[
          { key: "grants", amount: grants, fill: "accentSoft" },
          { key: "family", amount: family, fill: "accent" },
          { key: "gap", amount: gap, fill: "support" },
        ]}
      />
    </li>
  );
}
