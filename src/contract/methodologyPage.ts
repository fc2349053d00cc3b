/** The data of /methodology: sources, coverage of the data set, and back-tests, computed at build. */
import { z } from "zod/mini";
import { controls } from "#domain/college/college.ts";

const count = z.number().check(z.int(), z.minimum(0));
const share = z.number().check(z.minimum(0), z.maximum(1));

const chanceFigures = z.object({
  cells: count,
  meanErrorPoints: z.number(),
  labelsRight: count,
  tooOptimistic: count,
  covered: z.nullable(count),
});

const predictedBand = z.object({ actual: share, predicted: share });
/** Shares: too high on average above 0, and the mean size of the error. */
const bandFigures = z.object({ bias: z.number(), meanError: z.number() });

export const methodologyPageSchema = z.object({
  release: z.string(),
  /** The day the data set was created, YYYY-MM-DD. */
  asOf: z.string(),
  sources: z.array(
    z.object({
      id: z.string(),
      publisher: z.string(),
      title: z.string(),
      release: z.nullable(z.string()),
      years: z.string(),
      licence: z.string(),
      url: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
  /** How many of `colleges` publish each item; `bachelors` mainly award bachelor's degrees. */
  counts: z.object({
    colleges: count,
    degreeGranting: count,
    bachelors: count,
    admitRate: count,
    openAdmission: count,
    testQuartiles: count,
    priceByIncome: count,
    averagePrice: count,
    completion: count,
    earnings: count,
  }),
  chance: z.object({
    method: chanceFigures,
    admitRateAlone: chanceFigures,
    cells: z.array(
      z.object({
        campus: z.string(),
        admitRate: share,
        band: count,
        actual: share,
        predicted: share,
        isCovered: z.boolean(),
      }),
    ),
    /** The share of low grades among the admitted, against the enrolled of ten colleges. */
    lowGrades: z.object({
      cells: z.array(
        z.object({
          college: z.string(),
          fall: count,
          three: predictedBand,
          threeAndHalf: predictedBand,
        }),
      ),
      three: bandFigures,
      threeAndHalf: bandFigures,
    }),
  }),
  priceGrades: z.array(
    z.object({
      basis: z.enum(["average", "cost"]),
      control: z.nullable(z.enum(controls)),
      bracket: z.nullable(z.literal([0, 1, 2, 3, 4])),
      prices: count,
      medianErrorUsd: count,
      meanErrorUsd: count,
      heldShare: share,
      shownHeldShare: share,
    }),
  ),
  twoYearGrades: z.array(
    z.object({
      control: z.nullable(z.enum(controls)),
      bracket: z.nullable(z.literal([0, 1, 2, 3, 4])),
      prices: count,
      medianErrorUsd: count,
      meanErrorUsd: count,
      heldShare: share,
      belowShare: share,
      aboveShare: share,
    }),
  ),
});

export type MethodologyPage = z.infer<typeof methodologyPageSchema>;
