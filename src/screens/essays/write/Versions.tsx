/** Earlier versions of an essay, on this device and in the account: compare with the text now, name, bring back. */
import { type FormEvent, useEffect, useMemo, useState } from "react";
import { useEssays, useEssayVersions, type WrittenEssay } from "#client/essays/useEssay.ts";
import { useAccountVersion, useAccountVersions } from "#client/essays/useEssayReaders.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { essayLimits, type PlanEssay } from "#domain/essays/essay.ts";
import { countWords } from "#domain/essays/text/countText.ts";
import { type ListedVersion, listVersions } from "#domain/essays/text/listVersions.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/Toast.tsx";
import { Changes } from "./Changes.tsx";
import { useReaders } from "./useReaders.ts";
import { writeWords as words } from "./writeWords.ts";

const shownFirst = 12;
const noVersions: readonly { versionId: string; savedAt: string }[] = [];

type Props = {
  essay: PlanEssay;
  written: WrittenEssay;
  /** Closes the versions and returns to the text. */
  onBack: () => void;
};

/** The shown plan in the account; null for who is signed out, or where it is not there. */
type InAccount = { account: number; planId: string } | null;

export function Versions(props: Props) {
  const readers = useReaders();
  if (readers.status !== "ready")
    return (
      <VersionList
        {...props}
        inAccount={null}
        ofAccount={noVersions}
        isMissing={readers.status === "failed"}
      />
    );
  return <WithAccount {...props} account={readers.account} planId={readers.planId} />;
}

function WithAccount(props: Props & { account: number; planId: string }) {
  const { account, planId } = props;
  const load = useAccountVersions(account, planId, props.essay.id);
  // An essay that has not been sent yet has none there.
  const isMissing = load.status === "failed" && load.failure !== "missing";
  return (
    <VersionList
      {...props}
      inAccount={{ account, planId }}
      ofAccount={load.status === "ready" ? load.value : noVersions}
      isMissing={isMissing}
    />
  );
}

function VersionList(
  props: Props & {
    inAccount: InAccount;
    ofAccount: readonly { versionId: string; savedAt: string }[];
    /** Those of the account could not be had. */
    isMissing: boolean;
  },
) {
  const { essay, written, inAccount, ofAccount } = props;
  const { state, save, replaceText } = written;
  const { versions, reread } = useEssayVersions(essay.id);
  const [opened, setOpened] = useState<string | null>(null);
  const [isAll, setAll] = useState(false);
  const showToast = useToast();
  // What was typed until now is a version, too.
  useEffect(() => {
    void save().then(reread);
  }, [save, reread]);
  useEffect(() => {
    if (state.saving === "saved") reread();
  }, [state.saving, reread]);

  async function restore(text: string): Promise<void> {
    await save();
    replaceText(text);
    await save();
    reread();
    setOpened(null);
    props.onBack();
    showToast({ title: words.restored });
  }

  const listed = useMemo(() => listVersions(versions ?? [], ofAccount), [versions, ofAccount]);
  const shown = isAll ? listed : listed.slice(0, shownFirst);
  const intro = inAccount === null ? words.versionsText : words.versionsOfBoth;
  return (
    <>
      <p className="text-[0.95rem] text-ink-soft">
        {versions !== null && listed.length === 0 ? words.noVersions : intro}
      </p>
      {props.isMissing && <p className="mt-1 text-[0.95rem]">{words.accountVersionsMissing}</p>}
      <ol className="mt-3 divide-y divide-line">
        {shown.map((version, index) => (
          <li key={version.versionId} className="py-3">
            <VersionRow
              version={version}
              essay={essay}
              now={state.text}
              inAccount={inAccount}
              isNewest={index === 0}
              isOpen={opened === version.versionId}
              onOpen={(isOpen) => setOpened(isOpen ? version.versionId : null)}
              onRestore={(text) => void restore(text)}
            />
          </li>
        ))}
      </ol>
      {listed.length > shown.length && (
        <Button variant="light" onClick={() => setAll(true)}>
          {words.moreVersions(listed.length - shown.length)}
        </Button>
      )}
    </>
  );
}

type RowProps = {
  version: ListedVersion;
  essay: PlanEssay;
  now: string;
  inAccount: InAccount;
  isNewest: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onRestore: (text: string) => void;
};

function VersionRow(props: RowProps) {
  const { version, essay, isOpen, inAccount } = props;
  const { versionId, savedAt, text } = version;
  const name = Object.hasOwn(essay.versionNames, versionId) ? (essay.versionNames[versionId] ?? null) : null;
  const title = name ?? words.version(savedAt);
  return (
    <>
      <div className="flex items-center justify-between gap-x-2">
        <div className="min-w-0 break-words">
          <p className="font-semibold">{title}</p>
          <p className="figures text-[0.92rem] text-ink-soft">
            {[
              name === null ? null : words.version(savedAt),
              text === null ? null : words.versionLength(countWords(text)),
              props.isNewest ? words.newest : null,
              // Said only where there are two places; the newest is the plan's own text.
              inAccount === null || props.isNewest ? null : words.keptAt(version),
            ]
              .filter((part) => part !== null)
              .join(" · ")}
          </p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3 shrink-0"
          aria-expanded={isOpen}
          aria-label={isOpen ? words.hideCompare : words.compareHeard(title)}
          onClick={() => props.onOpen(!isOpen)}
        >
          {isOpen ? words.hideCompare : words.compare}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-3 space-y-4">
          {text !== null ? (
            <Compared {...props} title={title} text={text} />
          ) : (
            inAccount !== null && <FromAccount {...props} {...inAccount} title={title} />
          )}
          <NameForm essayId={essay.id} versionId={versionId} name={name} />
        </div>
      )}
    </>
  );
}

/** A version that only the account has, read when it is looked at. */
function FromAccount(props: RowProps & { account: number; planId: string; title: string }) {
  const { account, planId, essay, version } = props;
  const load = useAccountVersion(account, planId, essay.id, version.versionId);
  if (load.status === "loading") return <Skeleton label={words.versionLoading} lines={3} />;
  if (load.status === "failed") {
    return <LoadFailed title={words.versionFailed} load={load} kept={words.versionKept} />;
  }
  return <Compared {...props} text={load.value} />;
}

function Compared(props: RowProps & { title: string; text: string }) {
  const { text, now, title } = props;
  return (
    <>
      <div
        className="max-h-96 overflow-auto rounded-xl border border-line bg-card p-4"
        tabIndex={0}
        role="region"
        aria-label={words.compareHeard(title)}
      >
        <Changes earlier={text} later={now} />
      </div>
      {text !== now && <Button onClick={() => props.onRestore(text)}>{words.restore}</Button>}
    </>
  );
}

function NameForm(props: { essayId: string; versionId: string; name: string | null }) {
  const { change } = useEssays();
  const [typed, setTyped] = useState(props.name ?? "");
  function submit(event: FormEvent): void {
    event.preventDefault();
    const name = typed.trim();
    change.nameVersion(props.essayId, props.versionId, name === "" ? null : name);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        className="min-w-0 flex-1"
        label={words.nameVersion}
        hint={words.nameHint}
        maxLength={essayLimits.versionNameLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="outline">
        {words.saveName}
      </Button>
    </form>
  );
}
