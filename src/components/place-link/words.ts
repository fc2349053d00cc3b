/** The words of a way to something that works today. */
export const words = {
  otherSite: (host: string) => `Opens ${host}, another site.`,
};
