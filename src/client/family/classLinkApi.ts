/** Endpoints of class links, with replies parsed by the contract. The token goes in the body, because addresses are logged along the way. */
import { sendRequest } from "#client/http/api.ts";
import { fillRoute } from "#client/http/toRequest.ts";
import {
  type ClassLink,
  type ClassOffer,
  classLinksSchema,
  classOfferSchema,
  type MadeClassLink,
  madeClassLinkSchema,
} from "#contract/classLinks.ts";
import { rareRouteTable } from "#contract/rareRouteTable.ts";
import type { Scope } from "#domain/plan/plan.ts";

export async function readClassLinks(): Promise<readonly ClassLink[]> {
  return classLinksSchema.parse(await sendRequest(fillRoute(rareRouteTable.classLinks, {}))).classLinks;
}

export async function makeClassLink(): Promise<MadeClassLink> {
  return madeClassLinkSchema.parse(await sendRequest(fillRoute(rareRouteTable.makeClassLink, {})));
}

export async function endClassLink(classLinkId: string): Promise<void> {
  await sendRequest(fillRoute(rareRouteTable.endClassLink, { classLinkId }));
}

export async function readClassOffer(token: string): Promise<ClassOffer> {
  return classOfferSchema.parse(await sendRequest(fillRoute(rareRouteTable.lookAtClassLink, { token })));
}

export async function joinClass(token: string, planId: string, scopes: readonly Scope[]): Promise<void> {
  await sendRequest(fillRoute(rareRouteTable.joinClass, { token, planId, scopes }));
}
