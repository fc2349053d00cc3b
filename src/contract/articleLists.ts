/** The data of pages that list articles: the help center, the blog and the index of state guides. */
import { z } from "zod/mini";
import { articleCardSchema } from "#content/article.ts";

export const helpPageSchema = z.object({ articles: z.array(articleCardSchema) });

export const blogPageSchema = z.object({
  articles: z.array(articleCardSchema),
  /** The chapters of the student's year, in calendar order. */
  chapters: z.array(articleCardSchema),
});

export const stateGuidesPageSchema = z.object({
  states: z.array(
    z.object({
      slug: z.string(),
      excerpt: z.string(),
      /** Degree-granting colleges in the data set, and the four-year ones among them. */
      colleges: z.number(),
      fourYear: z.number(),
    }),
  ),
});
export type StateGuidesPage = z.infer<typeof stateGuidesPageSchema>;
