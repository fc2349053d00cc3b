/** The reading of a draft on press: its remarks, which of them were set aside, and where their sentences are by now. */
import { useMemo, useState } from "react";
import { type DraftRequest, readDraft } from "#client/essays/readDraft.ts";
import type { Remark } from "#domain/essays/reading/remark.ts";
import { type PlacedRemark, placeRemarks } from "./placeRemarks.ts";

export type Reading = {
  status: "none" | "reading" | "failed" | "read";
  hasColleges: boolean;
  /** The text is not the one that was read. */
  isChanged: boolean;
  remarks: readonly PlacedRemark<Remark>[];
  /** How many remarks the last reading gave; null before the first. A new object for each reading. */
  done: { remarks: number } | null;
  read: () => void;
  setAside: (key: string) => void;
};

type Done = { text: string; remarks: readonly Remark[]; hasColleges: boolean };

/** `request` without its text, which is the one being written. */
export function useReading(text: string, request: Omit<DraftRequest, "text">): Reading {
  const [status, setStatus] = useState<Reading["status"]>("none");
  const [done, setDone] = useState<Done | null>(null);
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const count = useMemo(() => (done === null ? null : { remarks: done.remarks.length }), [done]);
  const remarks = useMemo(
    () => (done === null ? [] : placeRemarks("rules", done.remarks, done.text, { text, aside })),
    [done, aside, text],
  );
  return {
    status,
    hasColleges: done?.hasColleges ?? true,
    isChanged: done !== null && done.text !== text,
    remarks,
    done: count,
    read() {
      setStatus("reading");
      readDraft({ ...request, text }).then(
        (reply) => {
          setDone({ text, ...reply });
          setAside(new Set());
          setStatus("read");
        },
        () => setStatus("failed"),
      );
    },
    setAside: (key) => setAside((before) => new Set([...before, key])),
  };
}
