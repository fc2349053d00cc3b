/** One student's essays as plain text, with everything this device keeps of them. */

import type { AllEssayRows, AuthorshipRow, EssayDraft, EssayVersion } from "#client/essays/essayDatabase.ts";
import { recordNote } from "#domain/essays/authorship/isRecorded.ts";
import { getText, listTextsBeside, type PlanEssay } from "#domain/essays/essay.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { once } from "#lib/once.ts";
import { words as all } from "./words.ts";

const words = all.essayFile;

/** Null if there is nothing. Removed essays are part of it: they are still on the device. */
export function describeEssays(plan: Plan, rows: AllEssayRows): string | null {
  const essays = [...plan.essays, ...plan.shelvedEssays];
  if (essays.length === 0) return null;
  const isOf = (essay: PlanEssay) => (row: { planId: string; essayId: string }) =>
    row.planId === plan.id && row.essayId === essay.id;
  const parts = essays.map((essay) =>
    describeEssay(
      essay,
      rows.drafts.filter(isOf(essay)),
      rows.versions.filter(isOf(essay)),
      rows.authorship.filter(isOf(essay)),
    ),
  );
  return `${[words.heading, words.student(plan.studentName), ...parts].join("\n\n\n")}\n`;
}

function describeEssay(
  essay: PlanEssay,
  drafts: readonly EssayDraft[],
  versions: readonly EssayVersion[],
  authorship: readonly AuthorshipRow[],
): string {
  const name = (id: string) =>
    Object.hasOwn(essay.versionNames, id) ? (essay.versionNames[id] ?? null) : null;
  const blocks = [
    { title: words.now, text: getText(essay) },
    ...listTextsBeside(essay).map(({ text }) => ({ title: words.beside, text })),
    { title: words.outline, text: essay.outline },
    { title: words.notes, text: listNotes(essay).join("\n\n") },
    ...drafts.map(({ text, writtenAt }) => ({ title: words.draft(formatInstant(writtenAt)), text })),
    ...versions
      .toSorted((a, b) => (a.keptAt < b.keptAt ? 1 : -1))
      .map(({ text, keptAt, versionId }) => ({
        title: words.version(formatInstant(keptAt), name(versionId)),
        text,
      })),
    { title: words.authorship, text: authorship.map(describeEntry).join("\n") },
  ];
  const title = essay.title === "" ? (essay.ownPrompt?.text ?? words.untitled) : essay.title;
  return [
    title,
    ...blocks.filter(({ text }) => text !== "").map((block) => `${block.title}\n\n${block.text}`),
  ].join("\n\n");
}

/** Notes of the student's; that a record is on is no note. */
function listNotes({ notes }: PlanEssay): string[] {
  return Object.entries(notes).flatMap(([id, note]) => (id === recordNote ? [] : [note]));
}

function describeEntry({ entry, receipt }: AuthorshipRow): string {
  const { at, typed, pasted, deleted, other, length } = entry;
  const received = receipt === null ? null : formatInstant(receipt.receivedAt);
  return words.entry(formatInstant(at), { typed, pasted, deleted, other, length }, received);
}

const instants = once(() => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }));

function formatInstant(at: string): string {
  return instants().format(new Date(at));
}
