/** The worker that draws pictures while the build renders pages: takes an SVG with a number, replies with a PNG. */
import { parentPort } from "node:worker_threads";
import { drawn } from "./drawn.ts";
import type { DrawnPicture, PictureToDraw } from "./pictureDrawer.ts";

parentPort?.on("message", ({ number, svg }: PictureToDraw) => {
  void drawn(svg).then(
    (png) => answer({ number, png, problem: null }),
    (error: unknown) => answer({ number, png: null, problem: String(error) }),
  );
});

function answer(picture: DrawnPicture): void {
  parentPort?.postMessage(picture, []);
}
