/** Someone takes out more than their limit. It is thrown inside the transaction, which holds the ledger. */
export class AboveLimitError extends Error {}

/** Tries it; above the limit of whoever asks, once more when they have shown, outside of the transaction, that it is them. */
export async function provedAboveLimit<Result>(
  attempt: (isProved: boolean) => Promise<Result>,
  prove: () => Promise<void>,
): Promise<Result> {
  try {
    return await attempt(false);
  } catch (error) {
    if (!(error instanceof AboveLimitError)) throw error;
  }
  await prove();
  return attempt(true);
}
