import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Triggers give it another value with every change to what visitors are shown. It names a state rather than counting, so
 * that a database that was restored is never taken for the one before.
 */
@Entity('site_version')
@Check('site_version_is_one', 'id = 1')
export class SiteVersion {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  @Column({ type: 'uuid' })
  version: string;
}
