/** The records of colleges' aid policies and promises in one list, with where each is from. */
import type { FactOrigins } from "#facts/fact.ts";
import { collegesOrigins } from "#facts/policies/colleges.origins.ts";
import { collegesRecords } from "#facts/policies/colleges.ts";
import { fullNeedOrigins } from "#facts/policies/fullNeed.origins.ts";
import { fullNeedRecords } from "#facts/policies/fullNeed.ts";
import { pellPromisesOrigins } from "#facts/policies/pellPromises.origins.ts";
import { pellPromisesRecords } from "#facts/policies/pellPromises.ts";
import { privatePromisesOrigins } from "#facts/policies/privatePromises.origins.ts";
import { privatePromisesRecords } from "#facts/policies/privatePromises.ts";
import { publicPromisesOrigins } from "#facts/policies/publicPromises.origins.ts";
import { publicPromisesRecords } from "#facts/policies/publicPromises.ts";
import { publicPromisesWithTermsOrigins } from "#facts/policies/publicPromisesWithTerms.origins.ts";
import { publicPromisesWithTermsRecords } from "#facts/policies/publicPromisesWithTerms.ts";
import { universitiesOrigins } from "#facts/policies/universities.origins.ts";
import { universitiesRecords } from "#facts/policies/universities.ts";

/** A promise that is reported apart from the college's policy adds to it, so it stands later. */
export const policyRecords = [
  ...universitiesRecords,
  ...collegesRecords,
  ...fullNeedRecords,
  ...privatePromisesRecords,
  ...publicPromisesRecords,
  ...publicPromisesWithTermsRecords,
  ...pellPromisesRecords,
] as const;

export const policyOrigins: Readonly<Record<string, FactOrigins>> = {
  ...universitiesOrigins,
  ...collegesOrigins,
  ...fullNeedOrigins,
  ...privatePromisesOrigins,
  ...publicPromisesOrigins,
  ...publicPromisesWithTermsOrigins,
  ...pellPromisesOrigins,
};
