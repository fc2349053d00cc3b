/** The schema of a period in /facts: for which year, class or span a value holds. */
import { z } from "zod";

export const periodPattern =
  /^((since )?((fall|spring|class of|tax year|fiscal year) )?\d{4}(-\d\d|-\d{4})?( Q[1-4])?|tax years \d{4} to \d{4})$/;

export const periodSchema = z
  .string("a period is text: write it in quotes where it is a bare year")
  .regex(
    periodPattern,
    'a period such as 2026-27, "2026", "2025 Q2", "fall 2027", "class of 2027" or "since 2024-25"',
  );
