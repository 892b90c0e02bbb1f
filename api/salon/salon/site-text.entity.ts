import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text of the public pages in the owner's words; what is not here says what `siteTexts` says. */
@Entity('site_texts')
export class SiteText {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  text: string;
}
