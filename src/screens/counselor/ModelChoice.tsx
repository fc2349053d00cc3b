/** Asks, before the first question, whether a language model may word the answers: what leaves the device, and money apart. */
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { mayAskModel, needsAge, needsSignIn } from "#client/counselor/modelAccess.ts";
import { saveModelChoice, useModelChoice } from "#client/counselor/modelChoice.ts";
import type { ModelOffer } from "#client/counselor/readModelSettings.ts";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { useSession } from "#client/session/session.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { modelWords } from "./modelWords.ts";

export type ModelChoiceProps = { offer: ModelOffer };
export type PrivacyProps = ModelChoiceProps & { text: string };

/** The page's own sentence, that no model answers, where that was chosen. */
export function Privacy({ offer, text }: PrivacyProps) {
  const choice = useModelChoice(offer.providerName);
  return choice?.use === "rules" ? <p className="mt-2 text-[0.95rem]">{text}</p> : null;
}

export function Choice({ offer }: ModelChoiceProps) {
  const session = useSession();
  const choice = useModelChoice(offer.providerName);
  const [isChanging, setChanging] = useState(false);
  // The focus follows what was pressed to what took its place.
  const [hasPressed, setPressed] = useState(false);
  if (session.status === "loading") return null;
  const isSignedIn = session.status === "signedIn";
  const isSettled = choice !== null && (choice.use === "rules" || mayAskModel(offer, choice, isSignedIn));
  if (isSettled && !isChanging) {
    const text =
      choice.use === "rules"
        ? modelWords.usesRules
        : modelWords.usesModel(offer.providerName, choice.allowsMoney);
    return (
      <Chosen
        text={text}
        isFocused={hasPressed}
        onChange={() => {
          setPressed(true);
          setChanging(true);
        }}
      />
    );
  }
  return (
    <Question
      offer={offer}
      isSignedIn={isSignedIn}
      isFocused={isChanging}
      onChosen={() => {
        setPressed(true);
        setChanging(false);
      }}
    />
  );
}

function Chosen(props: { text: string; isFocused: boolean; onChange: () => void }) {
  const { isFocused } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <p className="no-print mt-5 text-[0.95rem] text-ink-soft">
      {props.text}{" "}
      <Button ref={button} variant="link" size="sm" onClick={props.onChange}>
        {modelWords.change}
      </Button>
    </p>
  );
}

function Question(
  props: ModelChoiceProps & { isSignedIn: boolean; isFocused: boolean; onChosen: () => void },
) {
  const { offer, isSignedIn, isFocused, onChosen } = props;
  const { providerName: provider, minimumAge } = offer;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // Never ticked beforehand, not even on the second visit: each yes is a new one.
  const [allowsMoney, setAllowsMoney] = useState(false);
  const [isOldEnough, setOldEnough] = useState(false);
  const [isMissingAge, setMissingAge] = useState(false);
  const isAgeAsked = needsAge(offer, isSignedIn);
  useEffect(() => {
    if (isFocused) title.current?.focus();
  }, [isFocused]);

  function agree(event: FormEvent): void {
    event.preventDefault();
    if (isAgeAsked && !isOldEnough) {
      setMissingAge(true);
      return;
    }
    const confirmedAge = isAgeAsked ? minimumAge : null;
    saveModelChoice({ use: "model", provider, allowsMoney, confirmedAge });
    onChosen();
  }

  return (
    <Card className="no-print mt-5">
      <form aria-labelledby={`${id}-title`} onSubmit={agree}>
        <h2 id={`${id}-title`} ref={title} tabIndex={-1} className="text-xl">
          {modelWords.title(provider)}
        </h2>
        <p className="mt-1">{modelWords.leaves(provider)}</p>
        {!needsSignIn(offer, isSignedIn) && (
          <>
            <Tick label={modelWords.money} isTicked={allowsMoney} onTick={setAllowsMoney} />
            {isAgeAsked && (
              <Tick label={modelWords.age(minimumAge)} isTicked={isOldEnough} onTick={setOldEnough} />
            )}
          </>
        )}
        <p role="alert" className="font-medium text-danger empty:hidden">
          {isMissingAge && !isOldEnough ? modelWords.ageMissing(minimumAge, provider) : ""}
        </p>
        <p className="mt-3 flex flex-wrap gap-3">
          {needsSignIn(offer, isSignedIn) ? (
            <ButtonLink to="/sign-in" variant="outline" size="sm" onClick={saveReturnPlaceOfPage}>
              {modelWords.signIn(provider)}
            </ButtonLink>
          ) : (
            <Button type="submit" variant="outline" size="sm">
              {modelWords.use(provider)}
            </Button>
          )}
          <Button
            variant="light"
            size="sm"
            onClick={() => {
              saveModelChoice({ use: "rules", provider, allowsMoney: false, confirmedAge: null });
              onChosen();
            }}
          >
            {modelWords.rules}
          </Button>
        </p>
      </form>
    </Card>
  );
}

function Tick(props: { label: string; isTicked: boolean; onTick: (isTicked: boolean) => void }) {
  return (
    <label className="mt-2 flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-accent"
        checked={props.isTicked}
        onChange={(event) => props.onTick(event.target.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
}
