import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsUUID } from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';

export class VisitLineDto {
  @IsUUID()
  serviceId: string;

  /** Null or left out: anyone. */
  @IsOptional()
  @IsUUID()
  staffId?: string | null;

  @IfGiven()
  @IsArray()
  @ArrayMaxSize(10)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  addOnIds?: string[];
}
