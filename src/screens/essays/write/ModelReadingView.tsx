/** Offers to have a draft read by the installation's language model: what leaves the device, the rules, and its questions. */
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { mayAskModel, needsAge, needsSignIn } from "#client/counselor/modelAccess.ts";
import type { ModelOffer } from "#client/counselor/readModelSettings.ts";
import {
  type EssayModelChoice,
  saveEssayModelChoice,
  useEssayModelChoice,
} from "#client/essays/essayModelChoice.ts";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { useSession } from "#client/session/session.ts";
import type { PlanEssay } from "#domain/essays/essay.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";
import { isDraftTooLong } from "#domain/essays/reading/coachRequest.ts";
import type { LengthLimit } from "#domain/essays/text/countText.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { type EssayRules, isStrict, ModelRules, useEssayRules } from "./ModelRules.tsx";
import { modelReadingWords as words } from "./modelReadingWords.ts";
import { getPromptText } from "./promptText.ts";
import { RemarkList } from "./RemarkList.tsx";
import type { ModelReading } from "./useModelReading.ts";

export type ModelReadingViewProps = {
  offer: ModelOffer;
  essay: PlanEssay;
  prompt: EssayPrompt | null;
  limit: LengthLimit | null;
  text: string;
  reading: ModelReading;
  isEmpty: boolean;
  currentKey: string | null;
  onShow: (key: string, place: { start: number; end: number }) => void;
  onIdeas: () => void;
};

