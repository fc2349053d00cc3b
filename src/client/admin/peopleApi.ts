/** The endpoints of people for administrators, with replies parsed by the contract. */
import {
  adminFindPersonEndpoint,
  type PeopleRights,
  type Person,
  peopleRightsSchema,
  personSchema,
} from "#contract/adminPeople.ts";
import { callAdmin } from "./callAdmin.ts";

export async function readPeopleRights(signal?: AbortSignal): Promise<PeopleRights> {
  return peopleRightsSchema.parse(await callAdmin("adminPeople", {}, { signal }));
}

/** The accounts of exactly this address. */
export async function findPeople(email: string): Promise<readonly Person[]> {
  const reply = await callAdmin("adminFindPerson", { email });
  return adminFindPersonEndpoint.replies[200].parse(reply).people;
}

export type PersonAct = "grant" | "revoke" | "signOut" | "unlock" | "export" | "erase" | "callOff";

/** Returns the account after the change. */
export async function actOnPerson(act: PersonAct, accountId: string): Promise<Person> {
  return personSchema.parse(await callAct(act, accountId));
}

function callAct(act: PersonAct, accountId: string): Promise<unknown> {
  switch (act) {
    case "grant":
      return callAdmin("adminChangeRole", { accountId, isAdministrator: true });
    case "revoke":
      return callAdmin("adminChangeRole", { accountId, isAdministrator: false });
    case "signOut":
      return callAdmin("adminSignOutPerson", { accountId });
    case "unlock":
      return callAdmin("adminLiftLock", { accountId });
    case "export":
      return callAdmin("adminMailExport", { accountId });
    case "erase":
      return callAdmin("adminPlanErasure", { accountId });
    case "callOff":
    default:
      return callAdmin("adminCallOffErasure", { accountId });
  }
}
