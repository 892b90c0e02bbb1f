import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class UseCodeDto {
  /** The code after `#code=` in the emailed link. */
  @MaxLength(200)
  @IsNotEmpty()
  @IsString()
  code: string;
}
