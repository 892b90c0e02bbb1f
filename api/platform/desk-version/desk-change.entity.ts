import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * That a transaction has changed what the desk shows; triggers add these. All marks together are the version of the desk.
 * The table is unlogged: after a crash of the database the desk has another version, and is read again.
 */
@Entity('desk_changes')
export class DeskChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ type: 'bigint' })
  mark: string;
}
