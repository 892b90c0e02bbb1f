import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';

/** What the web app says when it has crashed in somebody's browser. */
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

  /** The page it happened on. What follows a `?` or `#` is not logged. */
  @IsString()
  @MaxLength(500)
  path: string;

  /** Which build of the web app it was. */
  @IfGiven()
  @IsString()
  @MaxLength(64)
  build?: string;
}
