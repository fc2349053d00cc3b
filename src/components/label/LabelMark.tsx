/** A college's label for this student: shape, word and color, with the reason in a sentence where asked for. */
import type { Label, LabelCode } from "#domain/admission/label.ts";
import { StatusMark, type StatusTone } from "#ui/StatusMark.tsx";
import { Tooltip } from "#ui/Tooltip.tsx";
import { words } from "./words.ts";

const tones: Readonly<Record<LabelCode, StatusTone>> = {
  safety: "safety",
  likely: "likely",
  likelyPriceNotSafe: "caution",
  target: "target",
  reach: "reach",
  unknown: "unknown",
};

export function getLabelTone(code: LabelCode): StatusTone {
  return tones[code];
}

export function getLabelName(code: LabelCode): string {
  return words.name(code);
}

/** What a label means for anyone, and why this college has it for this student. */
export function getLabelMeaning(code: LabelCode): string {
  return words.meaning(code);
}

export function getLabelReason(label: Label): string {
  return words.reason(label.code, label.because);
}

export function LabelMark(props: {
  label: Label;
  hasReason?: boolean;
  /** Where there is no room for the reason, it opens at the word. */
  opensReason?: boolean;
  className?: string;
}) {
  const { label } = props;
  const mark = <StatusMark tone={tones[label.code]} word={words.name(label.code)} />;
  return (
    <div className={props.className}>
      {props.opensReason === true ? (
        <Tooltip text={words.reason(label.code, label.because)}>{mark}</Tooltip>
      ) : (
        mark
      )}
      {props.hasReason === true && (
        <p className="text-[0.95rem] text-ink-soft">{words.reason(label.code, label.because)}</p>
      )}
    </div>
  );
}
