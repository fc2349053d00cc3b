/** Every dated record, with its day in the coming year, its subject, its state and the grades it matters to. */
import { guideStates } from "#content/guideStates.ts";
import type { CalendarSubject } from "#contract/adminPosts.ts";
import type { StateCode } from "#domain/college/states.ts";
import { taskTemplates } from "#domain/timeline/templates/taskTemplates.ts";
import { bindDate } from "./boundFacts.ts";
import type { FactBook } from "./facts/factBook.ts";
import type { FactRecord } from "./facts/schema.ts";

export type RecordDate = {
  /** As in `{{fact:…}}`. */
  reference: string;
  title: string;
  /** A day, or the first and last (2026-10-12/2026-10-18). */
  on: string;
  certainty: "published" | "expected" | "reported";
  subject: CalendarSubject;
  state: StateCode | null;
  grades: readonly number[];
};

/** In the order of their days. A record without a single day, as where money goes as it comes, has none. */
export function listDates(book: FactBook, asOf: string): RecordDate[] {
  const dates = book.files.flatMap((file) =>
    file.records.flatMap((record) => listOfRecord(record, file.path, book, asOf)),
  );
  return dates.toSorted(
    (one, other) => one.on.localeCompare(other.on) || one.title.localeCompare(other.title, "en-US"),
  );
}

function listOfRecord(record: FactRecord, file: string, book: FactBook, asOf: string): RecordDate[] {
  const isProgram = record.kind === "program";
  if ((record.kind !== "date" && !isProgram) || otherIds.test(record.id)) return [];
  const found = periodsWith(record).flatMap((period): RecordDate[] => {
    const reference = `${record.id}${isProgram ? "/deadline" : ""}${period === null ? "" : `@${period}`}`;
    const { value } = bindDate(reference, { book, period: null, asOf });
    if (value === undefined) return [];
    return [
      {
        reference,
        title: isProgram ? `${record.title}: last day` : record.title,
        on: value.on,
        certainty: value.standing,
        subject: findSubject(record.id, file),
        state: record.state ?? findStateOfFile(file),
        grades: listGrades(record.id, file),
      },
    ];
  });
  return found;
}

/** Each of its periods where they differ by year; null, for the newest, where a day comes every year. */
function periodsWith(record: Extract<FactRecord, { kind: "date" | "program" }>): (string | null)[] {
  if (record.kind === "program" || record.values.length < 2) return [null];
  return record.values.map(({ period }) => period);
}

const scholarshipIds = /^(questBridge|gates|cocaCola|regeneron|jackKentCooke|elks|bigFuture|burgerKing|dell)/;
const applicationIds = /^(commonApp|uc|csu|replyDay|airForce|westPoint|navalAcademy|waitlist)/;
const testIds = /^(psat|springSchoolDays|ap[A-Z])/;
/** Days that say something about a law, about other dates, or about what is over. */
const otherIds = /^(dellScholarsEarlierDay|earliestFirstYearDeadline|loan[A-Z]|mapMoneyGone|plan529|txTsi)/;
const aidIds = /^(fafsa|css|buckeyeBridge|mapMoney|gaAid|orGrant|pell)/;

function findSubject(id: string, file: string): CalendarSubject {
  if (scholarshipIds.test(id) || /scholarship|merit/i.test(id) || file.startsWith("scholarships"))
    return "scholarships";
  if (testIds.test(id) || file.startsWith("tests")) return "tests";
  if (id.startsWith("baseYear")) return "planning";
  if (aidIds.test(id) || /^(dates|federal-aid|forms|states)\//.test(file) || file === "pages/paying")
    return "aid";
  if (applicationIds.test(id) || file.startsWith("pages/states") || file === "pages/applying")
    return "applications";
  return "planning";
}

function findStateOfFile(file: string): StateCode | null {
  const [, slug] = /^pages\/states\/([a-z-]+)$/.exec(file) ?? [];
  const state = Object.entries(guideStates).find(([name]) => name === slug);
  return state?.[1] ?? null;
}

/** Those of the timeline's tasks that hang on the date; a senior's unless something else is known. */
function listGrades(id: string, file: string): readonly number[] {
  if (id.startsWith("baseYear")) return [11];
  if (/^(apExam|apLate)/.test(id) || file === "tests/apExams") return [10, 11, 12];
  if (id === "springSchoolDays" || id === "commonAppNextOpens") return [11];
  const grades = taskTemplates
    .filter(({ when }) => when.kind === "event" && when.eventId === id)
    .flatMap(({ id: task }) => /(9|10|11|12)$/.exec(task)?.[1] ?? []);
  if (id.startsWith("psat")) return [10, 11];
  const known = [...new Set(grades.map(Number))];
  return known.length > 0 ? known : [12];
}
