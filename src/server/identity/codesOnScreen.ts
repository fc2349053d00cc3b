/**
 * Where no mail is sent, whether a code may be shown on the page that asks for it: only to the computer that the server
 * itself runs on, where the same person could read it in the terminal. Anywhere else it would confirm an address for anyone.
 */
import type { IncomingHttpHeaders } from "node:http";

/** What a proxy, a tunnel or a hosting service adds to a request that it passes on. */
const forwarding =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|client-ip|true-client-ip|cf-.+|fly-.+|x-original-.+|x-envoy-.+|x-amzn-.+|ngrok-.+)$/;

export type Listening = {
  host: string;
  /** As set; undefined if it is not. */
  publicUrl: string | undefined;
  hasProxies: boolean;
  sendsMail: boolean;
};

export function isOnLoopbackAlone({ host, publicUrl, hasProxies, sendsMail }: Listening): boolean {
  if (sendsMail || hasProxies || !isLoopbackName(host)) return false;
  return publicUrl === undefined || isLoopbackName(new URL(publicUrl).hostname);
}

export type Asking = { headers: IncomingHttpHeaders; socketAddress: string | undefined };

/** Its host is checked too: another site's page may have been given a name that leads here. */
export function isFromThisComputer({ headers, socketAddress }: Asking): boolean {
  if (socketAddress === undefined || !isLoopbackName(socketAddress)) return false;
  if (Object.keys(headers).some((name) => forwarding.test(name))) return false;
  const { host } = headers;
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  return isLoopbackName(new URL(`http://${host}`).hostname);
}

function isLoopbackName(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\]|::ffff:127(\.\d{1,3}){3})$/i.test(name);
}
