import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID, ValidateNested } from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../common/validation/is-instant.js';
import { VisitLineDto } from './visit-line.dto.js';

/** What a visit is made of and when it starts. */
export class VisitRequestDto {
  /** One to five services in the order of the visit. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => VisitLineDto)
  lines: VisitLineDto[];

  /** Instant, ISO 8601. */
  @IsInstant()
  startsAt: string;
}

export class HoldTimeDto extends VisitRequestDto {
  /**
   * Chosen by the caller and her secret; unset, the server makes one. A hold that has it already is given back in the
   * same step, so that asking again after a lost answer meets no hold of her own.
   */
  @IfGiven()
  @IsUUID()
  holdId?: string;
}
