import { Injectable, type StreamableFile } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { TableFileDto } from '../../common/table/table-file.dto.js';
import { rowsInPieces } from '../../common/row-streams.js';
import { cellsInPieces, tableFile } from '../../common/table/table-file.js';
import { sentence, say } from '../../common/words/sentence.js';
import { Transactions } from '../../database/transactions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Language } from '../../words/types.gen.js';
import { importProblems } from '../../words/words.gen.js';
import type { ImportRow } from './import-row.entity.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';

/** The problems of an import as a file. */
@Injectable()
export class ImportProblemsService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly lists: ImportsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** Every row with a problem: its number, the problem with what to do, and its cells. */
  async exportProblems(
    id: string,
    query: TableFileDto,
    actor: CurrentUser,
    language: Language,
  ): Promise<StreamableFile> {
    const { headings } = await this.lists.get(id);
    await this.transactions.run((tx) =>
      this.audit.record({ actor, action: 'import.exported', object: { type: 'import', id } }, tx),
    );
    const pieces = rowsInPieces<ImportRow>((last, most) =>
      this.imports.problemsAfter(id, last?.number ?? 0, most),
    );
    return tableFile(
      {
        name: 'parlour-import-problems',
        columns: [
          say(sentence('importRow'), language),
          say(sentence('importProblemColumn'), language),
          ...headings,
        ],
        pieces: cellsInPieces(pieces, ({ number, problem, cells }) => [
          number,
          problem === null ? '' : importProblems[language].importProblem({ problem }),
          ...cells,
        ]),
      },
      query,
    );
  }
}
