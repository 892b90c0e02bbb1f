import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';

export class MarkNewsDto {
  /** The `_id` of each piece of news that has been seen; others are left as they are. */
  @IsArray()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @MaxLength(60, { each: true })
  ids: string[];
}
