import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key that has sealed something, by its id. The key itself is never in the database. */
@Entity('file_keys')
export class FileKey {
  /** The beginning of the key's digest, in hex. Every sealed value names its key by it. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'file_keys_pkey' })
  id: string;

  @Column({ name: 'made_at', type: 'timestamptz' })
  madeAt: Date;
}
