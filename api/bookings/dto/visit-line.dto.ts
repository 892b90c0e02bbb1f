import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsUUID } from 'class-validator';

export class VisitLineDto {
  @IsUUID()
  serviceId: string;

  /** Null or left out: anyone. */
  @IsOptional()
  @IsUUID()
  staffId?: string | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  addOnIds?: string[];
}
