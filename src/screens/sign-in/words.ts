/** The words of /sign-in. */
import type { ToComeWords } from "#pieces/to-come/words.ts";

export const words: ToComeWords = {
  title: "No account needed",
  lead: "There is no sign-in yet. Your plan is kept in this browser, on this device, and every tool works without an account.",
  today: [
    { label: "My plan", text: "Your list, its balance and its odds, kept on your device.", to: "/my-plan" },
    {
      label: "Take your plan to another device",
      text: "Save it as a file here, and open the file there.",
      to: "/your-data",
    },
    {
      label: "What we keep",
      text: "What stays on your device, and what reaches the server.",
      to: "/privacy",
    },
  ],
  will: [
    { title: "One plan on all your devices", text: "Changed on the phone, there on the laptop." },
    { title: "People you invite", text: "A parent or a counselor sees what you choose to share." },
    { title: "Reminders", text: "A message before a deadline." },
  ],
  wish: "accounts",
};
