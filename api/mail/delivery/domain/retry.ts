/**
 * Why an email was not delivered, when another attempt is worth it: the mail server could not be reached or would not talk
 * to us, it asked us to try later, or it rejected this particular email.
 */
export type PassingFault = 'unreachable' | 'later' | 'refused';

/** Hopeless is what no retry can fix, such as an invalid address. */
export type Fault = PassingFault | 'hopeless';

/** Everything is sent within minutes of the server's return; only a rejected email has no reason to hurry. */
const maxSecondsByFault: Record<PassingFault, number> = { unreachable: 120, later: 240, refused: 3600 };

/** How long to wait after so many failed attempts: 10 s, 20 s, 40 s … up to the maximum for this fault. */
export const waitSeconds = (attempts: number, fault: PassingFault): number =>
  Math.min(10 * 2 ** Math.min(Math.max(attempts, 1) - 1, 20), maxSecondsByFault[fault]);
