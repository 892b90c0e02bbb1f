/** Whether a part could not be shown because its code, or what it says, has not come (web/public/start.js). */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isMissingFile' in error;
