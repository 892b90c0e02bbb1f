import { Ban, CalendarX2, CircleCheck, CircleDashed } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { giftCards } from '../../../words/gift-cards.gen';
import { useWords } from '../../../words/use-words';
import type { GiftCard } from './models';

const looks = {
  active: { word: 'active', tone: 'success', icon: CircleCheck },
  'used-up': { word: 'usedUp', tone: 'neutral', icon: CircleDashed },
  blocked: { word: 'blocked', tone: 'danger', icon: Ban },
  expired: { word: 'expired', tone: 'neutral', icon: CalendarX2 },
} as const;

/** The state of a card. */
export function CardState({ state }: Pick<GiftCard, 'state'>) {
  const words = useWords(giftCards);
  const { word, tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {words[word]()}
    </Badge>
  );
}
