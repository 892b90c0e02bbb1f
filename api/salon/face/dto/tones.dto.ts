import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';

export class TonesDto {
  /** `#rrggbb`. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @Matches(/^#[0-9a-f]{6}$/)
  colour: string;
}
