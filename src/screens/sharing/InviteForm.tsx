/** Invites a person: who they are, what they will see, and a link or an email to send. */
import { type FormEvent, type ReactNode, useState } from "react";
import { invitePerson } from "#client/family/familyApi.ts";
import { useKeepsMail } from "#client/useKeepsMail.ts";
import { MadeLink } from "#components/family/MadeLink.tsx";
import { ScopeChoices } from "#components/family/ScopeChoices.tsx";
import { words as family } from "#components/family/words.ts";
import { type Invited, type InvitedRole, invitedRoles } from "#contract/family.ts";
import type { Scope } from "#domain/plan/plan.ts";
import { Button } from "#ui/Button.tsx";
import { type ChoiceOption, RadioGroup } from "#ui/Choice.tsx";
import { TextField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useLocation } from "#ui/router.tsx";
import { useChange } from "./useChange.ts";
import { words } from "./words.ts";

type Way = "link" | "mail";
type Made = Invited & { email: string | null };
type MoneyGiven = "kept" | "given";

type InviteFormProps = {
  planId: string;
  /** Whoever invites, as the mail names them. */
  inviterName: string;
  /** Whether money answers are kept in the account, and would go along with a plan that is given away. */
  hasMoney: boolean;
  moneyNote: ReactNode;
  onInvited: () => Promise<void>;
};

export function InviteForm(props: InviteFormProps) {
  const mailWords = useMailWords();
  const { search } = useLocation();
  const [role, setRole] = useState<InvitedRole>(() =>
    new URLSearchParams(search).get("invite") === "student" ? "student" : "parent",
  );
  // The plan goes to one person for good, so never to whoever opens a link first.
  const isHandingOver = role === "student";
  const [scopes, setScopes] = useState<readonly Scope[]>(["plan"]);
  const [moneyGiven, setMoneyGiven] = useState<MoneyGiven>("kept");
  const [way, setWay] = useState<Way>("link");
  const [email, setEmail] = useState("");
  const [isEmailMissing, setEmailMissing] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const isByAddress = isHandingOver || way === "mail";
  const sending = useChange(async () => {
    setMade(null);
    const to = isByAddress ? email.trim() : null;
    const invited = await invitePerson(props.planId, {
      role,
      scopes: isHandingOver ? ["plan"] : [...scopes],
      givesMoney: isHandingOver && moneyGiven === "given",
      email: to,
    });
    setMade({ ...invited, email: to });
    setEmail("");
    await props.onInvited();
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isMissing = isByAddress && email.trim() === "";
    setEmailMissing(isMissing);
    if (!isMissing) sending.run();
  }

  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="text-3xl">
        {words.invite}
      </h2>
      <p className="mt-2 max-w-lead text-ink-soft">{words.inviteLead}</p>
      <form noValidate onSubmit={submit} className="mt-5 max-w-2xl space-y-6">
        <RadioGroup<InvitedRole>
          legend={words.as}
          layout="stack"
          value={role}
          options={invitedRoles.map((value) => ({
            value,
            label: family.role(value),
            detail: family.roleDetail[value],
          }))}
          onChange={setRole}
        />
        {isHandingOver ? (
          <>
            <Notice tone="attention" title={words.handOver.title}>
              <ul className="list-disc space-y-1 pl-5">
                {words.handOver.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Notice>
            {props.hasMoney ? (
              <RadioGroup<MoneyGiven>
                legend={words.handOver.money}
                layout="stack"
                value={moneyGiven}
                options={moneyChoices}
                onChange={setMoneyGiven}
              />
            ) : (
              <p>{words.handOver.noMoney}</p>
            )}
          </>
        ) : (
          <>
            <ScopeChoices
              legend={words.maySee}
              values={scopes}
              onChange={setScopes}
              moneyNote={props.moneyNote}
            />
            <RadioGroup<Way>
              legend={words.how}
              layout="stack"
              value={way}
              options={[
                { value: "link", label: words.byLink, detail: words.byLinkDetail },
                { value: "mail", label: mailWords.byMail, detail: mailWords.byMailDetail },
              ]}
              onChange={setWay}
            />
          </>
        )}
        {isByAddress && (
          <TextField
            label={isHandingOver ? words.handOver.email : words.email}
            {...(isHandingOver && { hint: words.handOver.emailHint })}
            type="email"
            inputMode="email"
            autoComplete="off"
            className="max-w-md"
            value={email}
            error={isEmailMissing ? words.emailMissing : null}
            onChange={(event) => {
              setEmail(event.target.value);
              setEmailMissing(false);
            }}
          />
        )}
        {isByAddress && mailWords.mailFrom(props.inviterName) !== null && (
          <p className="text-[0.95rem] text-ink-soft">{mailWords.mailFrom(props.inviterName)}</p>
        )}
        {sending.problem !== null && (
          <Notice tone="problem" title={words.problem}>
            {sending.problem}
          </Notice>
        )}
        <Button type="submit" variant="cta-primary" size="lg" aria-disabled={sending.isBusy}>
          {sending.isBusy ? words.busy : isByAddress ? mailWords.mail : words.make}
        </Button>
      </form>
      {made !== null && <MadeInvitation made={made} />}
    </section>
  );
}

const moneyChoices: readonly ChoiceOption<MoneyGiven>[] = [
  { value: "kept", label: words.handOver.moneyKept, detail: words.handOver.moneyKeptDetail },
  { value: "given", label: words.handOver.moneyGiven, detail: words.handOver.moneyGivenDetail },
];

/** An invitation by address is a link to send oneself, where no mail is sent. */
function useMailWords(): Pick<typeof words, keyof typeof words.keptMail> {
  return useKeepsMail() ? words.keptMail : words;
}

function describeMade(
  { email, isMailed = true }: Made,
  until: string,
  mailWords: ReturnType<typeof useMailWords>,
): [title: string, text: string] {
  if (email === null) return [words.linkTitle, words.linkText(until)];
  if (!isMailed) return [words.keptMail.mailedTitle(email), words.notMailed(until)];
  return [mailWords.mailedTitle(email), mailWords.mailedText(until)];
}

function MadeInvitation({ made }: { made: Made }) {
  const mailWords = useMailWords();
  const [title, text] = describeMade(made, made.expiresAt.slice(0, 10), mailWords);
  return <MadeLink title={title} text={text} url={made.url} words={words} className="mt-6 max-w-2xl" />;
}
