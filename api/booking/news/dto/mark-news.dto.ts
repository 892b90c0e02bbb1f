import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';

export class MarkNewsDto {
  /** The `_id` of each piece of news to mark as seen; others stay unchanged. */
  @IsArray()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @MaxLength(60, { each: true })
  ids: string[];
}
