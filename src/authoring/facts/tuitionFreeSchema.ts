/** The schema of a college where nobody, or nobody of a group, pays tuition, or where everyone is let off part of it. */
import { z } from "zod";
import { stateCodes } from "#domain/college/states.ts";
import { tuitionFreeStudents } from "#domain/price/tuitionFreeStudents.ts";

const phrase = z.string().min(1);
const usd = z.number().int().nonnegative();

export const tuitionFreeSchema = z
  .strictObject({
    /** The share of tuition that is not charged: 1 is all of it. */
    share: z.number().gt(0).lte(1),
    students: z.enum(tuitionFreeStudents),
    /** For residents of counties: how many there are, and the states they lie in. */
    counties: z
      .strictObject({ count: z.number().int().positive(), states: z.array(z.enum(stateCodes)).min(1) })
      .optional(),
    /** Nothing is left to pay: housing and food are covered with tuition. */
    coversLiving: z.literal(true).optional(),
    /** Mandatory fees a year that are charged all the same; omitted if not known. */
    feesUsd: usd.optional(),
    /** What the college says a year comes to for a student on campus, in this record's year; omitted if it names no sum. */
    billUsd: usd.optional(),
    /** What is still paid, as it follows "You would still pay". */
    stillPaid: phrase.optional(),
    /** What is asked of students in return, and of those who apply: whole sentences. */
    inReturn: phrase.optional(),
    /** What else a family should know, in whole sentences. */
    more: phrase.optional(),
  })
  .refine(({ coversLiving, stillPaid }) => coversLiving === true || stillPaid !== undefined, {
    path: ["stillPaid"],
    message: "it says what is still paid, unless nothing is",
  })
  .refine(({ students, counties }) => (students === "countyResidents") === (counties !== undefined), {
    path: ["counties"],
    message: "residents of counties, and no others, have counties",
  });
