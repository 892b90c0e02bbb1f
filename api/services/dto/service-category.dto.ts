import { ArrayMaxSize, ArrayUnique, IsArray, IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';

/** A category, new or renamed. Its address stays what it was when it was added. */
export class ServiceCategoryDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  title: string;
}

export class ArrangeServiceCategoriesDto {
  /** Every category once, empty ones too, in the order in which they are to be shown. */
  @IsArray()
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids: string[];
}
