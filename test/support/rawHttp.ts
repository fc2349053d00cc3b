/** Raw HTTP over one connection: requests that stop halfway, and responses exactly as received. */
import { connect } from "node:net";

export type RawConnection = {
  send: (text: string) => void;
  /** Everything received, once it contains this text or the connection has ended. */
  until: (text: string) => Promise<string>;
  /** Everything received, once the other side has closed the connection. */
  ended: Promise<string>;
  close: () => void;
};

/** Rejects if nobody listens. */
export function openRawConnection(address: string): Promise<RawConnection> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = "";
    const listeners = new Set<() => void>();
    const tell = () => {
      for (const listener of listeners) listener();
    };
    socket.on("data", (text: Buffer) => {
      received += text.toString();
      tell();
    });
    const ended = new Promise<string>((resolveEnded) => {
      socket.once("close", () => resolveEnded(received));
    });
    socket.once("error", reject);
    // Writing to a closed connection fails, which `ended` reports.
    socket.on("error", () => undefined);
    socket.once("close", tell);
    socket.once("connect", () =>
      resolve({
        send: (text) => socket.write(text),
        ended,
        until: (text) =>
          new Promise((resolveUntil) => {
            const look = () => {
              if (!received.includes(text) && !socket.destroyed) return;
              listeners.delete(look);
              resolveUntil(received);
            };
            listeners.add(look);
            look();
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}

/** The head of a POST with a body of this many bytes. */
export function makePostHead(path: string, bytes: number, headers: Record<string, string> = {}): string {
  const all = { host: "localhost", "content-type": "application/json", "content-length": bytes, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}
