import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Grant, grants } from '../../common/access/may.js';
import { type Role, roles } from '../../common/access/role.js';
import { type Page, rowsBefore } from '../../common/page/page.js';
import {
  bool,
  type ColumnsOf,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  text,
} from '../../database/columns.js';
import { getRow, queryRows } from '../../database/rows.js';
import { holdsEvery, readingAsTyped } from '../../database/search-letters.js';

export const userOrders = ['email', 'name', 'newest', 'last-seen'] as const;
export type UserOrder = (typeof userOrders)[number];

/** The only texts used in ORDER BY; requests choose one of them. */
const orderBy: Record<UserOrder, string> = {
  email: 'u.email_key',
  name: `nullif(lower(u.name), '') NULLS LAST, u.email_key`,
  newest: 'u.created_at DESC, u.email_key',
  'last-seen': 'last_seen_at DESC NULLS LAST, u.email_key',
};

/** The accounts an admin wants to see; anything left out means "any". */
export interface UserFilter {
  search?: string | undefined;
  role?: Role | undefined;
  isDisabled?: boolean | undefined;
  /** The account of this team member. */
  staffId?: string | undefined;
  id?: string | undefined;
}

/** An account as listed by the database. */
export interface UserRow {
  id: string;
  email: string;
  name: string;
  role: Role;
  grants: Grant[];
  staff_id: string | null;
  staff_name: string | null;
  disabled_at: Date | null;
  verified_at: Date | null;
  created_at: Date;
  has_factor: boolean;
  /** Null if they have no session left. */
  last_seen_at: Date | null;
}

const userRowColumns: ColumnsOf<UserRow> = {
  id: text,
  email: text,
  name: text,
  role: oneOf(...roles),
  grants: list(oneOf(...grants)),
  staff_id: nullable(text),
  staff_name: nullable(text),
  disabled_at: nullable(instant),
  verified_at: nullable(instant),
  created_at: instant,
  has_factor: bool,
  last_seen_at: nullable(instant),
};

@Injectable()
export class UserListRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** One page, and the total number of matches. */
  async list(
    { search, role, isDisabled, staffId, id }: UserFilter,
    order: UserOrder,
    page: Page,
  ): Promise<{ rows: UserRow[]; total: number }> {
    const words = readingAsTyped(search ?? '');
    const places = words.map((_, place) => `$${place + 6}`);
    const fits = `((${holdsEvery(['u.name', 'u.email'], places)}) OR u.id::text = lower($1))
      AND ($2::text IS NULL OR u.role = $2) AND ($3::boolean IS NULL OR (u.disabled_at IS NOT NULL) = $3)
      AND ($4::uuid IS NULL OR u.staff_id = $4) AND ($5::uuid IS NULL OR u.id = $5)`;
    const params = [
      ...[search ?? null, role ?? null, isDisabled ?? null],
      ...[staffId ?? null, id ?? null],
      ...words,
    ];
    const { total } = await getRow(
      this.source,
      { total: integer },
      `SELECT count(*)::int AS total FROM users u WHERE ${fits}`,
      params,
    );
    const rows = await queryRows(
      this.source,
      userRowColumns,
      `SELECT u.id, u.email, u.name, u.role, u.grants, u.staff_id, s.name AS staff_name, u.disabled_at, u.verified_at, u.created_at,
         EXISTS (SELECT FROM second_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS has_factor,
         (SELECT max(last_seen_at) FROM sessions WHERE user_id = u.id) AS last_seen_at
       FROM users u LEFT JOIN staff s ON s.id = u.staff_id
       WHERE ${fits} ORDER BY ${orderBy[order]} LIMIT $${params.length + 1} OFFSET $${params.length + 2}`,
      [...params, page.pageSize, rowsBefore(page)],
    );
    return { rows, total };
  }
}
