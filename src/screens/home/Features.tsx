/** What a plan shows: the four labels, the odds of the whole list, the counselor, the essay coach, and that it stays private. */
import { FileText, Smartphone, WifiOff } from "lucide";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { ScreenPicture } from "#components/marketing/ScreenPicture.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { formatInteger } from "#lib/format.ts";
import { Dots100 } from "#ui/chart/DotGrid.tsx";
import { Icon, type IconNode } from "#ui/Icon.tsx";
import { Pause } from "#ui/Pause.tsx";
import { StatusMark } from "#ui/StatusMark.tsx";
import { samplePlan } from "./figures.ts";
import { words } from "./words.ts";

const labels = ["safety", "likely", "target", "reach"] as const;
const keepIcons: readonly IconNode[] = [Smartphone, WifiOff, FileText];

export function Features() {
  const { balance, odds, counselor, essay, keep } = words.features;
  return (
    <MarketingSection id="features" title={words.features.title} ground="sunk">
      <div className="grid gap-5 *:min-w-0 lg:grid-cols-2">
        <article className="rounded-3xl border border-line bg-card p-6 lg:p-8">
          <h3 className="text-2xl sm:text-3xl">{balance.title}</h3>
          <p className="mt-2 text-ink-soft">{balance.text}</p>
          <dl className="mt-5 divide-y divide-line border-y border-line">
            {labels.map((label) => (
              <div key={label} className="grid gap-x-4 py-3 sm:grid-cols-[7rem_1fr]">
                <dt>
                  <StatusMark tone={label} word={words.labels[label]} />
                </dt>
                <dd className="text-ink-soft">{balance.labels[label]}</dd>
              </div>
            ))}
          </dl>
        </article>
        <article className="flex flex-col rounded-3xl border border-line bg-card p-6 lg:p-8">
          <h3 className="text-2xl sm:text-3xl">{odds.title}</h3>
          <p className="mt-2 text-ink-soft">{odds.text}</p>
          <div className="mt-auto pt-6">
            <Dots100 low={samplePlan.plansWithYes} between={0} label={odds.dots(samplePlan.plansWithYes)} />
            <p className="figures mt-4 flex items-baseline gap-3 font-serif text-6xl leading-none text-accent-text">
              {formatInteger(samplePlan.plansWithYes)}{" "}
              <span className="font-sans text-base leading-snug text-ink-soft">{odds.unit}</span>
            </p>
            <p className="mt-2 text-[0.92rem] text-ink-soft">{odds.note}</p>
          </div>
        </article>
        <Helper name="counselor" text={counselor} />
        <Helper name="essay" text={essay} />
      </div>
      <h3 className="mt-12 text-2xl sm:text-3xl">{keep.title}</h3>
      <ul className="mt-4 grid gap-6 sm:grid-cols-3">
        {keep.items.map((item, index) => {
          const icon = keepIcons[index] ?? FileText;
          return (
            <li key={item.title} className="flex gap-3.5">
              <Icon icon={icon} size={26} className="mt-0.5 shrink-0 text-accent" />
              <p>
                <span className="block font-semibold">{item.title}</span>
                <Pause />
                <span className="text-ink-soft">{item.text}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <TextLink link={words.features.all} className="mt-8" />
    </MarketingSection>
  );
}

/** The counselor or the essay coach: its own screen as a picture. */
function Helper(props: {
  name: "counselor" | "essay";
  text: typeof words.features.counselor | typeof words.features.essay;
}) {
  const { title, text, shows, note, link } = props.text;
  return (
    <article className="flex flex-col rounded-3xl border border-line bg-card p-6 lg:p-8">
      <h3 className="text-2xl sm:text-3xl">{title}</h3>
      <p className="mt-2 text-ink-soft">{text}</p>
      <ScreenPicture name={props.name} text={shows} className="mt-5 h-52 lg:h-64" />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <TextLink link={link} />
        <span className="text-[0.92rem] text-ink-soft">{note}</span>
      </p>
    </article>
  );
}
