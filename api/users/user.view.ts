import type { Role } from '../common/access/role.js';

/** An account as its owner sees it. */
export class UserView {
  _id: string;
  email: string;

  /** Empty when they never gave one. */
  name: string;
  role: Role;
}

/** An account as the plain list shows it. */
export class ListedUserView {
  _id: string;
  email: string;
  role: Role;
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
