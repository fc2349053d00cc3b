/** What the colleges and applications that will read this essay say about AI comments, before a model is used. */
import { useMemo } from "react";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { type AiRules, findAiRules } from "#domain/essays/aiPolicies.ts";
import type { PlanEssay } from "#domain/essays/essay.ts";
import type { EssayList } from "#domain/essays/essayList.ts";
import { findCollegeEssays } from "#domain/essays/essayPrompts.ts";
import { type FeedbackRule, type FeedbackRules, findFeedbackRules } from "#domain/essays/feedbackRules.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { listWords } from "../list/listWords.ts";
import { useEssayList } from "../list/useEssayList.ts";
import { findGroup } from "./findGroup.ts";
import { modelReadingWords as words } from "./modelReadingWords.ts";

export type NamedRule = FeedbackRule & { owner: string };

export type EssayRules = Pick<FeedbackRules, "needsOwnYes"> & {
  rules: readonly NamedRule[];
  /** The college that asks, where it has no rule of its own that we found; else null. */
  collegeWithout: string | null;
};

/** Null until the list knows which colleges read this essay. Without the list, the rules of the prompt's owner. */
export function useEssayRules(essay: PlanEssay, prompt: EssayPrompt | null): EssayRules | null {
  const list = useEssayList();
  const shown = list.status === "ready" ? list.value : null;
  const isLoading = list.status === "loading";
  return useMemo(() => {
    if (isLoading) return null;
    const group = shown === null ? null : findGroup(shown.list, essay, prompt);
    const unitId = prompt?.unitId ?? essay.ownPrompt?.unitId ?? null;
    const nameOf = (id: number) => shown?.getName(id) ?? words.thisCollege;
    const known = group === null ? findOwnReaders(prompt, unitId) : listReaders(group);
    // Of many colleges nobody recorded which application they take; the Common App is the likeliest.
    const isGuessed = unitId !== null && known.every(({ platforms }) => platforms.length === 0);
    const readers = isGuessed ? [...known, findAiRules(null, ["commonApp"])] : known;
    const { rules, needsOwnYes } = findFeedbackRules(readers);
    const hasOwn = rules.some(({ policy }) => policy.unitId !== null && policy.unitId === unitId);
    return {
      needsOwnYes,
      rules: rules.map((rule) => ({ ...rule, owner: nameOwner(rule, nameOf, isGuessed) })),
      collegeWithout: unitId === null || hasOwn ? null : nameOf(unitId),
    };
  }, [isLoading, shown, essay, prompt]);
}

function listReaders(group: EssayList["groups"][number]): AiRules[] {
  if (group.kind === "college") return [group.aiRules];
  return [group.aiRules, ...group.colleges.map(({ unitId }) => findAiRules(unitId, []))];
}

function findOwnReaders(prompt: EssayPrompt | null, unitId: number | null): AiRules[] {
  const own = prompt?.platform ?? null;
  const platforms = unitId === null ? [] : (findCollegeEssays(unitId)?.platforms ?? []);
  return [findAiRules(unitId, own === null ? platforms : [own, ...platforms])];
}

function nameOwner({ policy }: FeedbackRule, nameOf: (unitId: number) => string, isGuessed: boolean): string {
  if (policy.platform !== null)
    return isGuessed ? words.ifCommonApp : listWords.platformNames[policy.platform];
  return policy.unitId === null ? words.thisCollege : nameOf(policy.unitId);
}

/** Those that ask for a second yes come first; more than a few fold away. */
export function ModelRules({ rules }: { rules: EssayRules }) {
  const isShown = (rule: NamedRule, at: number) => isStrict(rule) || at < 3;
  const first = rules.rules.filter(isShown);
  const rest = rules.rules.filter((rule, at) => !isShown(rule, at));
  return (
    <div className="mt-4 rounded-r-xl border-l-4 border-support bg-support-soft/50 py-2 pr-3 pl-4 text-[0.95rem]">
      <h3 className="text-[0.95rem] font-semibold">{words.rulesTitle}</h3>
      {rules.collegeWithout !== null && rules.rules.length > 0 && (
        <p className="mt-1">{words.noOwnRule(rules.collegeWithout)}</p>
      )}
      {rules.rules.length === 0 && <p className="mt-1">{words.noRule}</p>}
      <Rules rules={first} />
      {rest.length > 0 && (
        <Disclosure summary={words.otherRules(rest.length)}>
          <Rules rules={rest} />
        </Disclosure>
      )}
    </div>
  );
}

export function isStrict({ answer }: FeedbackRule): boolean {
  return answer === "notAllowed" || answer === "notListed";
}

function Rules({ rules }: { rules: readonly NamedRule[] }) {
  return (
    <ul className="space-y-2">
      {rules.map((rule) => (
        <li key={rule.policy.id} className="mt-1.5">
          <p>
            {rule.policy.rule === null ? `${rule.owner}: ` : `${words.rule(rule.owner, rule.policy.rule)} `}
            <span className={isStrict(rule) ? "font-semibold" : undefined}>{words.answers[rule.answer]}</span>
          </p>
          {isStrict(rule) && rule.policy.consequence !== null && (
            <p>{listWords.aiConsequence(rule.policy.consequence)}</p>
          )}
          {rule.policy.rule !== null && <SourceNote source={rule.policy.source} />}
        </li>
      ))}
    </ul>
  );
}
