/**
 * POST /api/college-matches: the ranking and the first list for one student, as the quiz makes them. Nothing is stored
 * or logged; the browser does the same on the device and never calls this.
 */
import { z } from "zod/mini";
import { admissionLabels } from "#domain/admission/label.ts";
import { findMeantScale, gpaScaleMaximum } from "#domain/answers/gpaScale.ts";
import { citizenships } from "#domain/answers/households.ts";
import { moneySchema, profileSchema } from "#domain/answers/schema.ts";
import { stateCodes } from "#domain/college/states.ts";
import { placings } from "#domain/match/listConstraints.ts";
import { getCountryName } from "#domain/people/countries.ts";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { collegeStatuses } from "#domain/plan/plan.ts";
import { budgetLabels } from "#domain/price/budgetLabel.ts";
import type { Endpoint } from "./endpoint.ts";

export const matchesLimits = { most: 200, usual: 50 } as const;

const { most } = matchesLimits;

const scaleEnds = Object.entries(gpaScaleMaximum)
  .map(([scale, maximum]) => `${scale} ends at ${maximum}`)
  .join(", ");

/** Missing fields are as in the empty profile: not answered. */
export const askedProfile = z.pipe(
  z
    .strictObject(
      z.extend(z.partial(profileSchema), {
        homeZip: z.optional(
          z.nullable(
            z
              .string("A ZIP code is a text of five digits.")
              .check(z.regex(/^\d{5}$/, "A ZIP code has five digits.")),
          ),
        ),
        homeState: z.optional(
          z.nullable(z.enum(stateCodes, "A state is given by its two letters, such as TX.")),
        ),
        majorFamilies: z.optional(
          z
            .array(
              z
                .string("A field is a two-digit CIP family, such as 11.")
                .check(z.regex(/^\d{2}$/, "A field is a two-digit CIP family, such as 11.")),
            )
            .check(z.maxLength(10, "Choose ten fields at most.")),
        ),
      }).shape,
    )
    .check(
      z.refine(({ gpa, gpaScale = emptyProfile.gpaScale }) => isOnScale(gpa ?? null, gpaScale), {
        path: ["gpa"],
        message: `This GPA is above its scale: ${scaleEnds}. Send gpaScale with it.`,
      }),
      z.refine(({ gpa, gpaScale = emptyProfile.gpaScale }) => findMeantScale(gpa ?? 0, gpaScale) === null, {
        path: ["gpa"],
        message: `An average out of 100 is above ${gpaScaleMaximum.weighted}. If this one is out of 4.0, send gpaScale "unweighted"; if honors classes count extra, "weighted".`,
      }),
      z.refine(
        ({ homeLatitude, homeLongitude }) =>
          ((homeLatitude ?? null) === null) === ((homeLongitude ?? null) === null),
        {
          path: ["homeLongitude"],
          message: "Send homeLatitude and homeLongitude together, or a homeZip alone.",
        },
      ),
    ),
  z.transform((told: object) => ({ ...emptyProfile, ...told })),
);

function isOnScale(gpa: number | null, scale: keyof typeof gpaScaleMaximum | "none"): boolean {
  return gpa === null || scale === "none" || gpa <= gpaScaleMaximum[scale];
}

export const askedMoney = z.pipe(
  z.strictObject(z.partial(moneySchema).shape),
  z.transform((told: object) => ({ ...emptyMoney, ...told })),
);

export const askedUnitId = z
  .number("A college's number is the six digits of its UNITID.")
  .check(
    z.int("A college's number is the six digits of its UNITID."),
    z.minimum(100_000, "A college's number is the six digits of its UNITID."),
    z.maximum(999_999, "A college's number is the six digits of its UNITID."),
  );

const countrySentence = "A country is given by its two letters, such as MX.";

const limitSentence = `A limit is a whole number from 1 to ${most}.`;

