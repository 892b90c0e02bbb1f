import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { ChangesInEachLanguage } from '../../../common/http/in-each-language.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { categoryColours, type CategoryColour } from '../domain/category-colour.js';

/** A category in another language. */
export class ServiceCategoryWordsDto {
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  title?: string | null;
}

export class ServiceCategoryInEachLanguageDto extends ChangesInEachLanguage(ServiceCategoryWordsDto) {}

/** A category, new or changed. Its slug stays as it was when it was added. */
export class ServiceCategoryDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  title: string;

  /** A new category gets an unused colour by default, as long as there is one; an existing one keeps its colour. */
  @IfGiven()
  @IsIn(categoryColours)
  colour?: CategoryColour;

  /** Translations. Omitted languages stay unchanged. */
  @IfGiven()
  @ValidateNested()
  @Type(() => ServiceCategoryInEachLanguageDto)
  words?: ServiceCategoryInEachLanguageDto;
}

export class ArrangeServiceCategoriesDto {
  /** Every category once, empty ones included, in the new order. */
  @IsArray()
  @ArrayMaxSize(200)
  @ArrayUnique()
  @Id({ each: true })
  ids: string[];
}
