/** True if the account is an admin. */
export class AdminView {
  admin: boolean;
}

/** How many users' role was changed: 1, or 0 when there was nothing to change. */
export class ModifiedUsersView {
  modifiedCount: number;
}
