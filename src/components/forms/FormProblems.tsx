/** A form's errors in one list above it, each linked to its field. */
import { useEffect, useRef } from "react";

export type FieldProblem = { fieldId: string; label: string; message: string };

/** `attention` changes with each attempt and moves focus to the list, so that nobody misses it; 0 leaves focus alone. */
export function FormProblems(props: {
  title: string;
  text: string;
  problems: readonly FieldProblem[];
  attention: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { attention } = props;
  useEffect(() => {
    if (attention > 0) box.current?.focus();
  }, [attention]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={props.title}
      data-problems=""
      className="mb-7 scroll-mt-24 rounded-2xl border-2 border-danger bg-danger-soft p-5"
    >
      <p className="font-serif text-xl">{props.title}</p>
      <p className="mt-1">{props.text}</p>
      {props.problems.length > 0 && (
        <ul className="mt-2">
          {props.problems.map(({ fieldId, label, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className="block min-h-11 py-1.5 text-danger underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  focusField(fieldId);
                }}
              >
                <span className="block font-semibold">{label}</span> {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The field itself, or the first choice of a group. */
function focusField(fieldId: string): void {
  const element = document.getElementById(fieldId);
  const field = element instanceof HTMLFieldSetElement ? element.querySelector("input") : element;
  element?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
