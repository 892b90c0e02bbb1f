import type { AnswerOf } from '../../api/use-api';

export type LibraryPicture = AnswerOf<'/media'>['items'][number];
type Place = LibraryPicture['shownIn'][number];

/** The parts of the site by the names that the owner knows them by. */
export const placeWords: Readonly<Record<Place, string>> = {
  site: 'Home page',
  services: 'Services',
  team: 'Team',
  portfolio: 'Portfolio',
  elsewhere: 'Elsewhere',
};
