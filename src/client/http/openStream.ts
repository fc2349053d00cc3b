/** Calls an endpoint that answers with a stream. Apart from api.ts, which every page loads. */
import type { PublicId } from "#contract/routeTable.ts";
import { accessTokens } from "./accessTokens.ts";
import type { CallInput } from "./callInput.ts";
import { RequestError, readProblem, readRetryAfter } from "./requestError.ts";
import { toRequest } from "./toRequest.ts";

/**
 * The bytes of the reply as they come. Throws RequestError on a refusal or another network's page; network failures and
 * aborting pass through. Nothing is tried twice, except with a new token after a 401.
 */
export async function openStream<Id extends PublicId>(
  id: Id,
  input: CallInput<Id>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { method, path, body } = toRequest(id, input);
  const ask = (bearer: string | null) =>
    fetch(path, {
      method,
      credentials: "include",
      body: JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      },
      signal,
    });
  const token = accessTokens().isSignedIn() ? await accessTokens().token("kept") : null;
  let response = await ask(token);
  if (response.status === 401 && token !== null) {
    const renewed = await accessTokens()
      .token("renewed")
      .catch(() => null);
    if (renewed !== null && renewed !== token) response = await ask(renewed);
  }
  const { status, headers } = response;
  if (!response.ok) {
    const text = await response.text();
    throw new RequestError(`${status}: ${text}`, status, {
      problem: readProblem(text),
      retryAfterSeconds: readRetryAfter(headers.get("retry-after"), Date.now()),
    });
  }
  if (response.body === null || headers.get("content-type")?.startsWith("text/event-stream") !== true)
    throw new RequestError("The network answered with something other than the stream.", null, {
      reason: "otherNetwork",
    });
  return response.body;
}
