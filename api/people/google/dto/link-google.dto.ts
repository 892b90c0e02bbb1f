import { IsOptional, IsString, MaxLength } from 'class-validator';

export class LinkGoogleDto {
  /** The page to come back to; the front page by default. */
  @MaxLength(1000)
  @IsString()
  @IsOptional()
  from?: string;
}
