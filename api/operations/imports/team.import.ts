import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { StaffEditorService } from '../../salon/staff/staff-editor.service.js';
import { keyOfNames, readTeamRow, type TeamRow } from '../imports-recognise/catalogue-rows.js';
import { addNew, removeUntouched, usedRecords } from './added-records.js';
import { CatalogueMatcher } from './domain/catalogue-matcher.js';
import {
  type KindImport,
  matchedBy,
  notImported,
  type PendingRow,
  type PlannedRow,
  type ReadableList,
  type WrittenRow,
} from './kind-import.js';
import { referenceOf } from '../imports-recognise/reference-of.js';

/** Team members. The owner enters their services and hours, which no other system exports. */
@Injectable()
export class TeamImport implements KindImport<TeamRow> {
  readonly pieceSize = 100_000;

  constructor(private readonly staff: StaffEditorService) {}

  async *plan({ rows, mapping, known }: ReadableList): AsyncGenerator<PlannedRow<TeamRow>> {
    const existing = await this.staff.listStaffEntries();
    const matcher = new CatalogueMatcher(
      existing.map(({ _id: id, name }) => ({ id, key: keyOfNames(name) })),
      known,
    );
    const planRow = ({ number, cells, decision }: PendingRow): PlannedRow<TeamRow> => {
      const { row, problem } = readTeamRow(cells, mapping);
      if (!row) return notImported(number, 'skipped', problem ?? 'noName');
      if (decision === 'skip') return notImported(number, 'skipped', 'skippedByOwner');
      const key = keyOfNames(row.name);
      const reference = referenceOf(row.reference, key);
      return matchedBy(matcher, { number, problem, reference, key }, row);
    };
    for await (const row of rows) yield planRow(row);
  }

  write(rows: readonly PlannedRow<TeamRow>[], actor: CurrentUser, tx: EntityManager): Promise<WrittenRow[]> {
    return addNew(rows, async ({ name, role }) => ({
      id: await this.staff.addWithin({ name, role }, actor, tx),
      written: { name, role },
    }));
  }

  /** People whose details were changed, or who were booked or have hours, time off or an account since, stay. */
  async undo(rows: readonly WrittenRow[], actor: CurrentUser, tx: EntityManager): Promise<string[]> {
    const current = new Map((await this.staff.listStaffEntries(tx)).map((member) => [member._id, member]));
    const before = new Map(
      rows.map(({ recordId, written }) => [recordId, written as Partial<TeamRow> | null]),
    );
    const used = await usedRecords(
      'staff',
      rows.map(({ recordId }) => recordId),
      tx,
    );
    return removeUntouched(rows, tx, {
      isUntouched: (id) => {
        const [member, was] = [current.get(id), before.get(id)];
        return (
          member !== undefined &&
          member.active &&
          member.name === was?.name &&
          member.role === was.role &&
          member.introduction === '' &&
          member.languages.length === 0 &&
          member.picture === null &&
          !used.has(id)
        );
      },
      remove: (id) => this.staff.deleteWithin(id, actor, tx),
    });
  }
}
