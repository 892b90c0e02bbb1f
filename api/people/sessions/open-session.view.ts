import { sayDevice } from '../../common/words/notice.js';
import type { Language } from '../../words/types.gen.js';
import { deviceOf } from './device.js';
import { sessionEnds } from './domain/session-lifetime.js';
import type { Session } from './session.entity.js';

/** A browser in which the reader is signed in. */
export class OpenSessionView {
  _id: string;

  /** What to call it: "Chrome on Android". */
  device: string;

  /** When they signed in there; an instant, ISO 8601 in UTC, like the two below. */
  createdAt: string;

  /** When it last asked for a new access token. */
  lastSeenAt: string;

  /** When it ends if it is not used again. */
  expiresAt: string;

  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

export const toOpenSessionView = (
  session: Session,
  currentId: string,
  language: Language,
): OpenSessionView => {
  const { id, user, userAgent, createdAt, lastSeenAt } = session;
  const ends = sessionEnds({ role: user.role, openedAt: createdAt, lastSeenAt });
  const expiresAt = ends.idleExpiresAt < ends.absoluteExpiresAt ? ends.idleExpiresAt : ends.absoluteExpiresAt;
  return {
    _id: id,
    device: sayDevice(deviceOf(userAgent), language),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isCurrent: id === currentId,
  };
};
