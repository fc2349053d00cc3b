/** What the server tells those who watch it: metrics and traces both listen to it, and either may be absent. */

export type StoreCall = {
  /** What the statement does, never its text. */
  operation: "select" | "insert" | "update" | "delete" | "other";
  seconds: number;
  isOk: boolean;
};

/** In place of a status where the browser hung up before there was one, as nginx counts it. */
export const hungUpStatus = 499;

export type AnsweredRequest = {
  method: string;
  /** The route's pattern, never the address that was asked for. */
  route: string;
  status: number;
  seconds: number;
};

/** What waits and what runs at this moment. */
export type QueueState = { running: number; waiting: number };

export type Telemetry = {
  /**
   * Runs what answers a request. Call `answered` once it is; what the store does in between belongs to it.
   */
  request: (method: string, work: () => void) => { answered: (answer: AnsweredRequest) => void };
  storeCall: (call: StoreCall) => void;
  job: (name: string, work: () => Promise<void>) => Promise<void>;
  /** `read` is called whenever somebody looks. Names are the program's own. */
  watchQueue: (name: string, read: () => QueueState) => void;
  close: () => Promise<void>;
};

/** Tells several what each would be told; with nobody to tell, it just does the work. */
export function joinTelemetry(all: readonly Telemetry[]): Telemetry {
  return {
    request(method, work) {
      const requests: ReturnType<Telemetry["request"]>[] = [];
      const inside = all.reduceRight<() => void>(
        (inner, one) => () => void requests.push(one.request(method, inner)),
        work,
      );
      inside();
      return { answered: (answer) => requests.forEach((request) => request.answered(answer)) };
    },
    storeCall: (call) => all.forEach((one) => one.storeCall(call)),
    job: (name, work) =>
      all.reduceRight<() => Promise<void>>((inner, one) => () => one.job(name, inner), work)(),
    watchQueue: (name, read) => all.forEach((one) => one.watchQueue(name, read)),
    async close() {
      await Promise.all(all.map((one) => one.close()));
    },
  };
}
