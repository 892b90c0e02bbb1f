import { FactorName } from './factor-name.decorator.js';

export class NameFactorDto {
  /** What to call it, such as “my phone”. */
  @FactorName()
  name: string;
}
