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

  /** Empty when they never gave one. */
  name: string;

  @ApiProperty({ enum: roles })
  role: Role;

  /** What an admin has granted them beyond their role. */
  @ApiProperty({ enum: grants, isArray: true })
  grants: Grant[];

  /** The person of the team that they are, if any. */
  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;

  /**
   * What they may do at the desk, and whether for everybody or only in their own column and with their own clients. What is
   * not in it they may not do. Empty for clients.
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
