import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';

/** A crash report of the web app. */
export class CrashReportDto {
  /** The error's name and message. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  message: string;

  /** The error's stack, or its first lines. */
  @IfGiven()
  @IsString()
  @MaxLength(4000)
  stack?: string;

  /** The page it happened on. Anything after `?` or `#` is not logged. */
  @IsString()
  @MaxLength(500)
  path: string;

  /** The build of the web app. */
  @IfGiven()
  @IsString()
  @MaxLength(64)
  build?: string;
}
