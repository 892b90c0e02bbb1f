import { ArrayMaxSize, ArrayUnique, IsArray, IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';

/** A category, new or renamed. Its slug stays as it was when it was added. */
export class ServiceCategoryDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  title: string;
}

export class ArrangeServiceCategoriesDto {
  /** Every category once, empty ones included, in the new order. */
  @IsArray()
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids: string[];
}
