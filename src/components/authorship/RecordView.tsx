/** What a writing record says: how much was typed and pasted, when, in which sessions, and when it arrived. */
import { useState } from "react";
import type { RecordSummary } from "#domain/essays/authorship/summarizeRecord.ts";
import { Button } from "#ui/Button.tsx";
import { Swatch } from "#ui/chart/Legend.tsx";
import { Stack } from "#ui/chart/Stack.tsx";
import { Figure } from "#ui/Figure.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { recordWords as words } from "./words.ts";

const shownSessions = 20;
const shownPastes = 10;
/** Milliseconds. Less is the time a request takes, and clocks that nobody sets. */
const worthSaying = 5 * 60_000;

export function RecordView({ summary }: { summary: RecordSummary }) {
  const { typed, pasted, other, deleted } = summary;
  const all = typed + pasted + other;
  return (
    <div className="space-y-10">
      <section>
        <p className="font-serif text-2xl">{words.span(summary.from, summary.to)}</p>
        <p className="mt-1 text-ink-soft">
          {words.facts(summary.sessions.length, summary.devices, summary.versions)}
        </p>
        <div className="mt-6 grid grid-cols-2 gap-6 sm:grid-cols-4">
          <Counted label={words.typed} fill="accent" count={typed} note={words.share(typed, all)} />
          <Counted label={words.pasted} fill="support" count={pasted} note={words.share(pasted, all)} />
          <Counted label={words.other} fill="ink" count={other} note={words.share(other, all)} />
          <Figure label={words.deleted} value={words.characters(deleted)} />
        </div>
        <div className="mt-5">
          <Stack
            label={words.barLabel(typed, pasted, other)}
            total={all}
            parts={[
              { key: "typed", amount: typed, fill: "accent" },
              { key: "pasted", amount: pasted, fill: "support" },
              { key: "other", amount: other, fill: "ink" },
            ]}
          />
        </div>
        <p className="mt-3 max-w-text text-[0.95rem] text-ink-soft">
          {words.unit} {words.otherMeans}
        </p>
      </section>
      <Pastes pastes={summary.pastes} />
      <Notes summary={summary} />
      <Sessions sessions={summary.sessions} />
    </div>
  );
}

function Counted(props: { label: string; fill: "accent" | "support" | "ink"; count: number; note: string }) {
  return (
    <Figure
      label={
        <span className="inline-flex items-center gap-2">
          <Swatch mark={props.fill} />
          {props.label}
        </span>
      }
      value={words.characters(props.count)}
      note={props.note}
    />
  );
}

function Pastes({ pastes }: Pick<RecordSummary, "pastes">) {
  const largest = pastes.toSorted((a, b) => b.pasted - a.pasted).slice(0, shownPastes);
  const shown = pastes.filter((paste) => largest.includes(paste));
  return (
    <section aria-labelledby="record-pastes">
      <h3 id="record-pastes" className="text-2xl">
        {words.pastesTitle}
      </h3>
      {shown.length === 0 && <p className="mt-2">{words.noPastes}</p>}
      <ul className="figures mt-2 list-disc space-y-1 pl-5">
        {shown.map(({ at, pasted }, index) => (
          <li key={`${at} ${index}`}>{words.paste(at, pasted)}</li>
        ))}
      </ul>
      {pastes.length > shown.length && (
        <p className="mt-1 text-ink-soft">{words.morePastes(pastes.length - shown.length)}</p>
      )}
    </section>
  );
}

function Notes({ summary }: { summary: RecordSummary }) {
  const notes = [
    words.start(summary.lengthAtStart),
    ...(summary.remarks > 0 ? [words.remarks(summary.remarks)] : []),
    ...(Math.abs(summary.clockDifferenceMs) >= worthSaying ? [words.clock(summary.clockDifferenceMs)] : []),
    ...(summary.longestDelayMs >= worthSaying ? [words.delay(summary.longestDelayMs)] : []),
    ...(summary.isClockSetBack ? [words.setBack] : []),
    ...summary.gaps.map(({ from, to }) => words.gap(from, to)),
  ];
  return (
    <section aria-labelledby="record-notes">
      <h3 id="record-notes" className="text-2xl">
        {words.notesTitle}
      </h3>
      <ul className="mt-2 max-w-text list-disc space-y-1.5 pl-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function Sessions({ sessions }: Pick<RecordSummary, "sessions">) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? sessions : sessions.slice(0, shownSessions);
  const most = Math.max(1, ...sessions.map(({ typed, pasted, other }) => typed + pasted + other));
  const hasDevices = new Set(sessions.map(({ device }) => device)).size > 1;
  return (
    <section aria-labelledby="record-sessions">
      <h3 id="record-sessions" className="mb-3 text-2xl">
        {words.sessionsTitle}
      </h3>
      <div className="stacked-on-phones">
        <TableFrame label={words.sessions}>
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              {[words.typed, words.pasted, words.other, words.deleted, words.length].map((name) => (
                <th key={name} scope="col" className="sm:text-right">
                  {name}
                </th>
              ))}
              <th scope="col">{words.arrived}</th>
            </tr>
          </thead>
          <tbody className="figures">
            {shown.map((one, index) => (
              <tr key={`${one.device} ${one.from} ${index}`}>
                <th scope="row" className="sm:font-medium">
                  {words.session(one.from, one.to)}
                  {hasDevices && (
                    <span className="block font-sans text-[0.9rem] font-normal text-ink-soft">
                      {words.device(one.device)}
                    </span>
                  )}
                  <Bar {...one} most={most} />
                </th>
                <Cell column={words.typed} value={words.characters(one.typed)} />
                <Cell column={words.pasted} value={words.characters(one.pasted)} />
                <Cell column={words.other} value={words.characters(one.other)} />
                <Cell column={words.deleted} value={words.characters(one.deleted)} />
                <Cell column={words.length} value={words.characters(one.length)} />
                <td data-column={words.arrived}>
                  {one.receivedTo === null ? words.notArrived : words.instant(one.receivedTo)}
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </div>
      {sessions.length > shown.length && (
        <Button variant="light" className="mt-3" onClick={() => setAll(true)}>
          {words.moreSessions(sessions.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

function Cell(props: { column: string; value: string }) {
  return (
    <td data-column={props.column} className="sm:text-right">
      {props.value}
    </td>
  );
}

/** The same figures as the row's, drawn. */
function Bar(props: { typed: number; pasted: number; other: number; most: number }) {
  return (
    <Stack
      label={null}
      total={props.most}
      height={8}
      className="mt-1.5 max-w-40 bg-transparent"
      parts={[
        { key: "typed", amount: props.typed, fill: "accent" },
        { key: "pasted", amount: props.pasted, fill: "support" },
        { key: "other", amount: props.other, fill: "ink" },
      ]}
    />
  );
}
