/** A counselor's students in one list: who has the next deadline, who is stuck and on what; with filters and a table to save. */
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { buildCaseloadQuery } from "#client/family/familyQueries.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { saveFile } from "#client/saveFile.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { Case } from "#contract/caseload.ts";
import { type StuckReason, stuckReasons } from "#domain/caseload/stuckReasons.ts";
import { formatDate, formatShortDate } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { SelectField, TextField } from "#ui/Field.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { type CaseFilter, type CaseOrder, caseloadAsCsv, caseOrders, listCases } from "./caseload.ts";
import { words as all } from "./words.ts";

const words = all.caseload;
/** As many as fit a few screens of a phone; the rest on request. */
const shownAtOnce = 50;

export default function CaseloadPart({ account }: { account: number }) {
  const state = loadStateOf(useQuery(buildCaseloadQuery(account)));
  const id = useId();
  const [order, setOrder] = useState<CaseOrder>("deadline");
  const [filter, setFilter] = useState<CaseFilter>({ text: "", reason: "all" });
  const [most, setMost] = useState(shownAtOnce);
  if (state.status === "loading") return <Skeleton label={words.loading} lines={6} />;
  if (state.status === "failed") {
    return <LoadFailed title={words.failed} load={state} kept={all.failedKept} />;
  }
  const { day, students } = state.value;
  const cases = listCases(students, order, filter);
  const reasons = stuckReasons.filter((reason) => students.some(({ stuck }) => stuck.includes(reason)));
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={id} className="text-3xl sm:text-4xl">
            {words.title(students.length)}
          </h2>
          <p className="mt-1 text-ink-soft">{words.asOf(formatDate(day))}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            onClick={() => saveFile(words.fileName(day), "text/csv", caseloadAsCsv(cases))}
          >
            {words.save}
          </Button>
        </div>
      </div>
      <div className="mt-5 grid gap-4 sm:grid-cols-3">
        <SelectField
          label={words.order}
          value={order}
          onChange={(event) => setOrder(caseOrders.find((one) => one === event.target.value) ?? "deadline")}
        >
          {caseOrders.map((one) => (
            <option key={one} value={one}>
              {words.orders[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.filter}
          value={filter.reason}
          onChange={({ target }) => {
            const known = (["all", "any", ...stuckReasons] as const).find((one) => one === target.value);
            setFilter({ ...filter, reason: known ?? "all" });
          }}
        >
          <option value="all">{words.everyone}</option>
          <option value="any">{words.anyReason}</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {words.reasons[reason]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.find}
          value={filter.text}
          onChange={(event) => setFilter({ ...filter, text: event.target.value })}
        />
      </div>
      <p role="status" className="mt-4 text-[0.95rem] text-ink-soft">
        {words.shown(cases.length, students.length)}
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {cases.slice(0, most).map((one) => (
          <CaseRow key={one.planId} one={one} day={day} />
        ))}
      </ul>
      <Message
        count={cases.length}
        reason={filter.reason}
        group={
          filter.reason === "all"
            ? words.everyone
            : filter.reason === "any"
              ? words.anyReason
              : words.reasons[filter.reason]
        }
      />
      {cases.length > most && (
        <Button variant="light" className="mt-4" onClick={() => setMost(most + shownAtOnce)}>
          {words.more(Math.min(shownAtOnce, cases.length - most))}
        </Button>
      )}
    </section>
  );
}

/** A text for everyone the filter shows. */
function Message({ count, reason, group }: { count: number; reason: CaseFilter["reason"]; group: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = all.message.bodies[reason];
  const copy = () => {
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("No clipboard."));
    void copying.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  if (count === 0) return null;
  return (
    <Disclosure summary={all.message.title} className="mt-3" onToggle={() => setCopied(null)}>
      <p>{all.message.to(count, group)}</p>
      <TextAreaField
        key={reason}
        label={all.message.label}
        hint={all.message.text}
        className="mt-3 max-w-2xl"
        rows={6}
        readOnly
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" onClick={copy}>
          {all.message.copy}
        </Button>
        <span role="status">{copied !== null && (copied ? all.message.copied : all.message.copyFailed)}</span>
      </div>
    </Disclosure>
  );
}

function CaseRow({ one, day }: { one: Case; day: string }) {
  return (
    <li className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)]">
      <div>
        <Link
          to={`/family?student=${one.planId}`}
          className="inline-flex min-h-11 items-center text-lg font-semibold text-accent-text underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          {words.name(one.studentName)}
        </Link>
        <p className="figures text-[0.95rem] text-ink-soft">{words.counts(one)}</p>
      </div>
      <div className="min-w-0 sm:pt-2.5">
        {one.next === null ? (
          <p className="text-ink-soft">{words.noNext}</p>
        ) : (
          <>
            <p className="figures font-semibold">{words.when(one.next.due, day)}</p>
            <p className="text-[0.95rem] break-words">{words.task(one.next)}</p>
          </>
        )}
      </div>
      <ul className="min-w-0 space-y-1 sm:pt-2.5">
        {one.stuck.map((reason) => (
          <li key={reason} className="flex gap-2 text-[0.95rem]">
            <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-support" />
            <span className="min-w-0 break-words">{describeReason(reason, one)}</span>
          </li>
        ))}
        {one.stuck.length === 0 && <li className="text-[0.95rem] text-ink-soft">{words.notStuck}</li>}
      </ul>
    </li>
  );
}

function describeReason(reason: StuckReason, one: Case): string {
  const [worst] = one.overdue;
  const [next] = one.dueSoon;
  if (reason === "dueSoon" && next !== undefined) {
    return words.dueSoon(words.task(next), formatShortDate(next.due), one.dueSoonCount - 1);
  }
  if (reason === "overdue" && worst !== undefined) {
    return words.overdue(words.task(worst), formatShortDate(worst.due), one.overdueCount - 1);
  }
  if (reason === "fafsa" && one.fafsaDue !== null) return words.fafsa(formatShortDate(one.fafsaDue));
  if (reason === "quiet") return words.quiet(formatShortDate(one.lastChangedAt.slice(0, 10)));
  return words.reasons[reason];
}
