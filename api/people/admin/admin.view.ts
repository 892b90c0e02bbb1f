/** True if the account is an admin. */
export class AdminView {
  admin: boolean;
}

/** Number of users whose role was changed: 1, or 0 if there was nothing to change. */
export class ModifiedUsersView {
  modifiedCount: number;
}
