/** A problem in a written page, with its line: one sentence for the author. */
export class ContentProblem extends Error {
  /** Of the whole file; null if it is about no line. */
  readonly line: number | null;
  readonly sentence: string;

  constructor(file: string, line: number | null, sentence: string) {
    super(line === null ? `${file}: ${sentence}` : `${file}:${line}: ${sentence}`);
    this.name = "ContentProblem";
    this.line = line;
    this.sentence = sentence;
  }
}
