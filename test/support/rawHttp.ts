/** HTTP by hand over one connection: requests that stop in the middle, and answers as they came. */
import { connect } from "node:net";

export type RawConnection = {
  send: (text: string) => void;
  /** Everything that has come, once it holds this text or the connection has ended. */
  until: (text: string) => Promise<string>;
  /** Everything that has come, once the other side has hung up. */
  ended: Promise<string>;
  close: () => void;
};

/** Rejects where nobody listens. */
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
    // What is sent to a side that has hung up fails: `ended` says so.
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

/** The head of a POST with a body of so many bytes. */
export function makePostHead(path: string, bytes: number, headers: Record<string, string> = {}): string {
  const all = { host: "localhost", "content-type": "application/json", "content-length": bytes, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}
