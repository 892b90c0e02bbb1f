import { ApiProperty } from '@nestjs/swagger';
import {
  capabilities,
  type Capability,
  type Grant,
  grants,
  type Reach,
  reachOf,
} from '../../common/access/may.js';
import { type Role, roles } from '../../common/access/role.js';
import type { User } from './user.entity.js';

/** An account as its owner sees it. */
export class UserView {
  _id: string;
  email: string;

  /** Empty without one. */
  name: string;

  @ApiProperty({ enum: roles })
  role: Role;

  /** Rights granted by an admin beyond the role. */
  @ApiProperty({ enum: grants, isArray: true })
  grants: Grant[];

  /** The team member linked to the account, if any. */
  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;

  /**
   * Their rights at the desk, each for everyone or only for their own column and clients. Anything not listed is
   * forbidden. Empty for clients.
   */
  @ApiProperty({
    type: 'object',
    properties: Object.fromEntries(
      capabilities.map((name) => [name, { type: 'string', enum: ['own', 'all'] }]),
    ),
  })
  may: Partial<Record<Capability, Exclude<Reach, 'none'>>>;
}

/** An account as the plain list shows it. */
export class ListedUserView {
  _id: string;
  email: string;

  @ApiProperty({ enum: roles })
  role: Role;
}

const rightsOf = (user: Pick<User, 'role' | 'grants'>): UserView['may'] => {
  const may: UserView['may'] = {};
  for (const capability of capabilities) {
    const reach = reachOf(user, capability);
    if (reach !== 'none') may[capability] = reach;
  }
  return may;
};

export const toUserView = (
  user: Pick<User, 'id' | 'email' | 'name' | 'role' | 'grants' | 'staffId'>,
): UserView => ({
  _id: user.id,
  email: user.email,
  name: user.name,
  role: user.role,
  grants: user.grants,
  staffId: user.staffId,
  may: rightsOf(user),
});

export const toListedUserView = (user: Pick<User, 'id' | 'email' | 'role'>): ListedUserView => ({
  _id: user.id,
  email: user.email,
  role: user.role,
});
