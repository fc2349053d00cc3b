/** Selects how to apply to one college: a native select, and what the choice means. */

import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { formatDate, formatShortDate } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { SelectField } from "#ui/Field.tsx";
import { Link } from "#ui/router.tsx";
import { formWords, joinTexts } from "./formWords.ts";
import type { PlanChoice } from "./planChoices.ts";

const words = formWords.plans;

export function PlanSelect(props: {
  name: string;
  /** Null until the college has loaded. */
  slug: string | null;
  value: ApplicationPlan | null;
  choices: readonly PlanChoice[];
  /** Why the choice conflicts with another; null if it does not. */
  clash: string | null;
  /** Whether the rounds have loaded: before that, nothing can be called unknown. */
  areDatesHere: boolean;
  onChange: (value: string) => void;
}) {
  const { name, choices, value, areDatesHere } = props;
  const known = choices.filter(({ isKnown }) => isKnown);
  const unknown = choices.filter(({ isKnown }) => !isKnown);
  const chosen = choices.find(({ plan }) => plan === value);
  return (
    <div>
      <SelectField label={name} value={value ?? ""} onChange={(event) => props.onChange(event.target.value)}>
        <option value="">{words.open}</option>
        {areDatesHere ? (
          <>
            {known.length > 0 && <Options label={words.known} choices={known} />}
            {unknown.length > 0 && (
              <Options label={known.length > 0 ? words.unknown : words.unheard} choices={unknown} />
            )}
          </>
        ) : (
          choices.map(({ plan }) => (
            <option key={plan} value={plan}>
              {words.name(plan)}
            </option>
          ))
        )}
      </SelectField>
      <p className="mt-1.5 text-[0.95rem] text-ink-soft">
        {chosen === undefined ? null : `${words.detail(chosen.plan)} `}
        {chosen !== undefined && areDatesHere && describeStatus(chosen)}
      </p>
      <p
        role="status"
        className={
          props.clash === null
            ? "sr-only"
            : "mt-2 rounded-2xl border border-support bg-support-soft p-3 text-[0.95rem]"
        }
      >
        {props.clash}
      </p>
      {props.slug !== null && (
        <Link
          to={`${toCollegePath(props.slug)}#deadlines`}
          className="inline-flex min-h-11 items-center text-[0.95rem] text-accent-text underline underline-offset-4"
        >
          {words.check}
          <span className="sr-only">: {name}</span>
        </Link>
      )}
    </div>
  );
}

function Options({ label, choices }: { label: string; choices: readonly PlanChoice[] }) {
  return (
    <optgroup label={label}>
      {choices.map((choice) => (
        <option key={choice.plan} value={choice.plan}>
          {toOptionText(choice)}
        </option>
      ))}
    </optgroup>
  );
}

function toOptionText({ plan, dates, isOtherYear, isExpected, isOver }: PlanChoice): string {
  const name = words.name(plan);
  const [first] = dates;
  if (first === undefined) return name;
  const date = formatShortDate(first);
  if (isOtherYear) return words.optionThisYear(name, date);
  if (isExpected) return words.optionAbout(name, date);
  return isOver ? words.optionOver(name, date) : words.optionDate(name, date);
}

function describeStatus({
  plan,
  isKnown,
  dates,
  isOtherYear,
  isExpected,
  isOver,
}: PlanChoice): string | null {
  if (!isKnown) return words.isUnknown;
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return plan === "rolling" ? null : words.noDate;
  if (isExpected && !isOtherYear) return words.isExpected(formatDate(first));
  if (isOver) return words.isOver(formatDate(last));
  if (dates.length > 1) {
    const texts = joinTexts(dates.map(formatDate));
    return isOtherYear ? words.thisYears(texts) : words.byDates(texts);
  }
  return isOtherYear ? words.thisYear(formatDate(first)) : words.byDate(formatDate(first));
}
