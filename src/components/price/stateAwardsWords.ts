/** The text around the state programs of one price. */

export const words = {
  title: "Your state’s programs in this price",
  due: (day: string, isExpected: boolean) =>
    isExpected ? `Due around ${day}, if it stays as in earlier years.` : `Due ${day}.`,
  link: (name: string) => `${name}: rules and how to apply`,
  average:
    "The average price here already includes what other students get from these programs. So we move yours only by how it differs.",
};
