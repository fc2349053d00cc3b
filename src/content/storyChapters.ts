/** The seven chapters of one student's year, and the address of each. The student is a composite, and each chapter says so. */

/** One name throughout; it stands in the addresses. */
export const storyStudent = { name: "Maya", slug: "maya" } as const;

export const storyChapters = [
  "august",
  "september-october",
  "november",
  "december-january",
  "february-march",
  "april",
  "lessons-learned",
] as const;

export type StoryChapter = (typeof storyChapters)[number];

export function toStoryPath(chapter: StoryChapter): `/${string}` {
  return `/${storyStudent.slug}-story-${chapter}`;
}
