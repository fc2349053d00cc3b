/** The stored results, each with a button that deletes it after asking once. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deleteRun } from "#client/admin/performanceApi.ts";
import { RequestError } from "#client/http/requestError.ts";
import type { PerformanceRun, PerformanceRuns } from "#contract/adminPerformance.ts";
import { formatInteger, formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { compareWords as text } from "./words.ts";

export function StoredRuns({ runs }: { runs: PerformanceRuns }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<PerformanceRun | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function remove(run: PerformanceRun) {
    setBusy(true);
    setFailed(false);
    try {
      await deleteRun(run.runId).catch((error: unknown) => {
        // Somebody else deleted it first.
        if (!(error instanceof RequestError && error.status === 404)) throw error;
      });
      setAsked(null);
      await queryClient.invalidateQueries({ queryKey: ["admin-performance-runs"] });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  function close() {
    setAsked(null);
    setFailed(false);
  }

  return (
    <section className="mt-14">
      <h2 className="mb-4 text-3xl">{text.stored}</h2>
      <TableFrame label={text.stored}>
        <thead>
          <tr>
            <th scope="col">{text.storedWhen}</th>
            <th scope="col">{text.storedRelease}</th>
            <th scope="col">{text.storedDevice}</th>
            <th scope="col" className="text-right">
              {text.storedFigures}
            </th>
            <th scope="col">
              <span className="sr-only">{text.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.runs.map((run) => (
            <tr key={run.runId}>
              <th scope="row" className="font-normal whitespace-nowrap">
                {formatMoment(run.measuredAt)}
              </th>
              <td className="font-mono text-[0.9rem]">{run.release}</td>
              <td className="min-w-48">{run.device}</td>
              <td className="text-right tabular-nums">{formatInteger(run.measurements.length)}</td>
              <td className="text-right">
                <Button
                  variant="light"
                  size="sm"
                  aria-label={text.removeLabel(formatMoment(run.measuredAt))}
                  onClick={() => setAsked(run)}
                >
                  {text.remove}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <Dialog
        isOpen={asked !== null}
        title={asked === null ? "" : text.confirm(formatMoment(asked.measuredAt))}
        closeLabel={text.close}
        isBusy={isBusy}
        onClose={close}
      >
        <div className="space-y-5 p-5">
          <p>{text.confirmText}</p>
          {hasFailed && <Notice tone="problem" title={text.removeFailed} />}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="destructive"
              disabled={isBusy}
              onClick={() => {
                if (asked !== null) void remove(asked);
              }}
            >
              {isBusy ? text.removing : text.remove}
            </Button>
            <Button variant="light" disabled={isBusy} onClick={close}>
              {text.cancel}
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}
