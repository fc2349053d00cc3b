/** The contact form: typing, validating, sending, and its outcome. */
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
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
import { contactBodySchema, contactLimits, contactTopics } from "#contract/contact.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField, TextField } from "#ui/Field.tsx";
import { useLocation } from "#ui/router.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { words } from "./words.ts";

/** The contact form's fields: the contract's without the id, which the form adds itself. */
const contactFormSchema = z.omit(contactBodySchema, { id: true });
type ContactValues = z.input<typeof contactFormSchema>;
type ContactSent = z.output<typeof contactFormSchema>;

const fields: readonly FormField<ContactValues>[] = [
  { name: "name", id: "contact-name", label: words.name },
  { name: "email", id: "contact-email", label: words.email },
  { name: "topic", id: "contact-topic", label: words.topic },
  { name: "message", id: "contact-message", label: words.message },
];
const fieldNames = fields.map(({ name }) => name);

export function ContactForm() {
  const form = useForm<ContactValues, unknown, ContactSent>({
    mode: "onTouched",
    shouldFocusError: false,
    resolver: zodResolver(contactFormSchema),
    defaultValues: { name: "", email: "", message: "", website: "" },
  });
  const kept = useSavedForm("contact", form, readSavedMessage, fieldNames);
  const topic = useWatch({ control: form.control, name: "topic" });
  const record = useWatch({ control: form.control, name: "record" });
  useAddress({
    onDemo: () => {
      if (form.getValues("topic") === undefined) form.setValue("topic", "demo");
    },
    onRecord: (reported) => {
      form.setValue("record", reported);
      form.setValue("topic", "wrongFigure");
    },
  });

  if (kept.sending.kind === "waiting")
    return <Waiting message={form.getValues("message")} takesFocus={kept.hasTried} />;
  if (kept.sending.kind === "sent")
    return <Received email={form.getValues("email")} takesFocus={kept.hasTried} onAnother={kept.startAnew} />;
  return (
    <SendForm
      form={form}
      kept={kept}
      fields={fields}
      labelledBy="form-title"
      submitLabel={words.send}
      note={words.note}
    >
      {record !== undefined && (
        <div className="rounded-xl border border-line bg-sunk px-4 py-3">
          <p>
            {words.record} <span className="figures font-semibold break-all">{record}</span>
          </p>
          <Button variant="link" onClick={() => form.setValue("record", undefined)}>
            {words.noRecord}
          </Button>
        </div>
      )}
      <Controller
        control={form.control}
        name="name"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            id="contact-name"
            label={words.name}
            hint={words.nameHint}
            autoComplete="name"
            required
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
            id="contact-email"
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
        name="topic"
        render={({ field: { value, onChange, onBlur, name }, fieldState }) => (
          <SelectField
            id="contact-topic"
            name={name}
            label={words.topic}
            value={value ?? ""}
            onBlur={onBlur}
            onChange={(event) => onChange(parseTopic(event.target.value))}
            required
            error={fieldState.error?.message ?? null}
          >
            <option value="">{formWords.choose}</option>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {words.topics[topic]}
              </option>
            ))}
          </SelectField>
        )}
      />
      <Controller
        control={form.control}
        name="message"
        render={({ field, fieldState }) => (
          <div>
            <TextAreaField
              {...field}
              id="contact-message"
              label={words.message}
              hint={words.messageHints[topic ?? "question"]}
              required
              error={fieldState.error?.message ?? null}
            />
            {field.value.length > contactLimits.messageMax * 0.8 && (
              <p className="figures mt-1.5 text-[0.95rem] text-ink-soft">
                {words.room(contactLimits.messageMax - field.value.length)}
              </p>
            )}
          </div>
        )}
      />
      <Honeypot {...form.register("website")} />
    </SendForm>
  );
}

function parseTopic(value: string): ContactValues["topic"] | undefined {
  return contactTopics.find((topic) => topic === value);
}

/**
 * People who come for a demo get that topic preselected; an earlier choice stays. Who comes from "Report a mistake"
 * brings the record: `/contact?record=pellMaximum@2026-27`.
 */
function useAddress(on: { onDemo: () => void; onRecord: (record: string) => void }): void {
  const { hash, search } = useLocation();
  const tell = useRef(on);
  useEffect(() => {
    const record = recordSchema.safeParse(new URLSearchParams(search).get("record"));
    if (record.success && record.data !== undefined) tell.current.onRecord(record.data);
    else if (hash === "#demo" || hash === "#ask") tell.current.onDemo();
  }, [hash, search]);
}

const recordSchema = contactFormSchema.shape.record;

/** Validates a saved message field by field, since storage may contain anything. */
const text = z.catch(z.string(), "");

const savedSchema = z.catch(
  z.object({
    name: text,
    email: text,
    topic: z.catch(z.optional(z.enum(contactTopics)), undefined),
    message: text,
    record: z.catch(recordSchema, undefined),
  }),
  { name: "", email: "", topic: undefined, message: "", record: undefined },
);

function readSavedMessage(raw: unknown): Partial<ContactValues> {
  const { topic, record, ...texts } = savedSchema.parse(raw);
  return {
    ...texts,
    ...(topic === undefined ? {} : { topic }),
    ...(record === undefined ? {} : { record }),
  };
}

/** Replaces the form once the message is submitted: waiting for a network, or received. */
function Waiting(props: { message: string; takesFocus: boolean }) {
  return (
    <SendingPanel title={formWords.waitingTitle} takesFocus={props.takesFocus} picture={<Parked />}>
      <WaitingText kept={words.waiting} />
      <h3 className="pt-2 font-sans text-base font-semibold tracking-normal">{formWords.waitingWhat}</h3>
      <p className="border-l-4 border-line pl-4 break-words whitespace-pre-wrap">{props.message}</p>
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
        <Button variant="outline" onClick={props.onAnother}>
          {words.another}
        </Button>
        <TextLink link={{ label: words.privacy, to: "/privacy" }} />
      </div>
    </SendingPanel>
  );
}

/** The retention period is an installation setting, also shown on the privacy page. */
function RetentionNote() {
  const found = useInstallation("/privacy");
  return found.status === "ready"
    ? words.sentKept(words.days(found.value.keptDays.contact))
    : words.sentKeptUnknown;
}
