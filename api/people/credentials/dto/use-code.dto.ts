import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class UseCodeDto {
  /** What stands behind `#code=` in the link of the mail. */
  @MaxLength(200)
  @IsNotEmpty()
  @IsString()
  code: string;
}