export default function ModelReadingView(props: ModelReadingViewProps) {
  const { offer, reading } = props;
  const { providerName: provider } = offer;
  const id = useId();
  const session = useSession();
  const choice = useEssayModelChoice(provider);
  const rules = useEssayRules(props.essay, props.prompt);
  const [isChanging, setChanging] = useState(false);
  // The focus follows what was pressed to what took its place.
  const [hasPressed, setPressed] = useState(false);
  if (session.status === "loading") return null;
  const isSignedIn = session.status === "signedIn";
  const isSettled = choice !== null && (choice.use === "rules" || mayAskModel(offer, choice, isSignedIn));

  function change(): void {
    reading.stop();
    setPressed(true);
    setChanging(true);
  }

  return (
    <section aria-labelledby={`${id}-title`} className="mt-8 border-t border-line pt-6">
      <h2 id={`${id}-title`} className="text-xl">
        {words.title(provider)}
      </h2>
      {isSettled && choice.use === "rules" && !isChanging ? (
        <>
          <p className="mt-1 text-[0.98rem] text-ink-soft">{words.usesRules}</p>
          <ChangeButton isFocused={hasPressed} onPress={change} />
        </>
      ) : (
        <>
          <p className="mt-1 text-[0.98rem]">{words.does}</p>
          {rules === null ? (
            <Skeleton label={words.rulesLoading} lines={2} className="mt-4" />
          ) : (
            <ModelRules rules={rules} />
          )}
          {!isSettled || isChanging ? (
            <Question
              offer={offer}
              isSignedIn={isSignedIn}
              isFocused={isChanging}
              onChosen={() => {
                setPressed(true);
                setChanging(false);
              }}
            />
          ) : (
            rules !== null && (
              <Asking {...props} choice={choice} rules={rules} isFocused={hasPressed} onChange={change} />
            )
          )}
          <p className="mt-5 text-[0.95rem] text-ink-soft">{words.stuck}</p>
          <p className="-ml-3.5 flex flex-wrap items-center">
            <Button variant="link" size="sm" onClick={props.onIdeas}>
              {words.ideas}
            </Button>
            <ButtonLink to="/essays#example" variant="link" size="sm">
              {words.example}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}

function ChangeButton({ isFocused, onPress }: { isFocused: boolean; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <Button ref={button} variant="ghost" size="sm" className="-ml-3.5" onClick={onPress}>
      {words.change}
    </Button>
  );
}

/** The yes of this device to this provider. Nothing is sent by it: that takes another press, for each draft. */
function Question(props: {
  offer: ModelOffer;
  isSignedIn: boolean;
  isFocused: boolean;
  onChosen: () => void;
}) {
  const { offer, isSignedIn, isFocused, onChosen } = props;
  const { providerName: provider, minimumAge } = offer;
  const first = useRef<HTMLParagraphElement>(null);
  const [isOldEnough, setOldEnough] = useState(false);
  const [isMissingAge, setMissingAge] = useState(false);
  const mustSignIn = needsSignIn(offer, isSignedIn);
  const isAgeAsked = !mustSignIn && needsAge(offer, isSignedIn);
  useEffect(() => {
    if (isFocused) first.current?.focus();
  }, [isFocused]);

  function choose(use: EssayModelChoice["use"]): void {
    const confirmedAge = use === "model" && isAgeAsked ? minimumAge : null;
    saveEssayModelChoice({ use, provider, confirmedAge });
    onChosen();
  }
  function agree(event: FormEvent): void {
    event.preventDefault();
    if (isAgeAsked && !isOldEnough) setMissingAge(true);
    else choose("model");
  }

  return (
    <form className="mt-4" onSubmit={agree}>
      <Leaving provider={provider} start={first} />
      {isAgeAsked && <Tick label={words.age(minimumAge)} isTicked={isOldEnough} onTick={setOldEnough} />}
      <p role="alert" className="mt-1 font-medium text-danger empty:hidden">
        {isMissingAge && !isOldEnough ? words.ageMissing(minimumAge, provider) : ""}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        {mustSignIn ? (
          <ButtonLink to="/sign-in" variant="outline" size="sm" onClick={saveReturnPlaceOfPage}>
            {words.signIn(provider)}
          </ButtonLink>
        ) : (
          <Button type="submit" variant="outline" size="sm">
            {words.use(provider)}
          </Button>
        )}
        <Button variant="light" size="sm" onClick={() => choose("rules")}>
          {words.rules}
        </Button>
      </p>
    </form>
  );
}

function Leaving({ provider, start }: { provider: string; start: Ref<HTMLParagraphElement> }) {
  const rows = [
    [words.goesTitle(provider), words.goes],
    [words.staysTitle, words.stays],
    [words.keptTitle, words.kept(provider)],
  ] as const;
  return (
    <div className="space-y-2 text-[0.95rem]">
      {rows.map(([title, text], at) => (
        <p key={title} ref={at === 0 ? start : null} tabIndex={at === 0 ? -1 : undefined}>
          <span className="font-semibold">{title}: </span>
          {text}
        </p>
      ))}
    </div>
  );
}

type AskingProps = ModelReadingViewProps & {
  choice: EssayModelChoice;
  rules: EssayRules;
  isFocused: boolean;
  onChange: () => void;
};

/** One press sends one draft. Where a rule is against it, the student says each time that they have read it. */
function Asking(props: AskingProps) {
  const { offer, essay, prompt, limit, text, reading, choice, rules, isFocused } = props;
  const { providerName: provider } = offer;
  const button = useRef<HTMLButtonElement>(null);
  const [hasRead, setRead] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isAsking = reading.state.kind === "asking";
  const isTooLong = isDraftTooLong(text);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);

  function press(): void {
    if (isAsking) {
      reading.stop();
      return;
    }
    if (rules.needsOwnYes && !hasRead) {
      setMissing(true);
      return;
    }
    setMissing(false);
    reading.ask({
      prompt: getPromptText(essay, prompt).replaceAll("\0", ""),
      limit: limit === null ? null : { unit: limit.unit, most: limit.most, least: limit.least },
      // No form takes this character, and no request.
      draft: text.replaceAll("\0", ""),
      confirmedAge: choice.confirmedAge,
    });
  }

  return (
    <>
      {rules.needsOwnYes && (
        <Tick
          label={words.mustConfirm(
            rules.rules.filter(isStrict).map(({ owner }) => owner),
            provider,
          )}
          isTicked={hasRead}
          onTick={setRead}
        />
      )}
      <p role="alert" className="mt-1 font-medium text-danger empty:hidden">
        {isMissing && !hasRead ? words.notConfirmed : ""}
      </p>
      <p className="mt-3 text-[0.95rem] text-ink-soft">{words.usesModel(provider)}</p>
      <div className="mt-2 flex flex-wrap gap-x-2 gap-y-1">
        <Button
          ref={button}
          variant="outline"
          disabled={!isAsking && (props.isEmpty || isTooLong)}
          onClick={press}
        >
          {isAsking ? words.stop : reading.state.kind === "none" ? words.ask(provider) : words.askAgain}
        </Button>
        <Button variant="ghost" size="sm" onClick={props.onChange}>
          {words.change}
        </Button>
      </div>
      {isTooLong && <p className="mt-2 text-[0.95rem]">{words.tooLong}</p>}
      <Result {...props} />
    </>
  );
}

function Result({ reading, offer, currentKey, onShow }: AskingProps) {
  const { providerName: provider } = offer;
  const { state, remarks } = reading;
  return (
    <>
      <p role="status" className="mt-5 font-serif text-xl empty:hidden">
        {state.kind === "asking" && words.asking(provider)}
        {state.kind === "fault" && words.fault(state.fault, provider)}
        {state.kind === "read" && words.found(remarks.length, provider)}
      </p>
      {state.kind === "read" && (
        <>
          {remarks.length > 0 && <p className="mt-1 text-[0.95rem] text-ink-soft">{words.unchecked}</p>}
          {state.dropped > 0 && <p className="mt-1 text-[0.95rem]">{words.dropped(state.dropped)}</p>}
          {reading.isChanged && <p className="mt-1 text-[0.95rem] text-ink-soft">{words.changed}</p>}
          <RemarkList
            remarks={remarks}
            describe={({ kind }) => ({ label: words.label(kind, provider), why: null })}
            currentKey={currentKey}
            onShow={onShow}
            onSetAside={reading.setAside}
          />
        </>
      )}
    </>
  );
}

function Tick(props: { label: string; isTicked: boolean; onTick: (isTicked: boolean) => void }) {
  return (
    <label className="mt-3 flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-accent"
        checked={props.isTicked}
        onChange={(event) => props.onTick(event.target.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
}
