/** "Report a mistake": the contact form, with the record it is about. */
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { reportWords } from "./reportWords.ts";

/** `record`: a record with its period, such as "pellMaximum@2026-27", or the key of a source. */
export function ReportLink({ record, className }: { record: string; className?: string }) {
  return (
    <Link
      to={`/contact?record=${encodeURIComponent(record)}`}
      className={joinClasses(
        "no-print inline-flex min-h-11 items-center text-[0.88rem] text-ink-soft underline decoration-dotted underline-offset-4",
        className,
      )}
    >
      {reportWords.report}
    </Link>
  );
}
