/** A button that asks for confirmation; keyboard focus moves to the question and back. */
import { useId, useState } from "react";
import { Button } from "#ui/Button.tsx";

type AskFirstProps = {
  label: string;
  /** Set if the label alone does not say who it is about. */
  fullLabel?: string;
  question: string;
  yes: string;
  no: string;
  isBusy: boolean;
  onYes: () => void;
};

export function AskFirst(props: AskFirstProps) {
  const [asking, setAsking] = useState<"notYet" | "asking" | "notAnyMore">("notYet");
  const id = useId();
  if (asking !== "asking") {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3.5"
        aria-label={props.fullLabel}
        autoFocus={asking === "notAnyMore"}
        onClick={() => setAsking("asking")}
      >
        {props.label}
      </Button>
    );
  }
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id}>{props.question}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="destructive"
          size="sm"
          autoFocus
          aria-disabled={props.isBusy}
          onClick={() => {
            if (!props.isBusy) props.onYes();
          }}
        >
          {props.yes}
        </Button>
        <Button variant="light" size="sm" onClick={() => setAsking("notAnyMore")}>
          {props.no}
        </Button>
      </div>
    </div>
  );
}
