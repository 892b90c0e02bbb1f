import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An owner's text for the public pages; missing ones use the default in `siteTexts`. */
@Entity('site_texts')
export class SiteText {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  text: string;
}
