/** Every schema migration, in order: a released one is never edited, only followed by another. */
import { createAccountTable, erasedSubjectMigration } from "./account/tables.ts";
import { adminMigration } from "./admin/tables.ts";
import { auditMigration } from "./audit/tables.ts";
import { authorshipMigration } from "./authorship/tables.ts";
import { calculatorTallyMigration } from "./calculatorTally/tables.ts";
import { planCalendarMigration } from "./calendars/tables.ts";
import { classLinkMigration } from "./classLinks/tables.ts";
import { modelUseMigration } from "./counselorTurns/tables.ts";
import { essayMigration } from "./essays/tables.ts";
import { invitationMailMigration, invitationMigration } from "./family/tables.ts";
import { createFormTables, reportedRecordMigration } from "./forms/tables.ts";
import { heartbeatMigration } from "./health/tables.ts";
import { attackMigration, createSignInTables, passkeyMigration, reuseMigration } from "./identity/tables.ts";
import { keyMigration } from "./keys/tables.ts";
import { createOutboxTable } from "./outbox/tables.ts";
import { createPageViewTable } from "./pageViews/tables.ts";
import { performanceMigration } from "./performance/tables.ts";
import {
  addresseeMigration,
  commandAuthorMigration,
  peopleEventMigration,
  planMigration,
} from "./plans/tables.ts";
import { postMigration } from "./posts/tables.ts";
import { nextDueMigration, parentTasksMigration, reminderMigration } from "./reminders/tables.ts";
import { seoMigration } from "./seo/tables.ts";
import type { Migration } from "./store/tables.ts";
import { subscriptionMigration } from "./subscription/tables.ts";

export const migrations: readonly Migration[] = [
  {
    name: "0001 forms, outbox, page views",
    async up(database) {
      await createFormTables(database);
      await createPageViewTable(database);
      await createOutboxTable(database);
    },
  },
  {
    name: "0002 accounts and signing in",
    async up(database) {
      await createAccountTable(database);
      await createSignInTables(database);
    },
  },
  planMigration,
  invitationMigration,
  reminderMigration,
  subscriptionMigration,
  erasedSubjectMigration,
  nextDueMigration,
  reportedRecordMigration,
  modelUseMigration,
  essayMigration,
  authorshipMigration,
  attackMigration,
  passkeyMigration,
  heartbeatMigration,
  auditMigration,
  adminMigration,
  seoMigration,
  performanceMigration,
  postMigration,
  addresseeMigration,
  parentTasksMigration,
  invitationMailMigration,
  peopleEventMigration,
  keyMigration,
  reuseMigration,
  commandAuthorMigration,
  calculatorTallyMigration,
  classLinkMigration,
  planCalendarMigration,
];
