/** Draws pictures beside the build, which renders pages meanwhile: takes an SVG and its number, answers with a PNG. */
import { parentPort } from "node:worker_threads";
import { renderSvg } from "./renderSvg.ts";
import type { DrawnPicture, PictureToDraw } from "./pictureDrawer.ts";

parentPort?.on("message", ({ number, svg }: PictureToDraw) => {
  void renderSvg(svg).then(
    (png) => answerRequest({ number, png, problem: null }),
    (error: unknown) => answerRequest({ number, png: null, problem: String(error) }),
  );
});

function answerRequest(picture: DrawnPicture): void {
  parentPort?.postMessage(picture, []);
}
