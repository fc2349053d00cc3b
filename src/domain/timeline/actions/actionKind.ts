/** One kind of action: what a family does, and the tasks that lead through it. */
export type ActionKind = {
  /** Stable: what was opened or read out refers to it. */
  id: string;
  /** What it is all about, in the imperative and for any number of colleges; at most 60 characters. */
  title: string;
  /** Ids of templates, first things first. */
  steps: readonly string[];
  /**
   * For steps that several colleges share: the title of such a step for all of them. A step without one is told by the
   * action's own title.
   */
  manyTitles?: Readonly<Record<string, string>>;
  /** Never counted among what is due this month: it is offered to those who have time for it. */
  isExtra?: true;
};
