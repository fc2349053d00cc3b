/** Who reads a page, and texts that say it otherwise to one of them: the idea of a task's forms, for every other text. */

export const readers = ["student", "parent", "counselor"] as const;
export type Reader = (typeof readers)[number];

/** `any` is what is said while it is not known who reads, and to everyone who has no form of their own. */
export type Forms<Text> = { any: Text } & Partial<Record<Reader, Text>>;

export function wordFor<Text>(forms: Forms<Text>, reader: Reader | null): Text {
  const own = reader === null ? undefined : forms[reader];
  return own === undefined ? forms.any : own;
}
