/** How many users were deleted: 1, or 0 when the address has no account. */
export class DeletedUsersView {
  deletedCount: number;
}

/** What erasing a person would cancel. */
export class ErasurePreviewView {
  /** Bookings that have yet to begin; they are cancelled. */
  comingVisits: number;
}

/** What erasing the caller's account would cancel. */
export class OwnErasurePreviewView extends ErasurePreviewView {
  /** When each of those bookings starts, the next one first; instants, ISO 8601 in UTC. */
  startsAt: string[];
}
