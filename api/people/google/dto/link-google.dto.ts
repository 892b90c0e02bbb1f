import { IsOptional, IsString, MaxLength } from 'class-validator';

export class LinkGoogleDto {
  /** The page to come back to; the front page when there is none. */
  @MaxLength(1000)
  @IsString()
  @IsOptional()
  from?: string;
}
