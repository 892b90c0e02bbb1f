import type { Role } from '../common/access/role.js';

/** A person as she sees herself. */
export class UserView {
  _id: string;
  email: string;

  /** Empty when she never gave one. */
  name: string;
  role: Role;
}

/** A person as the list of users shows her. */
export class ListedUserView {
  _id: string;
  email: string;
  role: Role;
}

/** How many users were deleted: 1, or 0 when nobody has the address. */
export class DeletedUsersView {
  deletedCount: number;
}

export const toUserView = (user: { id: string; email: string; name: string; role: Role }): UserView => ({
  _id: user.id,
  email: user.email,
  name: user.name,
  role: user.role,
});

export const toListedUserView = (user: { id: string; email: string; role: Role }): ListedUserView => ({
  _id: user.id,
  email: user.email,
  role: user.role,
});
