import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * One version of a formula: what was mixed for a client, how long it stayed and how it came out. A correction is a new
 * version with its own author; the list shows the latest. It goes with its client.
 */
@Entity('formulas')
@Index('formulas_by_client', ['clientId'])
@Unique('formulas_version_once', ['formulaId', 'version'])
export class Formula {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'formulas_pkey' })
  id: string;

  /** The same for all versions: the id of the first. */
  @Column({ name: 'formula_id', type: 'uuid' })
  formulaId: string;

  /** 1 for the first. */
  @Column({ type: 'smallint' })
  version: number;

  @ForeignKey('Client', { name: 'formulas_of_client', onDelete: 'CASCADE' })
  @Column({ name: 'client_id', type: 'uuid' })
  clientId: string;

  @ForeignKey('Service', { name: 'formulas_of_service', onDelete: 'SET NULL' })
  @Index('formulas_by_service', { where: 'service_id IS NOT NULL' })
  @Column({ name: 'service_id', type: 'uuid', nullable: true })
  serviceId: string | null;

  /** Parts, minutes, outcome and note; see `FileKeyService`. */
  @Column({ type: 'bytea' })
  sealed: Buffer;

  @ForeignKey('User', { name: 'formulas_written_by', onDelete: 'SET NULL' })
  @Index('formulas_by_writer', { where: 'written_by IS NOT NULL' })
  @Column({ name: 'written_by', type: 'uuid', nullable: true })
  writtenBy: string | null;

  @Column({ name: 'written_at', type: 'timestamptz' })
  writtenAt: Date;
}
