/** Sends one worst input to the server of its world. */
import type { Endpoint } from "#contract/endpoint.ts";
import type { WorstInput, WorstWorld } from "./worstInputs.ts";

export function sendWorst(world: WorstWorld, endpoint: Endpoint, input: WorstInput) {
  const { method, url, headers, payload } = toRequest(world.tokens, endpoint, input);
  return world.server.inject({ method, url, headers, ...(payload === null ? {} : { payload }) });
}

export function toRequest(tokens: WorstWorld["tokens"], endpoint: Endpoint, input: WorstInput) {
  const { params = {}, query = "", body, headers = {} } = input;
  const token = tokens[input.as];
  return {
    method: endpoint.method,
    url: `${endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "")}${query}`,
    headers: {
      ...headers,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    payload: body === undefined ? null : JSON.stringify(body),
  };
}
