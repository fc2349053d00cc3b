/** SAT totals and ACT composites that stand for each other: the makers' joint table of 2018. */
import type { Source } from "#lib/source.ts";

export const concordanceSource: Source = {
  id: "concordance2018",
  title: "Guide to the 2018 ACT/SAT Concordance, College Board and ACT",
  year: "2018",
  url: null,
};

/** One ACT composite, the SAT totals that match it, and the one SAT total to use for it. */
export type ConcordanceBand = { act: number; satFrom: number; satTo: number; satUse: number };

/** From the highest composite to the lowest that the table reaches. */
export const concordance: readonly ConcordanceBand[] = [
  { act: 36, satFrom: 1570, satTo: 1600, satUse: 1590 },
  { act: 35, satFrom: 1530, satTo: 1560, satUse: 1540 },
  { act: 34, satFrom: 1490, satTo: 1520, satUse: 1500 },
  { act: 33, satFrom: 1450, satTo: 1480, satUse: 1460 },
  { act: 32, satFrom: 1420, satTo: 1440, satUse: 1430 },
  { act: 31, satFrom: 1390, satTo: 1410, satUse: 1400 },
  { act: 30, satFrom: 1360, satTo: 1380, satUse: 1370 },
  { act: 29, satFrom: 1330, satTo: 1350, satUse: 1340 },
  { act: 28, satFrom: 1300, satTo: 1320, satUse: 1310 },
  { act: 27, satFrom: 1260, satTo: 1290, satUse: 1280 },
  { act: 26, satFrom: 1230, satTo: 1250, satUse: 1240 },
  { act: 25, satFrom: 1200, satTo: 1220, satUse: 1210 },
  { act: 24, satFrom: 1160, satTo: 1190, satUse: 1180 },
  { act: 23, satFrom: 1130, satTo: 1150, satUse: 1140 },
  { act: 22, satFrom: 1100, satTo: 1120, satUse: 1110 },
  { act: 21, satFrom: 1060, satTo: 1090, satUse: 1080 },
  { act: 20, satFrom: 1030, satTo: 1050, satUse: 1040 },
  { act: 19, satFrom: 990, satTo: 1020, satUse: 1010 },
  { act: 18, satFrom: 960, satTo: 980, satUse: 970 },
  { act: 17, satFrom: 920, satTo: 950, satUse: 930 },
  { act: 16, satFrom: 880, satTo: 910, satUse: 890 },
  { act: 15, satFrom: 830, satTo: 870, satUse: 850 },
  { act: 14, satFrom: 780, satTo: 820, satUse: 800 },
  { act: 13, satFrom: 730, satTo: 770, satUse: 760 },
  { act: 12, satFrom: 690, satTo: 720, satUse: 710 },
  { act: 11, satFrom: 650, satTo: 680, satUse: 670 },
  { act: 10, satFrom: 620, satTo: 640, satUse: 630 },
  { act: 9, satFrom: 590, satTo: 610, satUse: 590 },
];

/** The SAT total to use for an ACT composite; null below 9, where the table ends. */
export function convertActToSat(act: number): number | null {
  return concordance.find((band) => band.act === act)?.satUse ?? null;
}

/** The ACT composite of an SAT total; null below 590, where the table ends, and above 1600. */
export function convertSatToAct(sat: number): number | null {
  if (sat > 1600) return null;
  return concordance.find((band) => sat >= band.satFrom)?.act ?? null;
}
