/** How sure admission is for this student: shape, word and color. */
import type { AdmissionLabel } from "#domain/admission/label.ts";
import { StatusMark, type StatusTone } from "#ui/StatusMark.tsx";
import { words } from "./words.ts";

const tones = {
  safety: "safety",
  likely: "likely",
  target: "target",
  reach: "reach",
  open: "open",
  unknown: "unknown",
} as const satisfies Record<AdmissionLabel, StatusTone>;

export function getAdmissionTone(code: AdmissionLabel): StatusTone {
  return tones[code];
}

export function AdmissionMark(props: { code: AdmissionLabel; className?: string }) {
  return (
    <StatusMark
      tone={tones[props.code]}
      word={words.admissionName(props.code)}
      {...(props.className === undefined ? {} : { className: props.className })}
    />
  );
}
