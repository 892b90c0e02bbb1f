import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { catalogue, type ProblemCode } from './catalogue.js';

const codeTable = [
  '| status | code | title |',
  '| --- | --- | --- |',
  ...Object.entries(catalogue).map(([code, [status, title]]) => `| ${status} | \`${code}\` | ${title} |`),
].join('\n');

class FieldProblemView {
  /** Where the rejected value is, as a JSON pointer into the request. */
  @ApiProperty({ example: '#/startsAt' })
  pointer: string;

  /** Why it was rejected. */
  @ApiProperty()
  detail: string;
}

/** Every answer that is not a success: RFC 9457 with a stable `code`. */
export class ProblemView {
  @ApiProperty({ example: '/problems/slot-taken' })
  type: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ example: 409 })
  status: number;

  @ApiProperty({
    enum: Object.keys(catalogue),
    enumName: 'ProblemCode',
    description: `What programs branch on. A code never changes its meaning.\n\n${codeTable}`,
  })
  code: ProblemCode;

  @ApiPropertyOptional()
  detail?: string;

  /** The id of the request, also in the server's log. */
  @ApiProperty()
  instance: string;

  /** The fields that were rejected, the first twenty of them. */
  @ApiPropertyOptional({ type: [FieldProblemView] })
  errors?: FieldProblemView[];
}
