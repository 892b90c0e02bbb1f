import { Injectable } from '@nestjs/common';
import { MoneyRepository } from './money.repository.js';

const ID = /^[0-9a-f-]{36}$/;

/** Finds names for the ids in sums, which outlive the names. */
@Injectable()
export class ReportNamesService {
  constructor(private readonly money: MoneyRepository) {}

  /** Empty if it no longer exists. */
  async namesOf(ids: readonly (string | null)[]): Promise<(id: string) => string> {
    const wanted = [...new Set(ids)].filter((id): id is string => id !== null && ID.test(id));
    const names = await this.money.namesOf(wanted);
    return (id) => names.get(id) ?? '';
  }
}
