/** Someone whom the account looks after. */
export class ErasedPersonView {
  name: string;

  /** Their upcoming bookings; they are cancelled if the person is erased too. */
  comingVisits: number;
}

/** Number of deleted users: 1, or 0 if the address has no account. */
export class DeletedUsersView {
  deletedCount: number;
}

/** Bookings that the erasure of a person would cancel. */
export class ErasurePreviewView {
  /** Upcoming bookings; they are cancelled. */
  comingVisits: number;

  /** The people whom the account looks after. They are erased with it only if the caller says so. */
  people: ErasedPersonView[];
}

/** The bookings that erasing the caller's account would cancel. */
export class OwnErasurePreviewView extends ErasurePreviewView {
  /** The starts of those bookings, next one first; instants, ISO 8601 in UTC. */
  startsAt: string[];
}
