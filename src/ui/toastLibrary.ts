/** The toast part of Radix, as a file of its own that is downloaded when the page is first used. */
export { Toast } from "radix-ui";
