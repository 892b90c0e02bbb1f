import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Something that a client can't tolerate. That there is one is not sealed, so that everyone at the desk can be warned. */
@Entity('allergies')
@Index('allergies_by_client', ['clientId'])
export class Allergy {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'allergies_pkey' })
  id: string;

  @ForeignKey('Client', { name: 'allergies_of_client', onDelete: 'CASCADE' })
  @Column({ name: 'client_id', type: 'uuid' })
  clientId: string;

  /** The sealed text; see `FileKeyService`. */
  @Column({ type: 'bytea' })
  sealed: Buffer;

  @ForeignKey('User', { name: 'allergies_written_by', onDelete: 'SET NULL' })
  @Index('allergies_by_writer', { where: 'written_by IS NOT NULL' })
  @Column({ name: 'written_by', type: 'uuid', nullable: true })
  writtenBy: string | null;

  @Column({ name: 'written_at', type: 'timestamptz' })
  writtenAt: Date;
}
