/** The text of links to what works today. */
export const words = {
  otherSite: (host: string) => `Opens ${host}, another site.`,
};
