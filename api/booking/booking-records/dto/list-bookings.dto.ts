import { IsIn, IsOptional } from 'class-validator';
import { PageDto } from '../../../common/page/page.dto.js';

export class ListMyBookingsDto extends PageDto {
  /** Default: upcoming. */
  @IsOptional()
  @IsIn(['upcoming', 'past'])
  when?: 'upcoming' | 'past';
}
