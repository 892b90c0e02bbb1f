/** Thrown inside the transaction, which holds the ledger, if someone takes out more than their limit. */
export class AboveLimitError extends Error {}

/**
 * Runs the action. If it exceeds the caller's limit, runs it once more after they have confirmed their identity,
 * outside the transaction.
 */
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
