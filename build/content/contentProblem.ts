/** A problem in a file of /content, with its line: one sentence for the author. */
export class ContentProblem extends Error {
  constructor(file: string, line: number | null, sentence: string) {
    super(line === null ? `${file}: ${sentence}` : `${file}:${line}: ${sentence}`);
    this.name = "ContentProblem";
  }
}
