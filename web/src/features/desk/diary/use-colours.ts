import { useMemo } from 'react';
import { PLAIN_HUE } from '../../../ui/hues';
import { useKeptChoice } from '../../../ui/use-kept-choice';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import { statusIcons, statusName } from '../../booking/bookings/status-badge';
import type { ColourMeaning } from '../diary-grid/legend';
import { colourings, hueOfCards, personHues, statusHues, type HueOf } from '../diary-model/card-hues';
import type { useCatalogue } from './queries';

const statuses = ['confirmed', 'arrived', 'done', 'no-show'] as const;

/** Meaning of the diary's colours on this device, and each card's colour. */
export function useColours({
  hues,
  categories,
  staff,
}: Pick<ReturnType<typeof useCatalogue>, 'hues' | 'categories' | 'staff'>) {
  const [colouring, choose] = useKeptChoice('diary-colours', colourings, 'category');
  const words = useWords(bookings);
  const ofPeople = useMemo(() => personHues(staff ?? []), [staff]);
  const hueOf: HueOf = useMemo(() => hueOfCards(colouring, hues, ofPeople), [colouring, hues, ofPeople]);
  const meanings: Record<typeof colouring, () => readonly ColourMeaning[]> = {
    category: () => categories,
    status: () =>
      statuses.map((status) => ({
        name: statusName(words, status),
        hue: statusHues[status],
        icon: statusIcons[status],
      })),
    person: () => (staff ?? []).map(({ _id, name }) => ({ name, hue: ofPeople.get(_id) ?? PLAIN_HUE })),
  };
  return {
    colouring,
    choose,
    hueOf,
    meanings: meanings[colouring](),
    /** By team member, if colours stand for them. */
    ofPeople: colouring === 'person' ? ofPeople : null,
  };
}
