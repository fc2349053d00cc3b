/** A sample plan in progress, labeled as a sample: progress, its list by label, and the next step. */
import { formatShare } from "#lib/format.ts";
import { Ring } from "#ui/chart/Ring.tsx";
import { StatusMark } from "#ui/StatusMark.tsx";
import { samplePlan } from "./figures.ts";
import { words } from "./words.ts";

const labels = ["safety", "likely", "target", "reach"] as const;

export function DemoCard() {
  const share = samplePlan.stepsDone / samplePlan.steps;
  const percent = formatShare(share);
  return (
    <figure className="rounded-3xl border border-line bg-card p-5 shadow-lift">
      <figcaption className="flex items-center justify-between gap-3">
        <span className="font-serif text-xl font-medium">{words.demo.title}</span>
        <span className="rounded-full bg-support-soft px-3 py-0.5 text-[0.88rem] font-semibold text-ink">
          {words.demo.tag}
        </span>
      </figcaption>
      <div className="mt-4 flex items-center gap-5">
        <Ring share={share} text={percent} label={words.demo.progress(percent)} className="size-26" />
        <ul className="grow space-y-1">
          {labels.map((label) => (
            <li key={label} className="flex items-center justify-between gap-2">
              <StatusMark tone={label} word={words.labels[label]} />
              <span className="figures text-ink-soft">{samplePlan.byLabel[label]}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-4 border-t border-line pt-3">
        <span className="figures font-semibold">
          {words.demo.steps(samplePlan.stepsDone, samplePlan.steps)}.
        </span>{" "}
        <span className="text-ink-soft">
          {words.demo.next} {words.demo.nextStep}
        </span>
      </p>
      <p className="mt-1 text-[0.88rem] text-ink-soft">{words.demo.note}</p>
    </figure>
  );
}
