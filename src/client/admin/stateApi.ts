/** The state of the installation for administrators, with the reply parsed by the contract. */
import { type AdminState, adminStateSchema } from "#contract/adminState.ts";
import { callAdmin } from "./callAdmin.ts";

export async function readAdminState(signal?: AbortSignal): Promise<AdminState> {
  return adminStateSchema.parse(await callAdmin("adminState", {}, { signal }));
}

/** `now` is the server's time as the state endpoint reported it. */
export async function confirmDate(now: string): Promise<void> {
  await callAdmin("adminConfirmDate", { now });
}
