import { hues, PLAIN_HUE, type Hue } from '../../../ui/hues';
import type { DiaryBooking, DiaryLine } from './models';

/** Meanings of the diary's colours. */
export const colourings = ['category', 'status', 'person'] as const;
export type Colouring = (typeof colourings)[number];

/** The colour of each status; its icon has the same meaning. */
export const statusHues = {
  confirmed: 'sky',
  arrived: 'amber',
  done: 'sage',
  'no-show': 'brick',
  cancelled: 'slate',
} as const satisfies Record<DiaryBooking['status'], Hue>;

/** The colour of each team member, from their place in the team, so that it is the same every day. */
export const personHues = (team: readonly { _id: string }[]): ReadonlyMap<string, Hue> =>
  new Map(team.map(({ _id }, index) => [_id, hues[index % hues.length] ?? PLAIN_HUE]));

/** The colour of one service of a booking. */
export type HueOf = (
  booking: Pick<DiaryBooking, 'status'>,
  line: Pick<DiaryLine, 'serviceId' | 'staffId'>,
) => Hue;

/** The colours of cards. Unknown or former services and team members have the plain colour. */
export function hueOfCards(
  colouring: Colouring,
  ofServices: ReadonlyMap<string, Hue>,
  ofPeople: ReadonlyMap<string, Hue>,
): HueOf {
  switch (colouring) {
    case 'category':
      return (_, { serviceId }) => ofServices.get(serviceId) ?? PLAIN_HUE;
    case 'status':
      return ({ status }) => statusHues[status];
    case 'person':
      return (_, { staffId }) => ofPeople.get(staffId) ?? PLAIN_HUE;
  }
}
