/** The waitlist form: typing, validating, sending, and its outcome. */
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod/mini";
import { Honeypot } from "#components/forms/Honeypot.tsx";
import { Arrived, Parked } from "#components/forms/pictures.tsx";
import { type FormField, SendForm } from "#components/forms/SendForm.tsx";
import { SendingPanel } from "#components/forms/SendingPanel.tsx";
import { useSavedForm } from "#components/forms/useSavedForm.ts";
import { WaitingText } from "#components/forms/WaitingText.tsx";
import { words as formWords } from "#components/forms/words.ts";
import { useInstallation } from "#components/legal/useInstallation.ts";
import { TextLink } from "#components/marketing/TextLink.tsx";
import {
  offeredWishes,
  type WaitlistWish,
  waitlistBodySchema,
  waitlistRoles,
  waitlistWishes,
} from "#contract/waitlist.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { CheckboxGroup, RadioGroup } from "#ui/Choice.tsx";
import { TextField } from "#ui/Field.tsx";
import { useLocation } from "#ui/router.tsx";
import { words } from "./words.ts";

/** The waitlist form's fields: the contract's without the id, which the form adds itself. */
const waitlistFormSchema = z.omit(waitlistBodySchema, { id: true });
type WaitlistValues = z.input<typeof waitlistFormSchema>;
type WaitlistSent = z.output<typeof waitlistFormSchema>;

const fields: readonly FormField<WaitlistValues>[] = [
  { name: "wishes", id: "waitlist-wishes", label: words.wishes },
  { name: "role", id: "waitlist-role", label: words.role },
  { name: "email", id: "waitlist-email", label: words.email },
  { name: "isThirteenOrOlder", id: "waitlist-age", label: words.age },
];
const fieldNames = fields.map(({ name }) => name);

const roleOptions = waitlistRoles.map((value) => ({ value, label: words.roles[value] }));
const wishOptions = offeredWishes.map((value) => ({ value, ...words.wishNames[value] }));
const ageOptions = [{ value: "yes", label: words.ageOption }] as const;

export function WaitlistForm() {
  const form = useForm<WaitlistValues, unknown, WaitlistSent>({
    mode: "onTouched",
    shouldFocusError: false,
    resolver: zodResolver(waitlistFormSchema),
    defaultValues: { email: "", wishes: [], website: "" },
  });
  const kept = useSavedForm("waitlist", form, readSavedSignUp, fieldNames);
  useWishOfAddress((wish) => {
    const wishes = form.getValues("wishes");
    if (!wishes.includes(wish)) form.setValue("wishes", [...wishes, wish]);
  });

  if (kept.sending.kind === "waiting")
    return <Waiting wishes={form.getValues("wishes")} takesFocus={kept.hasTried} />;
  if (kept.sending.kind === "sent") {
    return <Received email={form.getValues("email")} takesFocus={kept.hasTried} onAnother={kept.startAnew} />;
  }
  return (
    <SendForm
      form={form}
      kept={kept}
      fields={fields}
      labelledBy="form-title"
      submitLabel={words.send}
      note={words.note}
    >
      <Controller
        control={form.control}
        name="wishes"
        render={({ field, fieldState }) => (
          <CheckboxGroup
            id="waitlist-wishes"
            legend={words.wishes}
            hint={words.wishesHint}
            options={wishOptions}
            layout="stack"
            values={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message ?? null}
          />
        )}
      />
      <Controller
        control={form.control}
        name="role"
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <RadioGroup
            id="waitlist-role"
            legend={words.role}
            options={roleOptions}
            value={value ?? null}
            onChange={onChange}
            onBlur={onBlur}
            error={fieldState.error?.message ?? null}
          />
        )}
      />
      <Controller
        control={form.control}
        name="email"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            id="waitlist-email"
            label={words.email}
            hint={words.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            required
            error={fieldState.error?.message ?? null}
          />
        )}
      />
      <Controller
        control={form.control}
        name="isThirteenOrOlder"
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <CheckboxGroup
            id="waitlist-age"
            legend={words.age}
            hint={words.ageHint}
            options={ageOptions}
            values={value ? ["yes"] : []}
            onChange={(values) => onChange(values.length > 0 ? true : undefined)}
            onBlur={onBlur}
            error={fieldState.error?.message ?? null}
          />
        )}
      />
      <Honeypot {...form.register("website")} />
    </SendForm>
  );
}

/** "?for=writingRecord": people who come from a page about a planned feature find it preselected. */
function useWishOfAddress(onWish: (wish: WaitlistWish) => void): void {
  const { search } = useLocation();
  const tell = useRef(onWish);
  const asked = new URLSearchParams(search).get("for");
  useEffect(() => {
    const wish = offeredWishes.find((one) => one === asked);
    if (wish !== undefined) tell.current(wish);
  }, [asked]);
}

/** Validates a saved sign-up field by field, since storage may contain anything. */
const savedSchema = z.catch(
  z.object({
    email: z.catch(z.string(), ""),
    role: z.catch(z.optional(z.enum(waitlistRoles)), undefined),
    wishes: z.catch(z.array(z.string()), []),
    isThirteenOrOlder: z.catch(z.optional(z.literal(true)), undefined),
  }),
  { email: "", role: undefined, wishes: [], isThirteenOrOlder: undefined },
);

function readSavedSignUp(raw: unknown): Partial<WaitlistValues> {
  const { email, role, wishes, isThirteenOrOlder } = savedSchema.parse(raw);
  return {
    email,
    wishes: waitlistWishes.filter((wish) => wishes.includes(wish)),
    ...(role !== undefined && { role }),
    ...(isThirteenOrOlder !== undefined && { isThirteenOrOlder }),
  };
}

/** Replaces the form once the sign-up is submitted: waiting for a network, or received. */
function Waiting(props: { wishes: readonly WaitlistWish[]; takesFocus: boolean }) {
  return (
    <SendingPanel title={formWords.waitingTitle} takesFocus={props.takesFocus} picture={<Parked />}>
      <WaitingText kept={words.waiting} />
      {props.wishes.length > 0 && (
        <>
          <h3 className="pt-2 font-sans text-base font-semibold tracking-normal">{words.chosen}</h3>
          <ul className="list-disc pl-5">
            {props.wishes.map((wish) => (
              <li key={wish}>{words.wishNames[wish].label}</li>
            ))}
          </ul>
        </>
      )}
    </SendingPanel>
  );
}

function Received(props: { email: string; takesFocus: boolean; onAnother: () => void }) {
  return (
    <SendingPanel title={words.sentTitle} takesFocus={props.takesFocus} picture={<Arrived />}>
      <p className="break-words">{props.email === "" ? words.sentNoAddress : words.sent(props.email)}</p>
      <p>
        <RetentionNote />
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2">
        <ButtonLink to="/college-match-quiz">{words.meanwhile}</ButtonLink>
        <Button variant="ghost" onClick={props.onAnother}>
          {words.another}
        </Button>
        <TextLink link={{ label: words.privacy, to: "/privacy" }} />
        <TextLink link={{ label: words.ask, to: "/contact" }} />
      </div>
    </SendingPanel>
  );
}

/** The retention period is an installation setting, also shown on the privacy page. */
function RetentionNote() {
  const found = useInstallation("/privacy");
  return found.status === "ready" ? words.sentKept(found.value.keptDays.waitlist) : words.sentKeptUnknown;
}
