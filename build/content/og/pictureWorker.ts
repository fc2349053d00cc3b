/** The worker that draws pictures while the build renders pages: takes an SVG with a number, replies with a PNG. */
import { parentPort } from "node:worker_threads";
import type { DrawnPicture, PictureToDraw } from "./pictureDrawer.ts";
import { renderSvg } from "./renderSvg.ts";

parentPort?.on("message", ({ number, svg }: PictureToDraw) => {
  void renderSvg(svg).then(
    (png) => answerRequest({ number, png, problem: null }),
    (error: unknown) => answerRequest({ number, png: null, problem: String(error) }),
  );
});

function answerRequest(picture: DrawnPicture): void {
  parentPort?.postMessage(picture, []);
}
