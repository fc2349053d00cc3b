/** The writing record: what it would hold, and once it is on, what it holds, sharing it, and ending it. */
import { useEffect, useRef, useState } from "react";
import { type Authorship, useAuthorship, type WatchInput } from "#client/essays/useAuthorship.ts";
import { useEssays } from "#client/essays/useEssay.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { RecordView } from "#components/authorship/RecordView.tsx";
import { AskFirst } from "#components/family/AskFirst.tsx";
import { sortEntries } from "#domain/essays/authorship/checkRecord.ts";
import { recordNote, recordNoteOn } from "#domain/essays/authorship/isRecorded.ts";
import { summarizeRecord } from "#domain/essays/authorship/summarizeRecord.ts";
import type { PlanEssay } from "#domain/essays/essay.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { RecordBefore } from "./RecordBefore.tsx";
import { recordWords as words } from "./recordWords.ts";
import { ShareRecord } from "./ShareRecord.tsx";
import { useReaders } from "./useReaders.ts";

type PanelProps = {
  essay: PlanEssay;
  isOn: boolean;
  isSaved: boolean;
  reading: { remarks: number } | null;
  getText: () => string;
  save: () => Promise<unknown>;
  setWatch: (watch: WatchInput | null) => void;
  onClose: () => void;
};

export default function RecordPanel(props: PanelProps) {
  // What was erased ends with its recorder.
  const [turn, setTurn] = useState(0);
  const [told, setTold] = useState("");
  return (
    <>
      <Recording
        key={turn}
        {...props}
        onErased={() => {
          setTurn(turn + 1);
          setTold(words.erased);
          props.onClose();
        }}
        onTold={setTold}
      />
      <p role="status" className="mt-3 empty:hidden">
        {told}
      </p>
    </>
  );
}

function Recording(props: PanelProps & { onErased: () => void; onTold: (told: string) => void }) {
  const { essay, isOn, isSaved, reading, getText, save, setWatch, onTold } = props;
  const { plan } = usePlan();
  const { change } = useEssays();
  const readers = useReaders();
  const authorship = useAuthorship({
    planId: plan.id,
    essayId: essay.id,
    isOn,
    isSaved,
    accountPlan: readers.status === "ready" ? readers.planId : null,
    getText,
    setWatch,
  });
  const { state, addRemarks, stop, erase } = authorship;
  // Only what is read while the record is on.
  const lastReading = useRef(reading);
  useEffect(() => {
    if (isOn && reading !== null && reading !== lastReading.current) addRemarks(reading.remarks);
    lastReading.current = reading;
  }, [isOn, reading, addRemarks]);
  const turnOn = () => {
    onTold("");
    change.setNotes(essay.id, { [recordNote]: recordNoteOn });
  };
  const turnOff = () => change.setNotes(essay.id, { [recordNote]: null });

  async function eraseAll(): Promise<void> {
    if (await erase()) {
      turnOff();
      props.onErased();
    } else onTold(words.eraseFailed);
  }

  if (state.problem === "unsupported") return <p className="mt-3">{words.problems.unsupported}</p>;
  if (!state.isLoaded) return null;
  if (!isOn && state.rows.length === 0) {
    return <RecordBefore essayId={essay.id} getText={getText} onTurnOn={turnOn} onClose={props.onClose} />;
  }
  return (
    <div className="mt-3">
      {isOn ? <Status authorship={authorship} /> : <p>{words.offWithRecord}</p>}
      <div className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-2">
        {isOn ? (
          <Button
            variant="light"
            onClick={() =>
              void save()
                .then(stop)
                .then(() => {
                  turnOff();
                  onTold(words.stopped);
                })
            }
          >
            {words.stop}
          </Button>
        ) : (
          <Button variant="outline" onClick={turnOn}>
            {words.turnOnAgain}
          </Button>
        )}
      </div>
      <ShareRecord essay={essay} isOn={isOn} authorship={authorship} save={save} />
      <Disclosure summary={words.show} className="mt-4">
        <WrittenSoFar authorship={authorship} />
      </Disclosure>
      <div className="mt-2">
        <AskFirst
          label={words.erase}
          question={words.eraseAsk}
          yes={words.eraseYes}
          no={words.eraseNo}
          isBusy={false}
          onYes={() => void eraseAll()}
        />
      </div>
    </div>
  );
}

function Status({ authorship }: { authorship: Authorship }) {
  const { state, countersigning } = authorship;
  const first = state.rows.reduce<string | null>(
    (earliest, { entry }) => (earliest === null || entry.at < earliest ? entry.at : earliest),
    null,
  );
  const countersigned = state.rows.filter(({ receipt }) => receipt !== null).length;
  const facts = [
    words.count(state.rows.length),
    ...(countersigning === "none" && countersigned === 0 ? [] : [words.countersigned(countersigned)]),
  ];
  const isWaiting = countersigned < state.rows.length;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="inline-flex items-center gap-2 rounded-full bg-accent-soft px-3 py-0.5 font-semibold">
          <span aria-hidden="true" className="size-3 rounded-full bg-accent" />
          {words.on}
        </span>
        {first !== null && <span>{words.since(first)}</span>}
        <span className="figures">{facts.join(", ")}.</span>
      </p>
      {(isWaiting || countersigning === "none") && (
        <p className="mt-1 max-w-text text-[0.95rem] text-ink-soft empty:hidden">
          {words.countersigning[countersigning]}
        </p>
      )}
      {(state.problem === "full" || state.problem === "failed") && (
        <div className="mt-3 max-w-text">
          <Notice tone="attention" title={words.problems[state.problem]} />
        </div>
      )}
    </>
  );
}

function WrittenSoFar({ authorship }: { authorship: Authorship }) {
  const entries = sortEntries(authorship.state.rows);
  return entries.length === 0 ? null : (
    <div className="pt-3">
      <RecordView summary={summarizeRecord(entries)} />
    </div>
  );
}
