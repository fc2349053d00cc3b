/** After high school: a first college or a transfer, and the term to start in. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { formatStartTerm, listStartTerms } from "#domain/timeline/applicant.ts";
import { studyPaths } from "#domain/timeline/timeline.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { formWords } from "./formWords.ts";

const words = formWords.class.path;

export function PathField() {
  const { plan } = usePlan();
  const store = usePlanStore();
  const { path, startTerm } = plan.timeline;
  const terms = listStartTerms(getToday());
  const nextFall = terms.find(({ term }) => term === "fall");

  return (
    <>
      <RadioGroup
        legend={words.legend}
        options={studyPaths.map((value) => ({ value, ...words.options[value] }))}
        value={path}
        onChange={(next) =>
          void store.give({
            kind: "setTimeline",
            fields: {
              path: next,
              startTerm: startTerm ?? (nextFall === undefined ? null : formatStartTerm(nextFall)),
            },
          })
        }
      />
      {path !== null && (
        <>
          <RadioGroup
            legend={words.start}
            options={terms.map((start) => ({
              value: formatStartTerm(start),
              label: words.term(start.term, start.year),
              ...(start.term === "spring" && { detail: words.springDetail }),
            }))}
            value={startTerm}
            onChange={(next) => void store.give({ kind: "setTimeline", fields: { startTerm: next } })}
          />
          <p className="text-[0.95rem] text-ink-soft">{words.note}</p>
        </>
      )}
    </>
  );
}
