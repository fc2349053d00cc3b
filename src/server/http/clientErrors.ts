/**
 * Errors of the HTTP parser, raised before there is a request: answered like any other refusal, then
 * disconnected.
 */
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemMediaType } from "#contract/problem.ts";
import { createProblem } from "./problems.ts";

/** How long a browser may take to send its request, and how often that is checked. */
export type RequestTimes = { headersMs: number; wholeRequestMs: number; lookEveryMs: number };

export const requestTimes: RequestTimes = { headersMs: 10_000, wholeRequestMs: 30_000, lookEveryMs: 5_000 };

export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) socket.write(buildResponse(error.code));
  socket.destroy();
}

function buildResponse(code: string | undefined): string {
  const [status, detail] = chooseRefusal(code);
  const body = JSON.stringify(createProblem(status, detail));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    `content-type: ${problemMediaType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

function chooseRefusal(code: string | undefined): [number, string] {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return [408, "The request took too long to arrive. Please send it again."];
    case "HPE_HEADER_OVERFLOW":
      return [431, "The headers of this request are too long. Deleting this site's cookies may help."];
    default:
      return [400, "The request could not be read."];
  }
}
