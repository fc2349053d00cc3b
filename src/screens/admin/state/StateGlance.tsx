/** How the installation is doing, part by part, each with the way to where one can act on it. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { confirmDate, readAdminState } from "#client/admin/stateApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { useAct } from "#components/admin/useAct.ts";
import { useAdminScope } from "#components/admin/useAdminScope.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { type AdminState, factDaysAhead } from "#contract/adminState.ts";
import { formatDate, formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { StatusMark } from "#ui/StatusMark.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { viewAddress } from "../views.ts";
import { words as shared } from "../words.ts";
import { countDaysSince, type JudgedPart, type JudgedPartId, judgeParts } from "./judgeState.ts";
import { StatePicture } from "./StatePicture.tsx";
import { words } from "./words.ts";

export function StateGlance() {
  const query = useQuery({
    queryKey: ["admin-state", useAdminScope()],
    queryFn: ({ signal }) => readAdminState(signal),
    ...cacheClasses.critical,
  });
  const load = loadStateOf(query);
  return (
    <section aria-labelledby="glance-title" className="mt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="glance-title" className="text-3xl sm:text-4xl">
          {words.title}
        </h2>
        <Button variant="light" disabled={query.isFetching} onClick={() => void query.refetch()}>
          {words.again}
        </Button>
      </div>
      <div className="mt-5">
        {load.status === "loading" && <Skeleton label={words.loading} lines={6} />}
        {load.status === "failed" && <LoadFailed title={words.failed} load={load} kept={shared.failedKept} />}
        {load.status === "ready" && <Parts state={load.value} />}
      </div>
    </section>
  );
}

function Parts({ state }: { state: AdminState }) {
  const { mail, backup, facts, erasures, processes } = state;
  const backupAge = backup === null ? null : countDaysSince(backup.madeAt, state.now);
  const judged = judgeParts(state);
  return (
    <>
      <StatePicture state={state} parts={judged} />
      <div className="mt-8 grid items-start gap-3 lg:grid-cols-2">
        <Part part="readiness" judged={judged}>
          <ul className="space-y-2">
            {state.readiness.map(({ part, isOk, says }) => (
              <li key={part}>
                <StatusMark tone={isOk ? "safety" : "caution"} word={words.parts[part]} />
                <span className="block text-[0.95rem]">{says}</span>
              </li>
            ))}
          </ul>
        </Part>
        <ClockPart now={state.now} doubt={state.clock.doubt} judged={judged} />
        <Part part="jobs" judged={judged}>
          {processes.length === 0 ? <p>{words.noProcess}</p> : <Processes processes={processes} />}
        </Part>
        <Part part="mail" judged={judged}>
          {!mail.hasServer && <p>{words.noServer}</p>}
          <p>
            {words.waiting(mail.waiting)}. {words.failedMail(mail.failed)}.
          </p>
          {mail.dueSince !== null && <p>{words.dueSince(formatMoment(mail.dueSince))}</p>}
          <Ways
            ways={[
              [words.seeWaiting, viewAddress("mail", { state: "waiting" })],
              [words.seeFailed, viewAddress("mail", { state: "failed" })],
            ]}
          />
        </Part>
        <Part part="backup" judged={judged}>
          {backup === null || backupAge === null ? (
            <p>{words.noBackup}</p>
          ) : (
            <>
              <p>{words.backupAt(formatMoment(backup.madeAt), backupAge)}</p>
              <p>{backup.kilobytes === null ? words.noted : words.made(backup.kilobytes)}</p>
            </>
          )}
          <p className="text-[0.95rem] text-ink-soft">{words.backupHow[state.database]}</p>
        </Part>
        <Part part="release" judged={judged}>
          <dl className="space-y-2">
            <Pair name={words.releaseName}>
              <span className="figures break-all">{state.release}</span>
            </Pair>
            <Pair name={words.data}>
              {words.dataAge(formatDate(state.dataAsOf), countDaysSince(state.dataAsOf, state.now))}
            </Pair>
          </dl>
          <Ways ways={[[words.sources, "/methodology"]]} />
        </Part>
        <Part part="keys" judged={judged}>
          <dl className="space-y-2">
            {state.keys.map(({ kind, count, since }) => (
              <Pair key={kind} name={words.kinds[kind] ?? kind}>
                {words.keyCount(count)}
                {count > 0 &&
                  `, ${since === null ? words.keyNew : words.keySince(countDaysSince(since, state.now))}`}
              </Pair>
            ))}
          </dl>
          <p className="text-[0.95rem] text-ink-soft">{words.keysHow}</p>
        </Part>
        <Part part="facts" judged={judged}>
          <p>
            {words.overdue(facts.overdue.length)}. {words.soon(facts.dueSoon.length, factDaysAhead)}.
          </p>
          <p className="text-[0.95rem] text-ink-soft">{words.factsHow}</p>
          <Ways ways={[[words.seeGraph, "/admin/knowledge-graph"]]} />
        </Part>
        <Part part="erasures" judged={judged}>
          <p>{erasures.planned === 0 ? words.noErasures : `${words.planned(erasures.planned)}.`}</p>
          {erasures.overdue > 0 && <p>{words.late(erasures.overdue)}</p>}
          <Ways ways={[[words.seeErasures, viewAddress("mail", { kind: "erasureNotice" })]]} />
        </Part>
      </div>
      <div className="mt-6 space-y-3">
        {facts.overdue.length + facts.dueSoon.length > 0 && (
          <Disclosure summary={words.list}>
            <DueFacts facts={[...facts.overdue, ...facts.dueSoon]} />
          </Disclosure>
        )}
        <Disclosure summary={words.settings}>
          <SettingsInForce settings={state.settings} />
        </Disclosure>
      </div>
    </>
  );
}

/** What this server's clock says, and where that cannot be right, what is waiting and the press that confirms it. */
function ClockPart(props: {
  now: string;
  doubt: AdminState["clock"]["doubt"];
  judged: readonly JudgedPart[];
}) {
  const { now, doubt } = props;
  const queries = useQueryClient();
  const act = useAct();
  const confirm = () =>
    act.run(async () => {
      try {
        await confirmDate(now);
      } finally {
        // Also where it was refused: then the time shown here was old.
        await queries.invalidateQueries({ queryKey: ["admin-state"] });
      }
    });
  return (
    <Part part="clock" judged={props.judged}>
      <p>{words.clockSays(formatMoment(now))}</p>
      {doubt !== null && (
        <>
          <p>{words.clockDoubt[doubt.kind](formatMoment(doubt.since))}</p>
          <p>{words.clockWaits}</p>
          <Button variant="light" disabled={act.isBusy} onClick={confirm}>
            {words.confirmDate}
          </Button>
        </>
      )}
      {act.problem !== null && <p role="alert">{act.problem}</p>}
    </Part>
  );
}