export const collegeMatchesBodySchema = z.strictObject({
  /**
   * As in the plan. A `homeZip` sets the state and the position that were not sent; that of military mail (APO, FPO, DPO)
   * sets neither.
   */
  profile: z._default(askedProfile, emptyProfile),
  money: z._default(askedMoney, emptyMoney),
  /**
   * Where applications stand, by UNITID. "admitted" and "enrolled" make a chance certain; "denied" and "waitlisted" keep
   * a college off the first list; the others change nothing.
   */
  status: z._default(
    z
      .record(
        z.string().check(z.regex(/^\d{6}$/, "A status is given by the six digits of a college's UNITID.")),
        z.enum(collegeStatuses, `A status is one of ${collegeStatuses.join(", ")}.`),
        "Send status as an object from UNITID to status.",
      )
      .check(
        z.refine((told) => Object.keys(told).length <= most, {
          message: `Send the status of ${most} colleges at most.`,
        }),
      ),
    {},
  ),
  /** The student's citizenship, as in the aid answers: it changes tuition at public colleges and the aid counted on. */
  citizenship: z._default(
    z.nullable(z.enum(citizenships, `A citizenship is one of ${citizenships.join(", ")}.`)),
    null,
  ),
  /** The country of a home outside the United States, by its two letters. */
  homeCountry: z._default(
    z.nullable(
      z
        .string(countrySentence)
        .check(z.refine((code) => code === "US" || getCountryName(code) !== null, countrySentence)),
    ),
    null,
  ),
  /** Only these colleges, whether or not the ranking has them; `limit` is then not used. */
  unitIds: z.optional(
    z.array(askedUnitId, "Send unitIds as a list of numbers.").check(
      z.maxLength(most, `Send ${most} unitIds at most.`),
      z.refine((ids) => new Set(ids).size === ids.length, "A college is in unitIds twice. Send each once."),
    ),
  ),
  /** How many of the best matches to return; the colleges of the first list are returned besides. */
  limit: z._default(
    z
      .number(limitSentence)
      .check(z.int(limitSentence), z.minimum(1, limitSentence), z.maximum(most, limitSentence)),
    matchesLimits.usual,
  ),
});
export type CollegeMatchesBody = z.output<typeof collegeMatchesBodySchema>;

const shareOrNull = z.nullable(z.number());

/** A code with the figures behind it: dollars a year, straight miles, shares 0-1, scores 0-100; null where unknown. */
const codedReason = z.object({
  code: z.string(),
  values: z.record(z.string(), z.nullable(z.union([z.number(), z.string()]))),
});

const priceEnds = z.object({ lowUsd: z.number(), middleUsd: z.number(), highUsd: z.number() });

/** Shares 0-1 of students like this one. */
const oddsSchema = z.object({
  /** At any price: of any admission, and of one to a four-year college. */
  atLeastOne: z.number(),
  fourYear: z.number(),
  /** Where the price fits, too. Null without a budget, and where `byIncome` stands for them. */
  payable: shareOrNull,
  fourYearPayable: shareOrNull,
  byIncome: z.nullable(z.array(z.object({ payable: z.number(), fourYearPayable: z.number() }))),
  sentence: z.string(),
});

/** What would raise odds under half of a four-year college whose price fits. */
const mendSchema = z.object({
  sentence: z.string(),
  /** At most two, which would raise them most, each with the odds it alone would make. */
  colleges: z.array(z.object({ unitId: z.number(), name: z.string(), oddsAfter: z.number() })),
  oddsWithAll: z.number(),
  /** Living with family where a college is near enough; null where that changes little. */
  oddsAtHome: shareOrNull,
  /** Dollars a year with which the same list has even odds; null where no amount does. */
  evenBudgetUsd: z.nullable(z.number()),
});

