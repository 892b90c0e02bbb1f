import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { bool } from '../../database/columns.js';
import { findRow } from '../../database/rows.js';

export interface PeopleAtWork {
  /** Someone apart from one admin logs in here, or is invited. */
  hasColleagues: boolean;
  /** The reader logs in with a second factor. */
  hasSecondFactor: boolean;
}

@Injectable()
export class FirstStepsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async people(readerId: string): Promise<PeopleAtWork> {
    const row = await findRow(
      this.source,
      { hasColleagues: bool, hasSecondFactor: bool },
      `SELECT
         (SELECT count(*) FROM users WHERE role <> 'user' AND disabled_at IS NULL) > 1
           OR EXISTS (SELECT FROM invitations WHERE withdrawn_at IS NULL) AS "hasColleagues",
         EXISTS (SELECT FROM second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS "hasSecondFactor"`,
      [readerId],
    );
    return row ?? { hasColleagues: false, hasSecondFactor: false };
  }
}