/** With its mark where it is judged. */
function Part(props: {
  part: JudgedPartId | "release" | "keys";
  judged: readonly JudgedPart[];
  children: ReactNode;
}) {
  const title = words[props.part];
  const isGood = props.judged.find(({ id }) => id === props.part)?.isGood;
  return (
    <section
      id={`state-${props.part}`}
      aria-label={title}
      className="rounded-2xl border border-line bg-card p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-2xl">{title}</h3>
        {isGood !== undefined && (
          <StatusMark tone={isGood ? "safety" : "caution"} word={isGood ? words.good : words.look} />
        )}
      </div>
      <div className="mt-3 space-y-2">{props.children}</div>
    </section>
  );
}

function Processes({ processes }: Pick<AdminState, "processes">) {
  return (
    <ul className="space-y-3">
      {processes.map(({ startedAt, beatAt, release, jobs }) => (
        <li key={`${startedAt} ${beatAt}`}>
          <span className="block font-semibold wrap-anywhere">
            {words.process(release, formatMoment(startedAt))}
          </span>
          {jobs.length === 0 && <span className="block text-[0.95rem]">{words.noJobs}</span>}
          {jobs.map(({ job, endedAt }) => {
            const name = words.job[job] ?? job;
            return (
              <span key={job} className="block text-[0.95rem]">
                {endedAt === null ? words.jobNever(name) : words.jobEnded(name, formatMoment(endedAt))}
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}

function DueFacts({ facts }: { facts: AdminState["facts"]["overdue"] }) {
  return (
    <TableFrame label={words.list}>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.fact}</th>
          <th scope="col">{words.file}</th>
          <th scope="col">{words.source}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ day, id, title, period, file, address }) => (
          <tr key={`${id} ${period}`}>
            <td>{formatDate(day)}</td>
            <th scope="row" className="font-semibold">
              {title} ({period})<span className="block text-[0.95rem] text-ink-soft break-all">{id}</span>
            </th>
            <td className="whitespace-nowrap">{file}</td>
            <td>
              {address !== null && (
                <a
                  href={address}
                  rel="noreferrer"
                  aria-label={`${words.open}: ${title}`}
                  className="font-semibold text-accent-text underline underline-offset-4"
                >
                  {words.open}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function SettingsInForce({ settings }: Pick<AdminState, "settings">) {
  return (
    <>
      <p className="mb-4 text-ink-soft">{words.settingsLead}</p>
      <TableFrame label={words.settings}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.value}</th>
          </tr>
        </thead>
        <tbody>
          {settings.map(({ name, value, isSet }) => (
            <tr key={name}>
              <th scope="row" className="font-semibold break-all">
                {name}
              </th>
              <td className="break-all">{value ?? (isSet ? words.set : words.notSet)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}

function Ways({ ways }: { ways: readonly (readonly [string, string])[] }) {
  return (
    <p className="flex flex-wrap gap-x-5">
      {ways.map(([label, to]) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
        >
          {label}
        </Link>
      ))}
    </p>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.95rem] text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
