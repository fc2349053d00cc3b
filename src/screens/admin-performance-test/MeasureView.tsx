/** Chooses what to measure, measures it in this browser, and stores the result with this release. */
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type NewRun, saveRun } from "#client/admin/performanceApi.ts";
import { openPageWindow } from "#client/performance/measurePages.ts";
import {
  runPerformanceTest,
  type Progress as TestProgress,
  type TestResult,
} from "#client/performance/runTest.ts";
import { type MeasuredGroup, measuredGroups } from "#domain/performance/measurements.ts";
import { findLoadTarget, loadLimits } from "#domain/performance/readLoad.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { TextField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { Progress } from "#ui/Progress.tsx";
import { FigureTables } from "./FigureTable.tsx";
import { describeGap, groupNames, measureTabWords as text } from "./words.ts";

const pageChoices = [
  "/",
  "/colleges",
  "/colleges/the-university-of-texas-at-austin",
  "/college-match-quiz",
  "/my-plan",
  "/help/fafsa-completion-guide",
] as const;
type PagePath = (typeof pageChoices)[number];

export function MeasureView() {
  const [groups, setGroups] = useState<MeasuredGroup[]>(["pages", "offline", "api", "engine", "store"]);
  const [paths, setPaths] = useState<PagePath[]>([pageChoices[0], pageChoices[1], pageChoices[2]]);
  const [target, setTarget] = useState(() => location.origin);
  const [concurrency, setConcurrency] = useState("10");
  const [seconds, setSeconds] = useState("10");
  const [isAsked, setAsked] = useState(false);
  const test = useTest();

  const hasPages = groups.includes("pages") || groups.includes("offline");
  const hasLoad = groups.includes("load");
  const found = findLoadTarget(target, [location.host]);
  const errors = {
    groups: groups.length === 0 ? text.needsGroup : null,
    paths: hasPages && paths.length === 0 ? text.needsPage : null,
    target: hasLoad && !found.ok ? found.problem : null,
    concurrency: hasLoad ? findNumberError(concurrency, loadLimits.concurrency) : null,
    seconds: hasLoad ? findNumberError(seconds, loadLimits.seconds) : null,
  };
  const shown = (error: string | null) => (isAsked ? error : null);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (test.progress !== null || Object.values(errors).some((error) => error !== null)) return;
    // In the order of the page, whatever was ticked first.
    const chosen = measuredGroups.filter((group) => groups.includes(group));
    const load = { concurrency: Number(concurrency), seconds: Number(seconds) };
    test.run({ groups: chosen, paths: pageChoices.filter((path) => paths.includes(path)), load });
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="space-y-6">
        <CheckboxGroup<MeasuredGroup>
          legend={text.choose}
          layout="stack"
          values={groups}
          onChange={setGroups}
          error={shown(errors.groups)}
          options={measuredGroups.map((value) => ({
            value,
            label: groupNames[value],
            detail: text.groupDetails[value],
          }))}
        />
        {hasPages && (
          <CheckboxGroup<PagePath>
            legend={text.pages}
            values={paths}
            onChange={setPaths}
            error={shown(errors.paths)}
            options={pageChoices.map((value) => ({
              value,
              label: <span className="break-all">{value}</span>,
            }))}
          />
        )}
        {hasLoad && (
          <fieldset className="grid gap-4 rounded-2xl bg-sunk p-5 sm:grid-cols-3">
            <legend className="sr-only">{text.loadTitle}</legend>
            {/* Checked as it is typed: an address that is refused should not wait for a press. */}
            <TextField
              label={text.target}
              hint={text.targetHint}
              value={target}
              error={errors.target}
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setTarget(event.target.value)}
            />
            <NumberField
              label={text.concurrency(loadLimits.concurrency)}
              hint={text.httpNote}
              value={concurrency}
              error={shown(errors.concurrency)}
              onChange={setConcurrency}
            />
            <NumberField
              label={text.seconds(loadLimits.seconds)}
              value={seconds}
              error={shown(errors.seconds)}
              onChange={setSeconds}
            />
          </fieldset>
        )}
        {groups.includes("pages") && <p className="max-w-text text-ink-soft">{text.about}</p>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={test.progress !== null}>
            {test.progress === null ? text.start : text.running}
          </Button>
          {test.progress !== null && (
            <Button variant="light" disabled={test.isStopping} onClick={() => test.stop()}>
              {test.isStopping ? text.stopping : text.stop}
            </Button>
          )}
        </div>
      </form>
      {/* Announced part by part, not with each page. */}
      <p role="status" className="sr-only">
        {test.progress === null ? "" : `${text.running}: ${groupNames[test.progress.group]}`}
      </p>
      {test.progress !== null && (
        <div className="mt-5 max-w-xl">
          <Progress value={test.progress.share} maximum={1} label={describeProgress(test.progress)} />
        </div>
      )}
      {test.result !== null && <Result test={test} result={test.result} />}
    </>
  );
}

