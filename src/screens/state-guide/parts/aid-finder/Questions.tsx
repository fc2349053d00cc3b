/** The aid finder's questions: only those that one of the state's programs depends on, in four groups. */
import { Fragment, type ReactNode, useState } from "react";
import { collegeKinds } from "#domain/aid/stateProgram.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { type AidFact, dependencies } from "#domain/eligibility/condition.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { SelectField } from "#ui/Field.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { GradeQuestion } from "../shared/GradeQuestion.tsx";
import {
  type AnswerKey,
  creditChoices,
  getAnswerOrigin,
  getAnswerText,
  getScale,
  type NumberKey,
  readAnswer,
  startChoices,
} from "./answers.ts";
import type { Finder } from "./useFinder.ts";
import { words } from "./words.ts";

const groups: readonly { id: keyof typeof words.groups; facts: readonly (AidFact | "collegeKind")[] }[] = [
  { id: "you", facts: ["isResident", "finishesSchoolHere", "graduationYear"] },
  {
    id: "school",
    facts: ["gpa", "satTotal", "actComposite", "cltTotal", "classRankTopPercent", "classPlace"],
  },
  {
    id: "money",
    facts: ["sai", "getsPell", "incomeUsd", "familySize", "parents", "dependency", "assetsUsd"],
  },
  { id: "college", facts: ["collegeKind", "creditsPerTerm", "monthsToStart"] },
];

export function Questions(props: { finder: Finder; asked: readonly AidFact[]; state: StateCode }) {
  const { finder, asked, state } = props;
  const isAsked = (fact: AidFact | "collegeKind") => fact === "collegeKind" || asked.includes(fact);
  return (
    <fieldset disabled={!finder.isAlive} className="no-print min-w-0 noscript:hidden">
      <legend className="sr-only">{words.title(state)}</legend>
      {groups.map(({ id, facts }) => {
        const own = facts.filter(isAsked);
        if (own.length === 0) return null;
        return (
          <section
            key={id}
            aria-label={words.groups[id]}
            className="grid gap-x-8 gap-y-4 border-b border-line px-4 py-5 sm:px-6 md:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <h4 className="font-serif text-xl text-accent-text">{words.groups[id]}</h4>
            <div className="grid min-w-0 items-end gap-x-6 gap-y-5 sm:grid-cols-2">
              {own.map((fact) => (
                <Fragment key={fact}>{getQuestion(fact, finder, state)}</Fragment>
              ))}
            </div>
          </section>
        );
      })}
    </fieldset>
  );
}

function getQuestion(fact: AidFact | "collegeKind", finder: Finder, state: StateCode): ReactNode {
  const labels = words.labels;
  switch (fact) {
    case "isResident":
    case "finishesSchoolHere":
      return <YesNo finder={finder} name={fact} label={labels[fact](stateNames[state])} />;
    case "getsPell":
      return <YesNo finder={finder} name={fact} label={labels.getsPell} />;
    case "gpa":
      return (
        <GradeQuestion
          scale={getScale(finder.typed, finder.fromPlan)}
          text={getAnswerText("gpa", finder.typed, finder.fromPlan)}
          scaleHint={describeOrigin("gpaScale", finder)}
          hint={describeOrigin("gpa", finder)}
          onScale={(scale) => finder.set("gpaScale", scale)}
          onText={(text) => finder.set("gpa", text)}
        />
      );
    case "classPlace":
      return <Chips finder={finder} name={fact} options={buildOptions(["1", "2", "3"], words.places)} />;
    case "parents":
      return <Chips finder={finder} name={fact} options={buildOptions(["1", "2"], words.parents)} />;
    case "dependency":
      return <Select finder={finder} name={fact} options={buildOptions(dependencies, words.dependencies)} />;
    case "creditsPerTerm":
      return <Select finder={finder} name={fact} options={buildOptions(creditChoices, words.credits)} />;
    case "monthsToStart":
      return <Select finder={finder} name={fact} options={buildOptions(startChoices, words.starts)} />;
    case "collegeKind":
      return (
        <Select
          finder={finder}
          name={fact}
          options={buildOptions(collegeKinds, words.kinds)}
          none={words.anyKind}
        />
      );
    default:
      return <NumberQuestion finder={finder} name={fact} />;
  }
}

type Option = { value: string; label: string };

function buildOptions<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly Option[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

function YesNo({ finder, name, label }: { finder: Finder; name: AnswerKey; label: string }) {
  const options = [
    { value: "yes", label: words.yes },
    { value: "no", label: words.no },
  ];
  return <Chips finder={finder} name={name} options={options} label={label} />;
}

type ChoiceName =
  | "classPlace"
  | "parents"
  | "dependency"
  | "creditsPerTerm"
  | "monthsToStart"
  | "collegeKind";

function Chips(
  props: { finder: Finder; options: readonly Option[] } & (
    | { name: ChoiceName; label?: never }
    | { name: AnswerKey; label: string }
  ),
) {
  const { finder, name, options } = props;
  const value = getAnswerText(name, finder.typed, finder.fromPlan);
  return (
    <RadioGroup
      legend={props.label ?? words.labels[props.name]}
      options={options}
      value={value === "" ? null : value}
      onChange={(chosen) => finder.set(name, chosen)}
      {...getHint(name, finder)}
    />
  );
}

function Select(props: { finder: Finder; name: ChoiceName; options: readonly Option[]; none?: string }) {
  const { finder, name, options } = props;
  return (
    <SelectField
      label={words.labels[name]}
      value={getAnswerText(name, finder.typed, finder.fromPlan)}
      onChange={(event) => finder.set(name, event.target.value)}
      {...getHint(name, finder)}
    >
      <option value="">{props.none ?? words.choose}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

const inDollars: ReadonlySet<NumberKey> = new Set<NumberKey>(["incomeUsd", "assetsUsd"]);

function NumberQuestion({ finder, name }: { finder: Finder; name: NumberKey }) {
  const [hasLeft, setLeft] = useState(false);
  const text = getAnswerText(name, finder.typed, finder.fromPlan);
  const answer = readAnswer(name, text);
  const isShown = !answer.ok && (hasLeft || answer.problem.kind === "tooHigh");
  const hint = getNumberHint(name, finder);
  return (
    <NumberField
      label={words.labels[name]}
      {...(hint === null ? {} : { hint })}
      {...(inDollars.has(name) ? { before: "$" } : {})}
      // A phone's number pad has no minus sign, and the index may be negative.
      keys={name === "sai" ? "text" : "numeric"}
      value={text}
      error={isShown ? words.problem(name, answer.problem) : null}
      onChange={(next) => {
        setLeft(false);
        finder.set(name, next);
      }}
      onBlur={() => setLeft(true)}
    />
  );
}

function getNumberHint(name: NumberKey, finder: Finder): string | null {
  const { saiSpan } = finder.fromPlan;
  if (name === "sai" && saiSpan !== null) return words.saiSpan(saiSpan.low, saiSpan.high);
  const origin = getAnswerOrigin(name, finder.typed, finder.fromPlan);
  if (origin !== null) return words.origin[origin];
  const hints: Partial<Record<NumberKey, string>> = words.hints;
  return hints[name] ?? null;
}

function describeOrigin(name: AnswerKey, finder: Finder): string | null {
  const origin = getAnswerOrigin(name, finder.typed, finder.fromPlan);
  return origin === null ? null : words.origin[origin];
}

function getHint(name: AnswerKey, finder: Finder): { hint?: string } {
  const hint = describeOrigin(name, finder);
  return hint === null ? {} : { hint };
}
