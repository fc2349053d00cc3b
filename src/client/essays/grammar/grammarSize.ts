/** What the grammar checker weighs. A test compares the first with the file, the build's browser test the second with what is sent. */

/** The file as the checker's package has it. */
export const grammarFileBytes = 15_935_196;
/** Its download as the build packs it, to the nearest tenth of a megabyte. */
export const grammarDownloadBytes = 7_400_000;
