/** Has pictures drawn by a worker, which is started for the first one. */
import { Worker } from "node:worker_threads";

export type PictureToDraw = { number: number; svg: string };
export type DrawnPicture =
  | { number: number; png: Uint8Array; problem: null }
  | { number: number; png: null; problem: string };

export type PictureDrawer = {
  /** Rejects where it cannot be drawn. */
  draw: (svg: string) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export function createPictureDrawer(): PictureDrawer {
  const waiting = new Map<number, { resolve: (png: Uint8Array) => void; reject: (error: Error) => void }>();
  let worker: Worker | null = null;
  let last = 0;

  function start(): Worker {
    const started = new Worker(new URL("./pictureWorker.ts", import.meta.url));
    started.on("message", (picture: DrawnPicture) => {
      const asker = waiting.get(picture.number);
      waiting.delete(picture.number);
      if (picture.png === null) asker?.reject(new Error(picture.problem));
      else asker?.resolve(picture.png);
    });
    started.on("error", (error) => {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  }

  return {
    draw(svg) {
      worker ??= start();
      last += 1;
      const asked: PictureToDraw = { number: last, svg };
      const answered = new Promise<Uint8Array>((resolve, reject) => {
        waiting.set(asked.number, { resolve, reject });
      });
      worker.postMessage(asked, []);
      return answered;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
