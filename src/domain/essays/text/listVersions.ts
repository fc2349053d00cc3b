/** Earlier versions of an essay as one list, wherever they are kept: on this device, in the account, or in both. */

export type ListedVersion = {
  versionId: string;
  /** UTC instant. */
  savedAt: string;
  /** Null where only the account has it, and it has to be asked for. */
  text: string | null;
  isOnDevice: boolean;
  isInAccount: boolean;
};

/** Newest first. A version has the same id everywhere, and the device's instant where both have it. */
export function listVersions(
  device: readonly { versionId: string; keptAt: string; text: string }[],
  account: readonly { versionId: string; savedAt: string }[],
): ListedVersion[] {
  const inAccount = new Set(account.map(({ versionId }) => versionId));
  const onDevice = new Set(device.map(({ versionId }) => versionId));
  const listed = [
    ...device.map(
      ({ versionId, keptAt, text }): ListedVersion => ({
        versionId,
        savedAt: keptAt,
        text,
        isOnDevice: true,
        isInAccount: inAccount.has(versionId),
      }),
    ),
    ...account
      .filter(({ versionId }) => !onDevice.has(versionId))
      .map(
        ({ versionId, savedAt }): ListedVersion => ({
          versionId,
          savedAt,
          text: null,
          isOnDevice: false,
          isInAccount: true,
        }),
      ),
  ];
  // The last saved of one instant first.
  return listed
    .map((version, index) => ({ version, index }))
    .toSorted((a, b) => compare(b.version.savedAt, a.version.savedAt) || b.index - a.index)
    .map(({ version }) => version);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
