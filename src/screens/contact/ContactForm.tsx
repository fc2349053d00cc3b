/** The contact form: typing, validating, sending, and its outcome. */
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { z } from "zod/mini";
import { Honeypot } from "#components/forms/Honeypot.tsx";
import { type FormField, SendForm } from "#components/forms/SendForm.tsx";
import { useSavedForm } from "#components/forms/useSavedForm.ts";
import { words as formWords } from "#components/forms/words.ts";
import { contactLimits, contactTopics } from "#contract/contact.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField, TextField } from "#ui/Field.tsx";
import { useLocation } from "#ui/router.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { Received, Waiting } from "./Outcome.tsx";
import { type ContactSent, type ContactValues, contactFormSchema } from "./schema.ts";
import { words } from "./words.ts";

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
