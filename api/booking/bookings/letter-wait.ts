/** Two seconds longer than the diary offers Undo (`UNDO_OFFERED_MS` in use-diary-move.tsx). */
const CHANGE_LETTER_WAIT_SECONDS = 10;

/** Seconds by which the email about a change is delayed, so that the desk can undo it before the client reads it. */
export const letterWaitSeconds = (mayUndo = false): number => (mayUndo ? CHANGE_LETTER_WAIT_SECONDS : 0);
