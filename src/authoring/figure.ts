/** A figure that a page names: its text, with its year and source. */
import type { SourceRecord } from "#content/article.ts";

export type Figure = {
  text: string;
  /** The number in the text, for drawings; absent for days and words. */
  amount?: number;
  year: string;
  /** The record and period it is bound to, such as "pellMaximum@2026-27"; absent for the data set's own figures. */
  fact?: string;
  sourceKey: string;
  source: SourceRecord;
  /** The last day it is valid; null if it does not expire. An expired figure is marked on its page. */
  validThrough: string | null;
};
