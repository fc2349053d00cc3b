/** Who is on a plan that is given to the student, and the student's word on what each person sees from now on. */
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { getRefusal } from "#client/family/familyApi.ts";
import { readHandover } from "#client/family/rareInvitationApi.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { describeFailure } from "#components/family/failure.ts";
import { BeginSignIn } from "#components/family/SignInFirst.tsx";
import { words as family } from "#components/family/words.ts";
import type { AcceptBody } from "#contract/family.ts";
import type { Handover } from "#contract/rareInvitations.ts";
import { type Scope, scopes } from "#domain/plan/plan.ts";
import { Button } from "#ui/Button.tsx";
import { type ChoiceOption, RadioGroup } from "#ui/Choice.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words as all } from "./words.ts";

const words = all.takeOver;

type HandoverPerson = Handover["people"][number];
/** The plan alone, as much as today, or nothing any more. */
type Choice = "plan" | "asToday" | "nothing";
type Decided = () => AcceptBody["people"] | null;

type DecidedHandoverProps = {
  token: string;
  invitedBy: string;
  /** The button that accepts, which asks what was decided. */
  renderAccept: (decide: Decided) => ReactNode;
};

let looks = 0;

export function DecidedHandover({ token, invitedBy, renderAccept }: DecidedHandoverProps) {
  // A separate number: a token must not be in a query key, since error logs repeat keys.
  const [look] = useState(() => (looks += 1));
  const query = useQuery({
    queryKey: ["handover", look],
    queryFn: () => readHandover(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const state = loadStateOf(query);
  if (state.status === "loading") return <Skeleton label={words.loading} lines={4} className="mt-5" />;
  if (state.status === "failed") {
    const isRefused = getRefusal(query.error) !== null;
    return (
      <>
        <div className="mt-5">
          <Notice tone="problem" title={all.refused}>
            {describeFailure(query.error)}
          </Notice>
        </div>
        <div className="mt-4">
          {isRefused ? (
            <BeginSignIn screen="sign-in-again" label={all.other} />
          ) : (
            <Button onClick={() => void query.refetch()}>{words.again}</Button>
          )}
        </div>
      </>
    );
  }
  return <Choices handover={state.value} invitedBy={invitedBy} renderAccept={renderAccept} />;
}

function Choices(props: {
  handover: Handover;
  invitedBy: string;
  renderAccept: DecidedHandoverProps["renderAccept"];
}) {
  const { people, invitations, hasMoney } = props.handover;
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>(() =>
    Object.fromEntries(people.filter(({ isGiver }) => isGiver).map(({ memberId }) => [memberId, "plan"])),
  );
  const [isAsked, setAsked] = useState(false);
  const decide: Decided = () => {
    setAsked(true);
    const missing = people.find(({ memberId }) => chosen[memberId] === undefined);
    if (missing !== undefined) {
      document.getElementById(toId(missing))?.querySelector("input")?.focus();
      return null;
    }
    return people.map((person) => ({
      memberId: person.memberId,
      scopes: toScopes(person, chosen[person.memberId] ?? "nothing"),
    }));
  };
  return (
    <>
      <section className="mt-6 border-t border-line pt-5">
        <h3 className="text-xl">{words.people}</h3>
        <p className="mt-1 text-ink-soft">{words.peopleLead}</p>
        <div className="mt-5 space-y-7">
          {people.map((person) => (
            <RadioGroup<Choice>
              key={person.memberId}
              id={toId(person)}
              legend={<span className="wrap-anywhere">{describePerson(person)}</span>}
              hint={
                person.isGiver ? words.giver(props.invitedBy) : words.seesToday(family.shared(person.scopes))
              }
              layout="stack"
              value={chosen[person.memberId] ?? null}
              options={listOptions(person, hasMoney)}
              error={isAsked && chosen[person.memberId] === undefined ? words.missing(nameOf(person)) : null}
              onChange={(choice) => setChosen({ ...chosen, [person.memberId]: choice })}
            />
          ))}
        </div>
        <ul className="mt-6 list-disc space-y-1 pl-5">
          <li>{hasMoney ? words.money : words.noMoney}</li>
          {invitations > 0 && <li>{words.ended(invitations)}</li>}
        </ul>
      </section>
      {props.renderAccept(decide)}
    </>
  );
}

function toId({ memberId }: HandoverPerson): string {
  return `sees-${memberId}`;
}

function nameOf({ name, email }: HandoverPerson): string {
  return name === "" ? email : name;
}

function describePerson(person: HandoverPerson): string {
  const address = person.name === "" ? "" : ` (${person.email})`;
  const role = person.isGiver ? "" : `, ${family.role(person.role).toLowerCase()}`;
  return `${nameOf(person)}${address}${role}`;
}

/** Whoever gives the plan saw all of it: as today would be everything the student writes. */
function listOptions(person: HandoverPerson, hasMoney: boolean): ChoiceOption<Choice>[] {
  const today = toScopes(person, "asToday");
  const isPlanAlone = today.length === 1 && today[0] === "plan";
  const shown = today.filter((scope) => scope !== "money" || hasMoney);
  return [
    // Who reads essays alone is not offered more than they see today.
    ...(today.includes("plan") ? [{ value: "plan", label: words.planAlone } as const] : []),
    ...(isPlanAlone ? [] : [{ value: "asToday", label: words.asToday(family.shared(shown)) } as const]),
    { value: "nothing", label: words.nothing },
  ];
}

function toScopes(person: HandoverPerson, choice: Choice): Scope[] {
  if (choice === "nothing") return [];
  return choice === "plan" ? ["plan"] : scopes.filter((scope) => person.scopes.includes(scope));
}
