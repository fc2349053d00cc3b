/** A bound figure as it stands in a Spanish sentence: amounts and numbers as they are, days with the Spanish month. */

const months = new Map(
  Object.entries({
    January: "enero",
    February: "febrero",
    March: "marzo",
    April: "abril",
    May: "mayo",
    June: "junio",
    July: "julio",
    August: "agosto",
    September: "septiembre",
    October: "octubre",
    November: "noviembre",
    December: "diciembre",
  }),
);

const names = [...months.keys()].join("|");
const day = new RegExp(`\\b(${names})(?: (\\d{1,2})\\b)?(?:,? (\\d{4})\\b)?`, "g");

/** "October 1, 2026" as "1 de octubre de 2026". Null where words are left that only English has. */
export function toSpanishFigure(text: string): string | null {
  const said = text
    .replaceAll(day, (_whole, month: string, dayOfMonth?: string, year?: string) =>
      [dayOfMonth, months.get(month), year].filter((part) => part !== undefined).join(" de "),
    )
    .replaceAll(/ to (?=\d)/g, " al ")
    .replaceAll(/ to (?=\$)/g, " a ");
  const words = said.match(/\p{L}+/gu) ?? [];
  return words.every(
    (word) => word === "de" || word === "a" || word === "al" || [...months.values()].includes(word),
  )
    ? said
    : null;
}
