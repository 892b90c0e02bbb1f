import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

class FieldProblemView {
  /** Where the refused value is, as a JSON pointer into the request. */
  @ApiProperty({ example: '#/startsAt' })
  pointer: string;

  /** Why it was refused. */
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

  /** What branches in a program; never reused, never reworded. */
  @ApiProperty({ example: 'slot-taken' })
  code: string;

  @ApiPropertyOptional()
  detail?: string;

  /** The id of the request, also in the server's log. */
  @ApiProperty()
  instance: string;

  @ApiPropertyOptional({ type: [FieldProblemView] })
  errors?: FieldProblemView[];
}
