/** The reading of a draft on press: its remarks, which of them were set aside, and where their sentences are by now. */
import { useMemo, useState } from "react";
import { readDraftInWorker } from "#client/essays/readDraftInWorker.ts";
import type { ReadingRequest } from "#client/essays/readingMessages.ts";
import type { Remark } from "#domain/essays/reading/remark.ts";
import { locateQuote } from "./locateQuote.ts";

export type PlacedRemark = {
  key: string;
  remark: Remark;
  quote: string;
  /** Null if the sentence is gone. */
  place: { start: number; end: number } | null;
};

export type Reading = {
  status: "none" | "reading" | "failed" | "read";
  hasColleges: boolean;
  /** The text is not the one that was read. */
  isChanged: boolean;
  remarks: readonly PlacedRemark[];
  read: () => void;
  setAside: (key: string) => void;
};

type Done = { text: string; remarks: readonly Remark[]; hasColleges: boolean };

/** `request` without its text, which is the one being written. */
export function useReading(text: string, request: Omit<ReadingRequest, "text">): Reading {
  const [status, setStatus] = useState<Reading["status"]>("none");
  const [done, setDone] = useState<Done | null>(null);
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const remarks = useMemo(
    () =>
      (done?.remarks ?? []).flatMap((remark): PlacedRemark[] => {
        const quote = done?.text.slice(remark.start, remark.end) ?? "";
        const key = `${remark.kind} ${remark.start}`;
        return aside.has(key) ? [] : [{ key, remark, quote, place: locateQuote(text, quote, remark.start) }];
      }),
    [done, aside, text],
  );
  return {
    status,
    hasColleges: done?.hasColleges ?? true,
    isChanged: done !== null && done.text !== text,
    remarks,
    read() {
      setStatus("reading");
      readDraftInWorker({ ...request, text }).then(
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
