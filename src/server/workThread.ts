/** The thread that long work runs in: reads the data set once, then does one task after another. */
import { parentPort, workerData } from "node:worker_threads";
import { readAidOffer } from "./aidOfferReadings/readAidOffer.ts";
import { findMatches } from "./collegeMatches/findMatches.ts";
import { findColleges } from "./colleges/findColleges.ts";
import { loadColleges } from "./colleges.ts";
import { answerQuestion } from "./counselor/answerQuestion.ts";
import type { AskedWork, DoneWork, ThreadData } from "./longWork/longWork.ts";
import type { Tasks, WorkSurroundings } from "./longWork/tasks.ts";
import { callTool } from "./mcp/callTool.ts";
import { checkPostApart } from "./posts/checkPostApart.ts";
import { readSearchConsole } from "./seo/readSearchConsole.ts";

const tasks: Readonly<Tasks> = {
  answerQuestion,
  readAidOffer,
  findMatches,
  findColleges,
  callTool,
  checkPost: checkPostApart,
  readSearchConsole: ({ csv }) => readSearchConsole(csv),
};

// Only `longWork.ts` starts this file.
const { dataFolder } = workerData as ThreadData;
const colleges = loadColleges(dataFolder);
let around: WorkSurroundings = { colleges, cards: null, library: null };

parentPort?.on("message", (asked: AskedWork) => {
  if (asked.data !== undefined) around = { colleges, ...asked.data };
  else parentPort?.postMessage(doWork(asked.number, asked.name, asked.input), []);
});
parentPort?.postMessage("ready", []);

function doWork(number: number, name: keyof Tasks, input: unknown): DoneWork {
  try {
    // The caller's types hold the input to the task.
    const work = tasks[name] as (input: unknown, around: WorkSurroundings) => unknown;
    return { number, result: work(input, around), problem: null };
  } catch (error) {
    return {
      number,
      result: null,
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
