import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { type CsvSeparator, csvSeparators } from './csv.js';
import { type TableFormat, tableFormats } from './table-file.js';

/** The file in which a table is downloaded. */
export class TableFileDto {
  /** Default: csv. In `xlsx`, texts stay texts and amounts are numbers. */
  @IsOptional()
  @IsIn(tableFormats)
  @ApiPropertyOptional({ enum: tableFormats })
  format?: TableFormat;

  /** Of CSV; default: comma. With a semicolon, prices have a decimal comma, as expected by programs in those countries. */
  @IsOptional()
  @IsIn(Object.keys(csvSeparators))
  @ApiPropertyOptional({ enum: Object.keys(csvSeparators) })
  separator?: CsvSeparator;
}
