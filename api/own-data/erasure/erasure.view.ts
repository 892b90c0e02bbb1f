/** Number of deleted users: 1, or 0 if the address has no account. */
export class DeletedUsersView {
  deletedCount: number;
}

/** Bookings that the erasure of a person would cancel. */
export class ErasurePreviewView {
  /** Upcoming bookings; they are cancelled. */
  comingVisits: number;
}

/** The bookings that erasing the caller's account would cancel. */
export class OwnErasurePreviewView extends ErasurePreviewView {
  /** The starts of those bookings, next one first; instants, ISO 8601 in UTC. */
  startsAt: string[];
}
