/** Says under a worked example that its student is made up, and that its figures are not. */
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";
import { sampleStudent } from "./workedExample.ts";

export function SampleNote(props: { className?: string }) {
  return (
    <p className={joinClasses("text-[0.9rem] text-ink-soft", props.className)}>
      <span className="mr-2 inline-block rounded-full bg-support-soft px-2.5 font-semibold text-ink">
        {words.sampleTag}
      </span>
      {words.sample(sampleStudent)}
    </p>
  );
}
