/** What else to do with the results: share the answers, or start over. Saving and comparing are in the tray. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { encodeAnswers } from "#domain/plan/fragment.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { useToast } from "#ui/Toast.tsx";
import { listDifferingFields } from "./replaceAnswers.ts";
import { words } from "./resultWords.ts";

export function ResultActions(props: { onStartOver: () => void }) {
  const { plan } = usePlan();
  const save = useSave();
  const toast = useToast();
  const [address, setAddress] = useState<string | null>(null);

  async function share() {
    const link = `${window.location.origin}${window.location.pathname}#${encodeAnswers(plan.profile)}`;
    try {
      await navigator.clipboard.writeText(link);
      setAddress(null);
      toast({ title: words.copied });
    } catch {
      // Over plain http, or if the person declined: the address can still be copied by hand.
      setAddress(link);
    }
  }

  function startOver() {
    save(
      words.startedOver,
      { kind: "setProfile", fields: listDifferingFields(plan.profile, emptyProfile) },
      { kind: "setMoney", fields: emptyMoney },
    );
    props.onStartOver();
  }

  return (
    <div className="no-print mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void share()}>
          {words.share}
        </Button>
        <Button variant="ghost" onClick={startOver}>
          {words.startOver}
        </Button>
      </div>
      <p className="mt-3 text-[0.95rem] text-ink-soft">{words.shareNote}</p>
      {address !== null && (
        <TextField
          className="mt-3 max-w-xl"
          label={words.notCopied}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
