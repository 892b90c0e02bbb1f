import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { SPREADSHEET_TYPE } from './table-file.js';

/** Says in the contract that a route answers with a table, in the format that its query asks for. */
export const TableAnswer = () =>
  applyDecorators(
    ApiOkResponse({
      content: {
        'text/csv': { schema: { type: 'string' } },
        [SPREADSHEET_TYPE]: { schema: { type: 'string', format: 'binary' } },
      },
    }),
  );
