import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The accountant's number for one of our accounts. */
@Entity('account_numbers')
@Check('account_numbers_fit', "number <> '' AND char_length(number) <= 20 AND char_length(key) <= 80")
export class AccountNumber {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  number: string;
}
