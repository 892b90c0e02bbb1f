import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Marks a transaction that changed something the desk shows; added by triggers. All marks together form the desk's
 * version. The table is unlogged: after a database crash the version differs, and the desk is read again.
 */
@Entity('desk_changes')
export class DeskChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ type: 'bigint' })
  mark: string;
}
