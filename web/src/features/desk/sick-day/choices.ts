import type { Proposal, SickDayVisit } from './models';

/** Nothing is done about a booking: it stays where it is. */
export const LEAVE = 'leave';

/** What somebody has chosen instead of what is proposed, by the booking's id: the key of another proposal, or `leave`. */
export type Choices = Readonly<Record<string, string>>;

/** Tells proposals for one booking from each other, as long as what they propose is the same. */
export const keyOf = ({ what, startsAt, people }: Proposal): string =>
  [what, startsAt, ...people.map(({ lineId, staffId }) => `${lineId}:${staffId}`)].join(' ');

/** Everything that a booking still to be decided on could become, what is proposed first. */
export const proposalsOf = ({ proposal, choices }: SickDayVisit): Proposal[] =>
  proposal ? [proposal, ...choices] : [];

/** What is to be done: what was chosen, else what is proposed; null for nothing. A choice that is gone is none. */
export function chosenFor(visit: SickDayVisit, choices: Choices): Proposal | null {
  const key = choices[visit._id];
  if (key === LEAVE) return null;
  return proposalsOf(visit).find((each) => keyOf(each) === key) ?? visit.proposal;
}

/** What one press does: everything that is not done, not left alone, and not being talked about on the telephone. */
export const toDoAtOnce = (visits: readonly SickDayVisit[], choices: Choices): SickDayVisit[] =>
  visits.filter((visit) => visit.heldUntil === null && chosenFor(visit, choices) !== null);

/** Whether somebody has to call: no email tells the client, or the one that should have has failed. */
export function isToCall(visit: SickDayVisit, choices: Choices): boolean {
  if (visit.done) return visit.done.letter === 'none' || visit.done.letter === 'failed';
  return !visit.client.getsEmail && chosenFor(visit, choices) !== null;
}

/** How many clients get or got an email, and how many have to be called and were not. */
export function clientsToNotify(visits: readonly SickDayVisit[], choices: Choices) {
  const toCall = visits.filter((visit) => isToCall(visit, choices) && !visit.done?.calledAt).length;
  const emails = visits.filter((visit) =>
    visit.done
      ? visit.done.letter === 'waiting' || visit.done.letter === 'sent'
      : visit.client.getsEmail && chosenFor(visit, choices) !== null,
  ).length;
  return { emails, toCall };
}
