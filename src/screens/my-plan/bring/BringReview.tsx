/** The read list before it is added: what is asked, what is ready, and what could not be matched. */

import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { useSave } from "#components/keeping/useSave.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { type KeepableColumn, listDrafts, listKeepableColumns } from "#domain/listImport/listDrafts.ts";
import type { ListReading } from "#domain/listImport/listImport.ts";
import { BottomBar } from "#ui/BottomBar.tsx";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup, RadioGroup } from "#ui/Choice.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { inputClasses } from "#ui/Field.tsx";
import { navigate } from "#ui/router.tsx";
import { BringTable } from "./BringTable.tsx";
import { BringUnknown } from "./BringUnknown.tsx";
import {
  type BringRows,
  type Decisions,
  findMeant,
  listBringRows,
  listDays,
  noDecisions,
} from "./bringRows.ts";
import { words } from "./bringWords.ts";

export function BringReview(props: {
  reading: ListReading;
  fileName: string | null;
  onSheet: (sheet: string) => void;
  onAgain: () => void;
}) {
  const { reading } = props;
  const { plan } = usePlan();
  const save = useSave();
  const index = useColleges();
  const all = index.status === "ready" ? index.value : null;
  const templates = loadStateOf(useQuery(timelineTemplatesQuery));
  const deadlines = useMemo(
    () => groupDeadlines(templates.status === "ready" ? templates.value.deadlines : []),
    [templates],
  );
  const columns = useMemo(() => listKeepableColumns(reading), [reading]);
  const [decisions, setDecisions] = useState<Decisions>(noDecisions);
  const [kept, setKept] = useState(() =>
    columns.filter(({ isKept }) => isKept).map(({ column }) => `${column}`),
  );
  const rows = useMemo(() => listBringRows(reading, decisions), [reading, decisions]);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const made = useMemo(
    () =>
      listDrafts(
        plan,
        rows.ready.filter(({ isOn }) => isOn),
        reading.columns,
        new Set(kept.map(Number)),
        (unitId, of) => listDays(deadlines.get(unitId) ?? [], of),
        words.note,
      ),
    [plan, rows, reading.columns, kept, deadlines],
  );
  const choose = (line: number, unitId: number | null) =>
    setDecisions(({ chosen, toggled }) => ({ toggled, chosen: new Map(chosen).set(line, unitId) }));
  const toggle = (line: number) =>
    setDecisions(({ chosen, toggled }) => {
      const next = new Set(toggled);
      if (!next.delete(line)) next.add(line);
      return { chosen, toggled: next };
    });
  const add = () => {
    save(words.done(made), ...made.drafts);
    navigate("/my-plan");
  };

  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {words.found(reading.colleges.length, props.fileName)}
        </h3>
        <Button variant="light" size="sm" onClick={props.onAgain}>
          {words.again}
        </Button>
      </div>
      {reading.sheets.length > 1 && (
        <label className="mt-3 block max-w-md">
          <span className="font-semibold">{words.sheet}</span>
          <span className="block text-[0.95rem] text-ink-soft">{words.sheetHint(reading.sheets.length)}</span>
          <select
            className={`${inputClasses} mt-1.5`}
            value={reading.sheet ?? ""}
            onChange={(event) => props.onSheet(event.target.value)}
          >
            {reading.sheets.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {reading.beyond > 0 && <p className="mt-3 font-medium">{words.beyond(reading.beyond)}</p>}
      {all !== null && rows.asks.length > 0 && (
        <Asks rows={rows} decisions={decisions} all={all} onChoose={choose} />
      )}
      {all !== null && (
        <BringTable
          rows={rows.ready}
          all={all}
          deadlines={templates.status === "ready" ? deadlines : null}
          haveDatesFailed={templates.status === "failed"}
          onToggle={toggle}
        />
      )}
      {rows.unknown.length > 0 && <BringUnknown listed={rows.unknown} onChoose={choose} />}
      {columns.length > 0 && <OtherColumns columns={columns} kept={kept} onChange={setKept} />}
      <LeftOut reading={reading} />
      <BottomBar place="tray" label={words.bar} className="mt-8 border-t border-line bg-paper py-3">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button variant="cta-primary" size="lg" disabled={made.drafts.length === 0} onClick={add}>
            {made.drafts.length === 0 ? words.addNone : words.add(made.added + made.changed)}
          </Button>
          <p role="status" className="text-[0.95rem] text-ink-soft">
            {describeWaiting(rows, decisions, made.same)}
          </p>
        </div>
      </BottomBar>
    </div>
  );
}

function describeWaiting({ asks, ready }: BringRows, decisions: Decisions, same: number): string {
  const open = asks.filter((one) => !decisions.chosen.has(one.line) && findMeant(one, decisions) === null);
  if (open.length > 0) return words.waiting(open.length);
  return same > 0 && same === ready.length ? words.same : "";
}

function groupDeadlines(deadlines: readonly Deadline[]): ReadonlyMap<number, readonly Deadline[]> {
  const grouped = new Map<number, Deadline[]>();
  for (const one of deadlines) {
    const known = grouped.get(one.unitId);
    if (known === undefined) grouped.set(one.unitId, [one]);
    else known.push(one);
  }
  return grouped;
}

function Asks(props: {
  rows: BringRows;
  decisions: Decisions;
  all: AllColleges;
  onChoose: (line: number, unitId: number | null) => void;
}) {
  const { rows, decisions, all } = props;
  return (
    <section
      aria-labelledby="bring-asks"
      className="mt-6 rounded-2xl border border-support bg-support-soft p-4 sm:p-5"
    >
      <h3 id="bring-asks" className="text-xl">
        {words.askHeading(rows.asks.length)}
      </h3>
      <div className="mt-3 grid gap-5 lg:grid-cols-2">
        {rows.asks.map((listed) => {
          const { line, name, match } = listed;
          if (match.kind !== "ask") return null;
          const meant = findMeant(listed, decisions);
          const isDecided = decisions.chosen.has(line) || meant !== null;
          return (
            <RadioGroup
              key={line}
              legend={words.ask(match.because, name)}
              hint={[words.askRow(line), ...listed.notes.slice(0, 1)].join(" · ")}
              layout="stack"
              options={[
                ...match.choices.map((unitId) => ({
                  value: `${unitId}`,
                  label: all.byUnitId.get(unitId)?.name ?? "",
                  detail: describePlace(all, unitId),
                })),
                { value: "none", label: words.neither },
              ]}
              value={isDecided ? `${meant ?? "none"}` : null}
              onChange={(value) => props.onChoose(line, value === "none" ? null : Number(value))}
            />
          );
        })}
      </div>
    </section>
  );
}

function describePlace(all: AllColleges, unitId: number): string {
  const college = all.byUnitId.get(unitId);
  return college === undefined ? "" : words.place(college.city, college.state);
}

function OtherColumns(props: {
  columns: readonly KeepableColumn[];
  kept: readonly string[];
  onChange: (kept: string[]) => void;
}) {
  return (
    <section className="mt-8">
      <CheckboxGroup
        legend={words.columns}
        hint={words.columnsHint}
        options={props.columns.map(({ column, heading, cells }) => ({
          value: `${column}`,
          label: heading === "" ? words.columnsHeading : heading,
          detail: words.columnDetail(cells),
        }))}
        values={props.kept}
        onChange={props.onChange}
      />
    </section>
  );
}

/** Rows shown that have no college; the others are only counted. */
const shownLeftOut = 40;

function LeftOut({ reading }: { reading: ListReading }) {
  const { withoutName, joined } = reading;
  if (withoutName.length === 0 && joined === 0) return null;
  return (
    <div className="mt-6 max-w-2xl">
      {joined > 0 && <p className="text-[0.95rem] text-ink-soft">{words.joined(joined)}</p>}
      {withoutName.length > 0 && (
        <Disclosure summary={words.leftOutHeading(withoutName.length)}>
          <ul className="space-y-1 pl-5 text-[0.95rem]">
            {withoutName.slice(0, shownLeftOut).map(({ line, text }) => (
              <li key={line} className="break-words">
                {words.leftOutRow(line, text)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
