import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { type CsvSeparator, csvSeparators } from '../csv.js';

/** Format of a table for a spreadsheet. */
export class CsvDto {
  /** Default: comma. With a semicolon, prices have a decimal comma, as expected by spreadsheets in those countries. */
  @IsOptional()
  @IsIn(Object.keys(csvSeparators))
  @ApiPropertyOptional({ enum: Object.keys(csvSeparators) })
  separator?: CsvSeparator;
}
