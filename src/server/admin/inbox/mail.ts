/** The answer to a message, as a mail to whoever sent it. */
import type { NewMail } from "#server/outbox/store.ts";

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
/** Of the message that is quoted; its sender knows how it goes on. */
const quotedCharacters = 2_000;

type Answered = { email: string; message: string; receivedAt: string };

/** The subject holds nothing that anyone typed. `contactEmail`: where a reply goes; null leaves it to the sender. */
export function answerMail(answered: Answered, text: string, contactEmail: string | null): NewMail {
  const { email, message, receivedAt } = answered;
  const characters = Array.from(message);
  const isCut = characters.length > quotedCharacters;
  const quoted = `${characters.slice(0, quotedCharacters).join("")}${isCut ? " …" : ""}`;
  const lines = quoted.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${line}`);
  const day = dayFormat.format(new Date(receivedAt));
  return {
    recipient: email,
    replyTo: contactEmail,
    kind: "contactAnswer",
    subject: "Your message to Tassel",
    body: `${text}\n\nOn ${day} you wrote:\n${lines.join("\n")}\n`,
  };
}
