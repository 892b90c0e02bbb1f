import { Injectable } from '@nestjs/common';
import { grantsFor } from '../../common/access/may.js';
import { roles } from '../../common/access/role.js';
import { notFound } from '../../common/problem/common.problems.js';
import { pageOf } from '../../common/page/page.js';
import type { ListUsersDto } from './dto/list-users.dto.js';
import { UserListRepository } from './user-list.repository.js';
import { type RoleView, toUserRowView, type UserPageView, type UserRowView } from './user-list.view.js';

@Injectable()
export class UserListService {
  constructor(private readonly users: UserListRepository) {}

  async listUserPage(query: ListUsersDto): Promise<UserPageView> {
    const page = pageOf(query);
    const isDisabled = query.disabled === undefined ? undefined : query.disabled === 'true';
    const filter = {
      search: query.search?.trim() || undefined,
      role: query.role,
      isDisabled,
      staffId: query.staff,
    };
    const { rows, total } = await this.users.list(filter, query.sort ?? 'email', page);
    return { items: rows.map(toUserRowView), total, ...page };
  }

  listRoles(): RoleView[] {
    return roles.map((role) => ({ role, grants: grantsFor(role) }));
  }

  async getUserRow(id: string): Promise<UserRowView> {
    const { rows } = await this.users.list({ id }, 'email', { page: 1, pageSize: 1 });
    if (!rows[0]) throw notFound('user');
    return toUserRowView(rows[0]);
  }
}
