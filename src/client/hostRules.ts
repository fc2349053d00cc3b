/** Detects local development, where a developer does not need to be told to wait for a server. */

export function isLocalHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/.test(hostname);
}
