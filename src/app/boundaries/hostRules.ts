/** Where the page runs: on the machine of who builds it, nobody needs to be told to wait for a server. */

export function isLocalHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/.test(hostname);
}
