/** The text around the state programs of one price. */

export const words = {
  title: "Your state’s programs in this price",
  due: (day: string, isExpected: boolean) =>
    isExpected ? `Due around ${day}, if it is the same as in earlier years.` : `Due ${day}.`,
  link: (name: string) => `${name}: rules and how to apply`,
  average:
    "Published averages already include part of what these programs pay. So your price changes by less than the full amount.",
};
