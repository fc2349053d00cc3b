/** What is wrong with a file of /content, at which line: one sentence for whoever writes there. */
export class ContentProblem extends Error {
  constructor(file: string, line: number | null, sentence: string) {
    super(line === null ? `${file}: ${sentence}` : `${file}:${line}: ${sentence}`);
    this.name = "ContentProblem";
  }
}
