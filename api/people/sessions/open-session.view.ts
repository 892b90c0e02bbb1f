import { sayDevice } from '../../common/words/notice.js';
import type { Language } from '../../words/types.gen.js';
import { deviceOf } from './device.js';
import { sessionEnds } from './domain/session-lifetime.js';
import type { Session } from './session.entity.js';

/** A browser in which the reader is logged in. */
export class OpenSessionView {
  _id: string;

  /** Its name: "Chrome on Android". */
  device: string;

  /** The time of log-in; an instant, ISO 8601 in UTC, like the two below. */
  createdAt: string;

  /** The last time it requested an access token. */
  lastSeenAt: string;

  /** The end of the session if it is not used again. */
  expiresAt: string;

  /** True for the browser that made this request. */
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
