import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A language that the salon speaks beside its main one. */
@Entity('salon_languages')
export class SalonLanguage {
  /** BCP 47, as the program names it: "pt". Perhaps one that this version does not speak. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  /** Its place in the menu. */
  @Column({ type: 'smallint' })
  position: number;

  /** Whether visitors can read the site in it; until then the owner prepares it. */
  @Column({ name: 'is_public', type: 'boolean' })
  isPublic: boolean;
}