const matchedCollegeSchema = z.object({
  unitId: z.number(),
  name: z.string(),
  /** To the nearest campus: in a straight line, or by land where the way around water is longer; null if either place is unknown. */
  distanceMiles: z.nullable(z.number()),
  /** "drive": by land, around water or a canyon. "water": straight over water, since no road leads there: it is never counted as near. */
  distanceKind: z.nullable(z.enum(["line", "drive", "water"])),
  /** The campus that the miles lead to; null for the main one. */
  nearestPlace: z.nullable(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
  /** 0-100, not rounded: how well the college fits the answers. It is not the chance of admission. */
  matchPercent: z.nullable(z.number()),
  /** Shares 0-1, not rounded; null unless the kind is "estimate". */
  chance: z.object({
    kind: z.enum(["estimate", "open", "guaranteed", "unknown"]),
    share: shareOrNull,
    low: shareOrNull,
    high: shareOrNull,
  }),
  /** How sure admission is; "target" at most where the student's program chooses again among those admitted. */
  admissionLabel: z.enum(admissionLabels),
  budgetLabel: z.enum(budgetLabels),
  /**
   * Degrees a year in the student's field with the most here: the program where one was named, else the family;
   * bachelor's, or associate where a student begins. Null if no field was told, or the college reports no degrees.
   */
  field: z.nullable(z.object({ degreesPerYear: z.number() })),
  /** The constraint that placed it on the first list; null for any other college. */
  placedBy: z.nullable(z.enum(placings)),
  /** Whole dollars in the student's first year, after grants. */
  price: z.nullable(
    z.object({
      lowUsd: z.number(),
      middleUsd: z.number(),
      highUsd: z.number(),
      /**
       * Without an income, where the range covers all incomes and is no answer: the price at each of the five federal income
       * ranges, the lowest first. Null elsewhere.
       */
      byIncome: z.nullable(z.array(priceEnds)),
      /**
       * Programs of the home state. "counted": the price has it; "open": an answer is missing, and the range covers both;
       * "missed": a condition is not met, and `text` says how far it is; "unpublished": met, with no amount for this college.
       */
      programs: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          year: z.string(),
          status: z.enum(["counted", "open", "missed", "unpublished"]),
          /** What it pays or would add here, to the nearest $100; for a last-dollar program at most. */
          usdPerYear: z.nullable(z.number()),
          text: z.string(),
        }),
      ),
    }),
  ),
  /** Why the college is on the first list; for any other, the parts of its match with their scores. */
  reasons: z.array(codedReason),
  /**
   * What to know before counting on it. "fieldNotSeen", "fieldFew" and "fieldByTransfer": no degrees in the student's
   * fields, too few to say that it offers them, or a general transfer degree to begin with. "programChooses": the chance is
   * for the college, and the program chooses again; "nursingChooses": so it would if nursing is meant. "closing": it takes no first-years in that fall, or closes before they could
   * finish. "news": it merges, was renamed or is at risk, and takes them. "notRanked": the ranking leaves it out, and
   * it is here because it was asked for.
   */
  warnings: z.array(codedReason),
});
export type MatchedCollege = z.infer<typeof matchedCollegeSchema>;

export const collegeMatchesEndpoint = {
  id: "collegeMatches",
  method: "POST",
  path: "/api/college-matches",
  access: "everyone",
  limit: "matches",
  summary:
    "Colleges for one student, recommended ones first, with chance, price, labels and the first list. Nothing is stored.",
  body: collegeMatchesBodySchema,
  // Ten thousand numbers are read, so that the reply can say how many may be sent.
  bodyLimitBytes: 256 * 1024,
  replies: {
    200: z.object({
      /** How many colleges the ranking has. */
      total: z.number(),
      /** In the order shown: sure ones first. */
      firstList: z.array(z.number()),
      /** As the screen orders them: what suits the student and can be paid first. The first list is always among them. */
      colleges: z.array(matchedCollegeSchema),
      /** What the first list was to have and does not, each with its constraint and a sentence for the family. */
      gaps: z.array(z.object({ constraint: z.string(), sentence: z.string() })),
      /** The odds of the first list; null if no college of it has a chance. */
      odds: z.nullable(oddsSchema),
      /** Null where the odds are even or better, or nothing can be said: without a budget or an income, for instance. */
      mend: z.nullable(mendSchema),
    }),
  },
} as const satisfies Endpoint;

export const collegeMatchesEndpoints = [collegeMatchesEndpoint] as const;
