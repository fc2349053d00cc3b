/** Shows the error notes that this tab keeps, and erases them. */
import { useState } from "react";
import { sessionLog } from "#client/errors/reportError.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./words.ts";

export function ErrorNotes() {
  // Read after mounting: the page that was sent knows of no tab.
  const isMounted = useIsMounted();
  const [, setErasedCount] = useState(0);
  if (!isMounted) return null;
  const reports = sessionLog.reports().toReversed();
  if (reports.length === 0) return <p className="mt-4">{words.none}</p>;
  return (
    <div className="mt-4">
      <p className="font-semibold">{words.some(reports.length.toLocaleString("en-US"))}</p>
      <Disclosure summary={words.look} className="mt-1">
        <ol className="divide-y divide-line border-y border-line">
          {reports.map((report) => (
            <li key={report.id} className="py-3">
              <p className="break-words">{report.message}</p>
              <p className="text-[0.9rem] break-words text-ink-soft">
                {new Date(report.timestamp).toLocaleTimeString("en-US")}, {toPath(report.url)}
              </p>
            </li>
          ))}
        </ol>
      </Disclosure>
      <Button
        variant="outline"
        className="mt-3"
        onClick={() => {
          sessionLog.erase();
          setErasedCount((count) => count + 1);
        }}
      >
        {words.erase}
      </Button>
    </div>
  );
}

function toPath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
