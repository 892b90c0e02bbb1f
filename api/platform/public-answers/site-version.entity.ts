import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Changed by triggers with everything that visitors are shown. It names a state instead of counting, so that a
 * restored database is never mistaken for an earlier one.
 */
@Entity('site_version')
@Check('site_version_is_one', 'id = 1')
export class SiteVersion {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  @Column({ type: 'uuid' })
  version: string;
}
