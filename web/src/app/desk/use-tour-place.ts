import { useKeptChoice } from '../../ui/use-kept-choice';

/** The number of points. */
export const TOUR_LENGTH = 7;

const LEFT = 'left';
const places = [...Array.from({ length: TOUR_LENGTH + 1 }, (_, place) => String(place)), LEFT];

/** The tour's stop in this browser: 0 is its invitation; null permanently once it was left. */
export function useTourPlace(): [place: number | null, go: (place: number | null) => void] {
  const [kept, keep] = useKeptChoice('demo-tour', places, '0');
  return [kept === LEFT ? null : Number(kept), (place) => keep(place === null ? LEFT : String(place))];
}