function Result({ test, result }: { test: Test; result: TestResult }) {
  const hasGroup = (group: MeasuredGroup) => result.measurements.some((one) => one.group === group);
  const notes = [
    ...result.gaps.map(describeGap),
    ...(hasGroup("pages") ? [text.inp] : []),
    ...(hasGroup("offline") ? [text.offlineNote] : []),
  ];
  return (
    <section aria-labelledby="result-title" className="mt-12">
      <h2 id="result-title" className="text-3xl">
        {result.measurements.length === 0 ? text.nothing : text.resultTitle}
      </h2>
      <div className="mt-4 space-y-4">
        {test.saving === "saved" && <p role="status">{text.saved}</p>}
        {test.saving === "failed" && (
          <Notice
            tone="problem"
            title={text.notSaved}
            actions={<Button onClick={test.saveAgain}>{text.saveAgain}</Button>}
          >
            {text.notSavedText}
          </Notice>
        )}
        {notes.length > 0 && (
          <Notice title={text.gaps}>
            <ul className="list-disc space-y-1 pl-5">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      <FigureTables heading="h3" measurements={result.measurements} />
    </section>
  );
}

type Test = ReturnType<typeof useTest>;

/** One test at a time; leaving the page stops it. */
function useTest() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<TestProgress | null>(null);
  const [isStopping, setStopping] = useState(false);
  const [result, setResult] = useState<TestResult | null>(null);
  const [saving, setSaving] = useState<"none" | "saving" | "saved" | "failed">("none");
  const run = useRef<NewRun | null>(null);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function save() {
    if (run.current === null) return;
    setSaving("saving");
    try {
      await saveRun(run.current);
      setSaving("saved");
      await queryClient.invalidateQueries({ queryKey: ["admin-performance-runs"] });
    } catch {
      setSaving("failed");
    }
  }

  return {
    progress,
    isStopping,
    result,
    saving,
    saveAgain: () => void save(),
    stop() {
      isStopped.current = true;
      setStopping(true);
    },
    run(choice: Parameters<typeof runPerformanceTest>[0]["choice"]) {
      // In the press of the button: later the browser would block it.
      const popup = choice.groups.includes("pages") ? openPageWindow() : null;
      isStopped.current = false;
      run.current = null;
      setStopping(false);
      setResult(null);
      setSaving("none");
      const options = { choice, popup, isStopped: () => isStopped.current, onProgress: setProgress };
      void runPerformanceTest(options).then(async (found) => {
        setProgress(null);
        setResult(found);
        if (found.measurements.length === 0) return;
        run.current = {
          runId: makeRunId(),
          device: describeDevice(navigator),
          measurements: found.measurements,
        };
        await save();
      });
    },
  };
}

function describeProgress({ group, detail }: TestProgress): string {
  return detail === null ? groupNames[group] : `${groupNames[group]}: ${detail}`;
}

function findNumberError(typed: string, most: number): string | null {
  const value = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return value >= 1 && value <= most ? null : text.wrongNumber(most);
}

function makeRunId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** The browser and processor in a few words: results are compared only with those of the same device. */

const browsers = [
  ["Edge", /Edg\//],
  ["Firefox", /Firefox\//],
  ["Chrome", /Chrom(e|ium)\//],
  ["Safari", /Safari\//],
] as const;
const systems = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
] as const;

function describeDevice(browser: Pick<Navigator, "userAgent" | "hardwareConcurrency">): string {
  const find = (list: readonly (readonly [string, RegExp])[], unknown: string) =>
    list.find(([, mark]) => mark.test(browser.userAgent))?.[0] ?? unknown;
  const cores = browser.hardwareConcurrency;
  const place = `${find(browsers, "A browser")} on ${find(systems, "a computer")}`;
  return cores > 0 ? `${place}, ${cores} ${cores === 1 ? "core" : "cores"}` : place;
}
