import { Injectable } from '@nestjs/common';
import type { ListUsersDto } from './dto/list-users.dto.js';
import { UserListRepository } from './user-list.repository.js';
import { toUserRowView, type UserPageView } from './user-list.view.js';

const PAGE_SIZE = 25;

@Injectable()
export class UserListService {
  constructor(private readonly users: UserListRepository) {}

  async listUserPage(query: ListUsersDto): Promise<UserPageView> {
    const { page = 1, pageSize = PAGE_SIZE, sort = 'email' } = query;
    const isDisabled = query.disabled === undefined ? undefined : query.disabled === 'true';
    const filter = { search: query.search?.trim() || undefined, role: query.role, isDisabled };
    const { rows, total } = await this.users.list(filter, sort, { page, pageSize });
    return { items: rows.map(toUserRowView), total, page, pageSize };
  }
}
