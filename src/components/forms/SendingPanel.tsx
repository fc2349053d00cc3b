/** Replaces a form once it has been submitted: waiting for a network, or received. */
import { type ReactNode, useEffect, useRef } from "react";

export function SendingPanel(props: {
  title: string;
  /** Takes focus if the person has just submitted it. */
  takesFocus: boolean;
  picture: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { takesFocus } = props;
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [takesFocus]);
  return (
    <div role="status" className="rounded-3xl border border-line bg-card p-6 shadow-card sm:p-8">
      <div className="mb-5 w-28">{props.picture}</div>
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none focus:outline-none">
        {props.title}
      </h2>
      <div className="mt-3 space-y-3">{props.children}</div>
    </div>
  );
}
