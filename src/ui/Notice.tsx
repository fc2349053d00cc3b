/** A short message that stays: empty, failed, offline, or something to know. */
import type { ReactNode } from "react";
import { joinClasses } from "./joinClasses.ts";

export type NoticeTone = "plain" | "attention" | "problem";

const tones: Record<NoticeTone, string> = {
  plain: "border-line bg-card",
  attention: "border-support bg-support-soft",
  problem: "border-danger bg-danger-soft",
};

export function Notice(props: {
  tone?: NoticeTone;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  picture?: ReactNode;
}) {
  const tone = props.tone ?? "plain";
  return (
    <div
      role={tone === "problem" ? "alert" : undefined}
      className={joinClasses("rounded-2xl border p-5", tones[tone])}
    >
      {props.picture}
      <p className="font-serif text-xl">{props.title}</p>
      {props.children !== undefined && <div className="mt-1.5">{props.children}</div>}
      {props.actions !== undefined && <div className="mt-4 flex flex-wrap gap-3">{props.actions}</div>}
    </div>
  );
}
