import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayAtAll, mayForAll } from '../../common/access/may.js';

/** The reader of the news, and the bookings they may read about. */
export interface NewsReach {
  userId: string;
  /** The team member whose lines are the only ones to read about; undefined for everyone's. */
  partOf: string | undefined;
  readsMessages: boolean;
  /** Is told about requests for time off, and answers them. */
  answersTimeOff: boolean;
}

/** A person who reads news, at the desk or by email. */
export type NewsPerson = Pick<CurrentUser, 'id' | 'role' | 'grants' | 'staffId'>;

/** Null if the person may not read any news, such as a stylist without a column of their own. */
export function newsReachOf(person: NewsPerson): NewsReach | null {
  const { id: userId, staffId } = person;
  const readsMessages = mayForAll(person, 'inbox');
  const answersTimeOff = mayForAll(person, 'team');
  if (mayForAll(person, 'diary')) return { userId, partOf: undefined, readsMessages, answersTimeOff };
  if (!mayAtAll(person, 'diary') || staffId === null) return null;
  return { userId, partOf: staffId, readsMessages, answersTimeOff };
}
