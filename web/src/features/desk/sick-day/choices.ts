import type { Proposal, SickDayVisit } from './models';

/** The choice to leave a booking as it is. */
export const LEAVE = 'leave';

/** Choices other than the proposals, by booking id: the key of another proposal, or `leave`. */
export type Choices = Readonly<Record<string, string>>;

/** Identifies a proposal for a booking, as long as its content is the same. */
export const keyOf = ({ what, startsAt, people }: Proposal): string =>
  [what, startsAt, ...people.map(({ lineId, staffId }) => `${lineId}:${staffId}`)].join(' ');

/** All options for an undecided booking, the proposed one first. */
export const proposalsOf = ({ proposal, choices }: SickDayVisit): Proposal[] =>
  proposal ? [proposal, ...choices] : [];

/** The option to carry out: the chosen, otherwise the proposed one; null for none. An outdated choice is ignored. */
export function chosenFor(visit: SickDayVisit, choices: Choices): Proposal | null {
  const key = choices[visit._id];
  if (key === LEAVE) return null;
  return proposalsOf(visit).find((each) => keyOf(each) === key) ?? visit.proposal;
}

/** The bookings handled by the "do all" button: undecided, not left alone, and not being discussed on the phone. */
export const toDoAtOnce = (visits: readonly SickDayVisit[], choices: Choices): SickDayVisit[] =>
  visits.filter((visit) => visit.heldUntil === null && chosenFor(visit, choices) !== null);

/** True if the client has to be called: they can't be emailed, or their email failed. */
export function isToCall(visit: SickDayVisit, choices: Choices): boolean {
  if (visit.done) return visit.done.letter === 'none' || visit.done.letter === 'failed';
  return !visit.client.getsEmail && chosenFor(visit, choices) !== null;
}

/** The number of clients who are or were emailed, and of those still to be called. */
export function clientsToNotify(visits: readonly SickDayVisit[], choices: Choices) {
  const toCall = visits.filter((visit) => isToCall(visit, choices) && !visit.done?.calledAt).length;
  const emails = visits.filter((visit) =>
    visit.done
      ? visit.done.letter === 'waiting' || visit.done.letter === 'sent'
      : visit.client.getsEmail && chosenFor(visit, choices) !== null,
  ).length;
  return { emails, toCall };
}
