import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The end of the ledger: a single row, locked by each transaction that posts. */
@Entity('ledger_head')
@Check('ledger_head_is_one', 'id = 1')
export class LedgerHead {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  @Column({ name: 'last_id', type: 'bigint', default: 0 })
  lastId: string;

  @Column({ type: 'text', default: '' })
  seal: string;
}
