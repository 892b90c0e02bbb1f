/** A little longer than a message with Undo stands on the desk's screen. */
const UNDO_SECONDS = 10;

/** How long the email about a change waits that the desk may take back before anybody hears of it. */
export const undoSecondsOf = (mayUndo = false): number => (mayUndo ? UNDO_SECONDS : 0);
