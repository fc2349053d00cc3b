/** What was found in a chosen file: the record, or what is wrong with it. */
import { useEffect, useState } from "react";
import { type Refused, type VerifiedRecord, verifyRecordFile } from "#client/essays/verifyRecordFile.ts";
import { call } from "#client/http/api.ts";
import { RecordView } from "#components/authorship/RecordView.tsx";
import { authorshipKeysSchema } from "#contract/authorshipKeys.ts";
import type { Result } from "#lib/result.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

/** A file is checked once; `onAgain` checks it in a new one of these. */
export default function RecordResult({ file, onAgain }: { file: File; onAgain: () => void }) {
  const [found, setFound] = useState<Result<VerifiedRecord, Refused> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const readKeys = async () => authorshipKeysSchema.parse(await call("authorshipKeys", {}));
    void verifyRecordFile(file, { site: window.location.origin, readKeys })
      // The file was moved or deleted after it was chosen.
      .catch(
        (): Result<VerifiedRecord, Refused> => ({
          ok: false,
          problem: { problem: "incomplete", site: null },
        }),
      )
      .then((result) => isCurrent && setFound(result));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return (
    <div className="mt-5" aria-live="polite" data-record={found === null ? "checking" : "checked"}>
      {found === null && <Skeleton label={words.loading} lines={4} />}
      {found?.ok === false && <Problem {...found.problem} />}
      {found?.ok === true && <Found found={found.value} onAgain={onAgain} />}
    </div>
  );
}

function Problem({ problem, site }: Refused) {
  const { title, text } = words.problems[problem];
  return (
    <div className="max-w-3xl">
      <Notice tone="problem" title={title}>
        <p>{text}</p>
        {site !== null && <p className="mt-2 break-words">{words.otherSite(site)}</p>}
      </Notice>
    </div>
  );
}

function Found({ found, onAgain }: { found: VerifiedRecord; onAgain: () => void }) {
  const { record, summary } = found;
  return (
    <>
      <div className="max-w-3xl">
        <Verdict found={found} onAgain={onAgain} />
      </div>
      <div className="mt-8 max-w-3xl">
        <h3 className="text-2xl break-words">{record.title ?? words.untitled}</h3>
        {record.text === null ? (
          <p className="mt-1">{words.textMissing}</p>
        ) : (
          <>
            <p className="mt-1">{words.textMatches}</p>
            <Disclosure summary={words.textShow} className="mt-1">
              <p className="rounded-2xl border border-line bg-card p-5 whitespace-pre-wrap break-words">
                {record.text.text}
              </p>
            </Disclosure>
          </>
        )}
        <p className="mt-1 text-[0.95rem] text-ink-soft">{words.noName}</p>
      </div>
      <div className="mt-10">
        <RecordView summary={summary} />
      </div>
    </>
  );
}

function Verdict({ found, onAgain }: { found: VerifiedRecord; onAgain: () => void }) {
  const { countersign, signedAt, summary } = found;
  if (countersign === "unchecked") {
    return (
      <Notice
        tone="attention"
        title={words.uncheckedTitle}
        actions={<Button onClick={onAgain}>{words.again}</Button>}
      >
        {words.unchecked}
      </Notice>
    );
  }
  if (countersign === "none" || signedAt === null) {
    return (
      <Notice tone="attention" title={words.deviceTitle}>
        {words.device}
      </Notice>
    );
  }
  if (summary.countersigned < summary.entries) {
    return (
      <Notice tone="attention" title={words.partlyTitle(summary.countersigned, summary.entries)}>
        {words.partly}
      </Notice>
    );
  }
  return <Notice title={words.checkedTitle}>{words.checked(signedAt)}</Notice>;
}
