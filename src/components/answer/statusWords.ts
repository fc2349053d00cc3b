/** The text about citizenship and a home abroad. */
import type { StateCode } from "#domain/college/states.ts";
import { describeStatusRule } from "#domain/price/tuitionByStatusWords.ts";

export const statusWords = {
  summary: "Citizenship (optional)",
  legend: "The student is",
  hint: "Your answer affects aid and tuition, never what you can see here. We keep it with your aid answers on this device, not in links or spreadsheets.",
  options: {
    citizen: {
      label: "A U.S. citizen or eligible noncitizen",
      detail:
        "Includes green card holders, refugees and people granted asylum. The parents’ status does not matter",
    },
    undocumented: { label: "Undocumented, or has DACA" },
    international: { label: "An international student", detail: "Coming on a student visa" },
    unsaid: { label: "Rather not say", detail: "We’ll calculate everything as we would for a citizen" },
  },
  clear: "Clear this answer",
  changes: {
    withoutStatus: (home: StateCode | null) =>
      `You can’t file the FAFSA or get federal grants or loans, so price ranges go up to the sticker price. ${describeHome(home)} Ask each college in writing what aid it gives, and ask a trusted counselor about your own case.`,
    international:
      "You can’t get federal or state aid, and you pay out-of-state tuition at public colleges. At the colleges we know to meet the full need of international students, prices follow your family’s income. Everywhere else, we show the published prices, so ask each college what aid it gives. Many want the CSS Profile or the ISFAA form. The chances we show are for all applicants. International students are often admitted at lower rates, especially when they ask for aid.",
    citizenAbroad:
      "U.S. citizens living abroad can file the FAFSA and get federal aid. Public colleges charge them the out-of-state price unless a state still counts the family as residents. Ask each college.",
    unsaid:
      "We calculate prices and aid as we would for a citizen or eligible noncitizen. If you are neither, you can’t get federal grants or loans, and some tuition is higher.",
  },
};

function describeHome(home: StateCode | null): string {
  if (home === null)
    return "Which tuition a public college charges, and whether state aid is open, depends on the state.";
  return describeStatusRule(home);
}
