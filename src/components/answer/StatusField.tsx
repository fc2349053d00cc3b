/** The student's citizenship, an aid answer: what it changes is said at once. Nobody has to answer. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { type Citizenship, citizenshipKey, homeCountryKey, readStanding } from "#domain/aid/standing.ts";
import { Button } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/Choice.tsx";
import { statusWords as words } from "./statusWords.ts";

const choices = [
  "citizen",
  "undocumented",
  "international",
  "unsaid",
] as const satisfies readonly Citizenship[];
type Choice = (typeof choices)[number];

export function StatusField() {
  const { plan } = usePlan();
  const store = usePlanStore();
  const given = toChoice(plan.aid[citizenshipKey]);
  const give = (value: Choice | null) =>
    void store.give({ kind: "setAidAnswers", answers: { [citizenshipKey]: value } });
  return (
    <div>
      <RadioGroup<Choice>
        legend={words.legend}
        hint={words.hint}
        layout="stack"
        options={choices.map((value) => ({ value, ...words.options[value] }))}
        value={given}
        onChange={give}
      />
      <StatusNote />
      {given !== null && (
        <Button variant="ghost" size="sm" className="mt-1" onClick={() => give(null)}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}

/** What the status and a home abroad change in prices, aid and chances. */
export function StatusNote() {
  const { aid, profile } = usePlan().plan;
  const { status, isAbroad } = readStanding(aid);
  const text =
    status === "international"
      ? words.changes.international
      : status !== null
        ? words.changes.withoutStatus(profile.homeState)
        : isAbroad && typeof aid[citizenshipKey] === "string" && typeof aid[homeCountryKey] === "string"
          ? words.changes.citizenAbroad
          : aid[citizenshipKey] === "unsaid"
            ? words.changes.unsaid
            : null;
  return (
    <p role="status" className={text === null ? "sr-only" : "mt-3 text-[0.95rem]"}>
      {text}
    </p>
  );
}

/** Nobody here needs to tell a citizen from an eligible noncitizen; "neither" of older plans has to be chosen anew. */
function toChoice(given: unknown): Choice | null {
  if (given === "eligibleNoncitizen") return "citizen";
  return choices.find((choice) => choice === given) ?? null;
}
