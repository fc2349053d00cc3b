/** Builds the request for an endpoint's id and input, using only the table of methods and paths. */
import { type PublicId, type Route, routeTable } from "#contract/routeTable.ts";

export type ApiPath = `/api/${string}`;

export type ApiRequest = {
  method: Route[0];
  path: ApiPath;
  /** Undefined if nothing is sent. */
  body: Readonly<Record<string, unknown>> | undefined;
  /** Whether the reply depends on who asks. */
  isPersonal: boolean;
};

export function toRequest(id: PublicId, input: object): ApiRequest {
  return fillRoute(routeTable[id], input);
}

/** Fields named in the path go there; the others go into a GET's query, or as JSON into the body. */
export function fillRoute([method, template, isPersonal]: Route, input: object): ApiRequest {
  const rest = new Map<string, unknown>(Object.entries(input));
  const filled = template.replace(/:(\w+)/g, (_all, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const isRead = method === "GET";
  const query = isRead ? toQuery(rest) : "";
  return {
    method,
    path: `/api/${filled}${query}`,
    body: isRead || rest.size === 0 ? undefined : Object.fromEntries(rest),
    isPersonal,
  };
}

function toQuery(fields: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === "string" || typeof value === "number") query.append(name, `${value}`);
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
