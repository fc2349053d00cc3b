/** After high school: a first college or a transfer, and the term to start in. */
import { getToday } from "#client/today.ts";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { formatStartTerm, listStartTerms } from "#domain/timeline/applicant.ts";
import { studyPaths } from "#domain/timeline/timeline.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { formWords } from "./formWords.ts";

const words = formWords.class.path;

export function PathField() {
  const { read, give } = useAnswers();
  const { value: path } = read("path");
  const { value: startTerm } = read("startTerm");
  const terms = listStartTerms(getToday());
  const nextFall = terms.find(({ term }) => term === "fall");

  return (
    <>
      <RadioGroup
        legend={words.legend}
        options={studyPaths.map((value) => ({ value, ...words.options[value] }))}
        value={path}
        onChange={(next) =>
          give({
            path: next,
            startTerm: startTerm ?? (nextFall === undefined ? null : formatStartTerm(nextFall)),
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
            onChange={(next) => give({ startTerm: next })}
          />
          <p className="text-[0.95rem] text-ink-soft">{words.note}</p>
        </>
      )}
    </>
  );
}
