/**
 * The sample family of `npm run dev`: a student with Maya's November plan, a parent and a counselor in the
 * plan, and an administrator.
 */

import type { InvitedRole } from "#contract/family.ts";
import { findCommandScope, makeCommand } from "#domain/plan/commands.ts";
import type { Scope } from "#domain/plan/plan.ts";
import {
  type Account,
  createOwnAccount,
  findAccount,
  findAccountByEmail,
  setRoles,
} from "#server/account/store.ts";
import type { Colleges } from "#server/colleges.ts";
import { acceptInvitation } from "#server/family/accepting.ts";
import { refusalTokenOf } from "#server/family/invitationMails.ts";
import { invite } from "#server/family/invitations.ts";
import { invitationMail } from "#server/family/mail.ts";
import { createPasswords } from "#server/parts/identity/embedded/passwords.ts";
import { appendCommands } from "#server/plans/commands.ts";
import { createSealing, type DataKey } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";
import { readChapterPlan, storyBegan } from "../content/parts/planFile.ts";

type SamplePerson = {
  role: "student" | "parent" | "counselor" | "administrator";
  email: string;
  name: string;
};

export const sampleFamily = {
  password: "sample-family-2026",
  people: [
    { role: "student", email: "student@example.com", name: "Maya (sample)" },
    { role: "parent", email: "parent@example.com", name: "Maya’s parent (sample)" },
    { role: "counselor", email: "counselor@example.com", name: "Maya’s counselor (sample)" },
    { role: "administrator", email: "admin@example.com", name: "Administrator (sample)" },
  ],
} as const satisfies { password: string; people: readonly SamplePerson[] };

/** As of November 2026. Finances stay on the devices, as they do until a family shares them. */
const chapters = ["august", "september-october", "november"] as const;
const planId = "sample-maya";
const sharedScopes: readonly Scope[] = ["plan"];

type Surroundings = {
  rootFolder: string;
  colleges: Colleges;
  dataKeys: readonly DataKey[];
  publicUrl: string;
};

/** Adds the family once; a store that already has the student is left unchanged. */
export async function seedSampleFamily(
  database: Database,
  around: Surroundings,
  now: () => Date,
): Promise<void> {
  const [student, parent, counselor, administrator] = sampleFamily.people;
  if ((await findAccountByEmail(database, student.email)) !== null) return;
  const owner = await addPerson(database, student, now());
  await addPlan(database, owner.id, around, now());
  for (const person of [parent, counselor]) {
    await letIn(
      database,
      owner,
      { account: await addPerson(database, person, now()), role: person.role },
      around,
      now(),
    );
  }
  await addPerson(database, administrator, now());
  await setRoles(database, administrator.email, ["Administrator"]);
}

async function addPerson(database: Database, { email, name }: SamplePerson, now: Date) {
  const passwordHash = await createPasswords().hash(sampleFamily.password);
  const subject = await createOwnAccount(database, { email, name, passwordHash }, now);
  const account = subject === null ? null : await findAccount(database, subject);
  if (account === null) throw new Error(`The store already has an account for ${email}.`);
  return account;
}

async function addPlan(
  database: Database,
  accountId: string,
  around: Surroundings,
  now: Date,
): Promise<void> {
  const story = chapters.flatMap((chapter) => readChapterPlan(chapter, around).commands);
  const naming = makeCommand(
    { kind: "renameStudent", studentName: "Maya" },
    { id: "sample-name", at: storyBegan, planId },
  );
  const commands = [naming, ...story.map((command) => ({ ...command, planId }))].filter(
    (command) => findCommandScope(command) !== "money",
  );
  const sent = { planId, accountId, createdAt: storyBegan, after: 0, commands };
  const answer = await appendCommands(database, createSealing(around.dataKeys), sent, now);
  if (answer.kind !== "accepted") throw new Error(`The sample plan was not accepted: ${answer.kind}.`);
}

/** Invited by mail, which stays in the outbox for inspection, and admitted. */
async function letIn(
  database: Database,
  owner: Account,
  { account, role }: { account: Account; role: InvitedRole },
  { publicUrl, dataKeys }: Surroundings,
  now: Date,
): Promise<void> {
  const invited = await invite(
    database,
    {
      planId,
      owner,
      role,
      scopes: sharedScopes,
      email: account.email,
      mostPeople: null,
      mailOf: (token, expiresAt, invitationId) =>
        invitationMail({
          recipient: account.email,
          inviterName: owner.name,
          role,
          publicUrl,
          token,
          refusalToken: refusalTokenOf(account.email, dataKeys),
          expiresAt,
          invitationId,
        }),
    },
    now,
  );
  if (invited.kind !== "invited") throw new Error(`The invitation was not made: ${invited.kind}.`);
  const accepted = await acceptInvitation(
    database,
    createSealing(dataKeys),
    account,
    { token: invited.token },
    now,
  );
  if (accepted.kind !== "accepted") throw new Error(`The invitation was not accepted: ${accepted.kind}.`);
}
