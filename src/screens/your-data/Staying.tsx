/** Whether stored data will last: the browser's persistence, Safari's rule, and offline use. */
import { type ReactNode, useState } from "react";
import type { Keeping } from "#client/plan/planStoreTypes.ts";
import { Button } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { StatusShape, type StatusTone } from "#ui/StatusMark.tsx";
import { askToPersist, type DeviceState } from "./deviceState.ts";
import { words } from "./words.ts";

export function Staying(props: { keeping: Keeping; device: DeviceState | null; onChanged: () => void }) {
  const { keeping, device } = props;
  if (device === null) return <Skeleton label={words.loading} lines={5} className="mt-4" />;
  return (
    <ul className="mt-4 grid gap-4 md:grid-cols-2">
      <BrowsersPromise keeping={keeping} isPersisted={device.isPersisted} onChanged={props.onChanged} />
      <Fact
        tone={device.clearsAfterSevenDays ? "caution" : "unknown"}
        title={words.sevenDays}
        text={words.sevenDaysText}
      >
        {device.clearsAfterSevenDays && <p className="mt-2 font-semibold">{words.sevenDaysHere}</p>}
      </Fact>
      {!device.isSecure ? (
        <Fact tone="caution" title={words.insecure} text={words.insecureText} />
      ) : device.isOfflineReady ? (
        <Fact tone="safety" title={words.offlineReady} text={words.offlineReadyText} />
      ) : (
        <Fact tone="unknown" title={words.offlineNo} text={words.offlineNoText} />
      )}
      {device.inApp !== null && (
        <Fact tone="caution" title={words.inApp(device.inApp)} text={words.inAppText(device.inApp)} />
      )}
    </ul>
  );
}

function BrowsersPromise(props: { keeping: Keeping; isPersisted: boolean | null; onChanged: () => void }) {
  const [answer, setAnswer] = useState<boolean | null>(null);
  if (props.keeping !== "kept") {
    return (
      <Fact tone="caution" title={words.notKept[props.keeping]} text={words.notKeptText[props.keeping]} />
    );
  }
  if (props.isPersisted === true) {
    return (
      <Fact tone="safety" title={words.persisted} text={words.persistedText}>
        {answer === true && <p role="status">{words.asked.yes}</p>}
      </Fact>
    );
  }
  if (props.isPersisted === null) {
    return <Fact tone="unknown" title={words.unknownPersistence} text={words.unknownPersistenceText} />;
  }
  const ask = async () => {
    setAnswer(await askToPersist());
    props.onChanged();
  };
  return (
    <Fact tone="unknown" title={words.notPersisted} text={words.notPersistedText}>
      <Button variant="outline" size="sm" className="mt-3" onClick={() => void ask()}>
        {words.ask}
      </Button>
      <p role="status" className="mt-2">
        {answer === false && words.asked.no}
      </p>
    </Fact>
  );
}

function Fact(props: { tone: StatusTone; title: string; text: string; children?: ReactNode }) {
  return (
    <li className="flex gap-3.5 rounded-2xl border border-line bg-card p-5">
      <span className="mt-1 shrink-0">
        <StatusShape tone={props.tone} size={22} />
      </span>
      <div>
        <h3 className="text-xl">{props.title}</h3>
        <p className="mt-1 text-[0.98rem] text-ink-soft">{props.text}</p>
        {props.children}
      </div>
    </li>
  );
}
