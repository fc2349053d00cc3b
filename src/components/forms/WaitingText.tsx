/** What a form without a network may promise: that it is kept on the device, or that it needs this window. */
import { useIsRequestKept } from "#client/query/requestKeeping.ts";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

export function WaitingText(props: { kept: string }) {
  const isKept = useIsRequestKept();
  if (isKept === null) return null;
  if (!isKept) return <Notice tone="problem" title={words.notKept} />;
  return (
    <>
      <p>{props.kept}</p>
      <p className="text-ink-soft">{words.waitingHow}</p>
    </>
  );
}
