/** The waitlist form: typing, validating, sending, and its outcome. */
import { zodResolver } from "@hookform/resolvers/zod";
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
import { offeredWishes, waitlistBodySchema, waitlistRoles } from "#contract/waitlist.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { CheckboxGroup, RadioGroup } from "#ui/Choice.tsx";
import { TextField } from "#ui/Field.tsx";
import { words } from "./words.ts";

/** What a person fills in: the contract's fields without the id and the wishes, which the form adds itself. */
const waitlistFormSchema = z.omit(waitlistBodySchema, { id: true });
type WaitlistValues = z.input<typeof waitlistFormSchema>;
type WaitlistSent = z.output<typeof waitlistFormSchema>;

const fields: readonly FormField<WaitlistValues>[] = [
  { name: "role", id: "waitlist-role", label: words.role },
  { name: "email", id: "waitlist-email", label: words.email },
  { name: "isThirteenOrOlder", id: "waitlist-age", label: words.age },
];
const fieldNames = fields.map(({ name }) => name);

const roleOptions = waitlistRoles.map((value) => ({ value, label: words.roles[value] }));
const ageOptions = [{ value: "yes", label: words.ageOption }] as const;

export function WaitlistForm() {
  const form = useForm<WaitlistValues, unknown, WaitlistSent>({
    mode: "onTouched",
    shouldFocusError: false,
    resolver: zodResolver(waitlistFormSchema),
    // The page is about what is offered, so there is nothing to choose.
    defaultValues: { email: "", wishes: [...offeredWishes], website: "" },
  });
  const kept = useSavedForm("waitlist", form, readSavedSignUp, fieldNames);
  if (kept.sending.kind === "waiting") return <Waiting takesFocus={kept.hasTried} />;
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

/** Validates a saved sign-up field by field, since storage may contain anything. */
const savedSchema = z.catch(
  z.object({
    email: z.catch(z.string(), ""),
    role: z.catch(z.optional(z.enum(waitlistRoles)), undefined),
    isThirteenOrOlder: z.catch(z.optional(z.literal(true)), undefined),
  }),
  { email: "", role: undefined, isThirteenOrOlder: undefined },
);

function readSavedSignUp(raw: unknown): Partial<WaitlistValues> {
  const { email, role, isThirteenOrOlder } = savedSchema.parse(raw);
  return {
    email,
    ...(role !== undefined && { role }),
    ...(isThirteenOrOlder !== undefined && { isThirteenOrOlder }),
  };
}

/** Replaces the form once the sign-up is submitted: waiting for a network, or received. */
function Waiting(props: { takesFocus: boolean }) {
  return (
    <SendingPanel title={formWords.waitingTitle} takesFocus={props.takesFocus} picture={<Parked />}>
      <WaitingText kept={words.waiting} />
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
