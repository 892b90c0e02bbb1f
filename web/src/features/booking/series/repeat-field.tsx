import { Repeat2 } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { lazyPart } from '../../../ui/lazy-part';
import type { Repeat, SeriesDates } from './use-repeat';

const SeriesPart = lazyPart(() => import('./series-part').then((part) => part.SeriesPart), '20rem');

/** Lets the desk repeat a booking; off by default. */
export function RepeatField({
  label,
  repeat,
  ...where
}: {
  label: string;
  repeat: Repeat;
  found: SeriesDates;
  startsAt: string | null;
  timeZone: string;
}) {
  if (repeat.repetition) return <SeriesPart repeat={repeat} {...where} />;
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => repeat.repeat({})}>
        <Icon of={Repeat2} size={18} /> {label}
      </Button>
    </div>
  );
}
