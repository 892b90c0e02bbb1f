import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayAtAll, mayForAll } from '../../common/access/may.js';

/** Whose news, and how far they may look. */
export interface NewsReach {
  userId: string;
  /** The team member whose lines are all that they read of; undefined for whoever reads of all. */
  partOf: string | undefined;
  readsMessages: boolean;
}

/** Somebody who reads news, at the desk or by email. */
export type NewsPerson = Pick<CurrentUser, 'id' | 'role' | 'grants' | 'staffId'>;

/** Null for somebody who may read none, as whoever reads of their own column and has none. */
export function newsReachOf(person: NewsPerson): NewsReach | null {
  const { id: userId, staffId } = person;
  const readsMessages = mayForAll(person, 'inbox');
  if (mayForAll(person, 'diary')) return { userId, partOf: undefined, readsMessages };
  if (!mayAtAll(person, 'diary') || staffId === null) return null;
  return { userId, partOf: staffId, readsMessages };
}
