/**
 * What stood in the way of a message that is worth another try: the mail server could not be reached or would not talk
 * to us, it asked us to come again, or it refused this very message.
 */
export type PassingFault = 'unreachable' | 'later' | 'refused';

/** Hopeless is what no retry can mend, such as an address that is none. */
export type Fault = PassingFault | 'hopeless';

/** So that everything leaves within minutes of the server's return; only a refused message has no reason to hurry. */
const LONGEST_SECONDS: Record<PassingFault, number> = { unreachable: 120, later: 240, refused: 3600 };

/** How long to wait after so many tries, the last of which failed: 10 s, 20 s, 40 s … up to the longest of its kind. */
export const waitSeconds = (attempts: number, fault: PassingFault): number =>
  Math.min(10 * 2 ** Math.min(Math.max(attempts, 1) - 1, 20), LONGEST_SECONDS[fault]);
