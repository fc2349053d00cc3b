/** Bodies for the table of who may call what: of the right shape, and never issued by anyone. */

/** Well-formed, and made by no authenticator. */
const passkey = { id: "AA", rawId: "AA", type: "public-key" };
export const createdPasskey = { ...passkey, response: { clientDataJSON: "e30", attestationObject: "oA" } };
export const usedPasskey = {
  ...passkey,
  response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
};
/** Well-formed, but never issued by anyone. */
export const stopToken = `${"a".repeat(22)}.${"b".repeat(43)}`;
