/** Replaces the form once the message is submitted: waiting for a network, or received. */
import { Arrived, Parked } from "#components/forms/pictures.tsx";
import { SendingPanel } from "#components/forms/SendingPanel.tsx";
import { WaitingText } from "#components/forms/WaitingText.tsx";
import { words as formWords } from "#components/forms/words.ts";
import { useInstallation } from "#components/legal/useInstallation.ts";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { Button } from "#ui/Button.tsx";
import { words } from "./words.ts";

export function Waiting(props: { message: string; takesFocus: boolean }) {
  return (
    <SendingPanel title={formWords.waitingTitle} takesFocus={props.takesFocus} picture={<Parked />}>
      <WaitingText kept={words.waiting} />
      <h3 className="pt-2 font-sans text-base font-semibold tracking-normal">{formWords.waitingWhat}</h3>
      <p className="border-l-4 border-line pl-4 break-words whitespace-pre-wrap">{props.message}</p>
    </SendingPanel>
  );
}

export function Received(props: { email: string; takesFocus: boolean; onAnother: () => void }) {
  return (
    <SendingPanel title={words.sentTitle} takesFocus={props.takesFocus} picture={<Arrived />}>
      <p className="break-words">{props.email === "" ? words.sentNoAddress : words.sent(props.email)}</p>
      <p>
        <RetentionNote />
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2">
        <Button variant="outline" onClick={props.onAnother}>
          {words.another}
        </Button>
        <TextLink link={{ label: words.privacy, to: "/privacy" }} />
      </div>
    </SendingPanel>
  );
}

/** The retention period is an installation setting, also shown on the privacy page. */
function RetentionNote() {
  const found = useInstallation("/privacy");
  return found.status === "ready"
    ? words.sentKept(words.days(found.value.keptDays.contact))
    : words.sentKeptUnknown;
}
