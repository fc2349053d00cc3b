/** The rules as text: who files, common mistakes, the CSS Profile, waivers and what to get ready. */
import type { ReactNode } from "react";
import { getWaiverOutlook, listWaiverPapers, waiverReasons } from "#domain/aid/cssProfile.ts";
import { cssItems, fafsaItems, studentItems } from "./gather.ts";
import { RuleTree } from "./RuleTree.tsx";
import { SourceLinks } from "./SourceLinks.tsx";
import { type GatherItem, gatherTexts, sources, words } from "./words.ts";

export function Section(props: { id: keyof typeof words.sections; children: ReactNode; className?: string }) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className={props.className}>
      <h2 id={`${props.id}-title`} className="text-3xl sm:text-4xl print:text-xl">
        {words.sections[props.id]}
      </h2>
      {props.children}
    </section>
  );
}

export function RuleSection() {
  return (
    <Section id="rule">
      <p className="mt-1 max-w-text text-ink-soft">{words.ruleLead}</p>
      <RuleTree />
      <p className="mt-3 max-w-text text-[0.95rem]">{words.treeNote}</p>
      <div className="mt-2">
        <SourceLinks links={[sources.law, sources.wizard]} />
      </div>
    </Section>
  );
}

export function MistakesSection() {
  return (
    <Section id="mistakes">
      <dl className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2">
        {words.mistakes.map(({ wrong, right }) => (
          <div key={wrong} className="keep-together border-l-3 border-support pl-4">
            <dt className="font-serif text-lg">{wrong}</dt>
            <dd className="mt-1">{right}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function CssSection(props: { children: ReactNode }) {
  return (
    <Section id="css">
      <p className="mt-3 max-w-text text-lg text-ink-soft">{words.css.lead}</p>
      <dl className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {words.css.points.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-serif text-xl">{title}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <SourceLinks links={[sources.cssColleges, sources.cssParents, sources.cssForm]} />
      </div>
      {props.children}
    </Section>
  );
}

const outlookOrder = ["mayCount", "ask", "usuallyNot"] as const;

export function WaiverSection() {
  const { waiver } = words;
  return (
    <Section id="waiver">
      <p className="mt-3 max-w-text">{waiver.lead}</p>
      <div className="mt-5 grid gap-6 md:grid-cols-3">
        {outlookOrder.map((outlook) => (
          <div key={outlook} className="rounded-2xl border border-line bg-card p-5">
            <h3 className="text-xl">{waiver.outlook[outlook]}</h3>
            <ul className="mt-2 list-disc space-y-1.5 pl-5">
              {waiverReasons
                .filter((reason) => getWaiverOutlook(reason) === outlook)
                .map((reason) => (
                  <li key={reason}>{waiver.reasons[reason]}</li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <h3 className="mt-6 text-xl">{waiver.papersTitle}</h3>
      <ul className="mt-2 max-w-text list-disc space-y-1.5 pl-5">
        {listWaiverPapers("abuse").map((paper) => (
          <li key={paper}>{waiver.papers[paper]}</li>
        ))}
      </ul>
      <p className="mt-4 max-w-text">{waiver.note}</p>
    </Section>
  );
}

export function GatherSection() {
  const { gather } = words;
  return (
    <Section id="gather">
      <div className="mt-5 grid gap-x-10 gap-y-7 md:grid-cols-2">
        <GatherList title={gather.fafsaTitle} items={fafsaItems} />
        <GatherList title={gather.cssTitle} items={cssItems} />
        <GatherList title={gather.studentTitle} items={studentItems} />
        <div>
          <h3 className="text-xl">{gather.bothTitle}</h3>
          <p className="mt-2">{gather.both}</p>
        </div>
      </div>
    </Section>
  );
}

export function GatherList(props: { title: string; items: readonly GatherItem[] }) {
  return (
    <div>
      <h3 className="text-xl print:text-base">{props.title}</h3>
      <ul className="mt-2 space-y-1.5">
        {props.items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="mt-1 shrink-0">
              <rect
                x="1"
                y="1"
                width="14"
                height="14"
                rx="3"
                fill="none"
                className="stroke-line-strong"
                strokeWidth="2"
              />
            </svg>
            <span>{gatherTexts[item]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SourcesSection() {
  return (
    <Section id="sources">
      <SourceLinks links={Object.values(sources)} />
      <p className="mt-2 max-w-text text-ink-soft">{words.sourcesNote}</p>
    </Section>
  );
}
