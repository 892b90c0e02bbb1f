import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A client record that is no more, because its client is on file as another. Ids alone. */
@Entity('merged_clients')
@Check('merged_clients_are_others', 'id <> client_id')
@Index('merged_clients_by_client', ['clientId'])
export class MergedClient {
  /** The client record that was. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The account or the client record that they are now. */
  @Column({ name: 'client_id', type: 'uuid' })
  clientId: string;

  @Column({ name: 'merged_at', type: 'timestamptz' })
  mergedAt: Date;
}
