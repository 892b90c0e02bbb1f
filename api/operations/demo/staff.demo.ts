import type { ServiceSegment } from '../../salon/services/service.entity.js';
import type { ServiceName } from './catalogue.demo.js';
import type { WeeklyHours } from './wall-time.js';

/** A team member's own price or pace for a service; the salon's if left out. */
interface DemoOffer {
  priceCents?: number;
  segments?: ServiceSegment[];
}

export interface DemoMember {
  name: string;
  role: string;
  introduction: string;
  languages: string[];
  img: string;
  does: Partial<Record<ServiceName, DemoOffer>>;
  week: WeeklyHours[];
}

const minutes = (active: number): ServiceSegment[] => [{ kind: 'active', minutes: active }];

/** Nine people, matching their portraits. Lunch is a gap between two periods of hours. */
export const staff = {
  vera: {
    name: 'Vera Duarte',
    role: 'Founder & stylist',
    introduction:
      'Opened the salon with two chairs and a borrowed kettle. Cuts long hair so that it moves, and still sweeps up after herself.',
    languages: ['pt', 'en', 'fr'],
    img: '/pictures/team-01-c575efb1-800.webp',
    does: {
      haircut: { priceCents: 78_00, segments: minutes(60) },
      blowDry: { priceCents: 52_00 },
      keratin: {},
      evening: { priceCents: 85_00 },
    },
    week: [
      {
        weekdays: [2, 3, 5],
        hours: [
          ['10:00', '13:30'],
          ['14:15', '18:00'],
        ],
      },
      {
        weekdays: [4],
        hours: [
          ['12:00', '15:30'],
          ['16:15', '21:00'],
        ],
      },
      { weekdays: [6], hours: [['09:00', '14:00']] },
    ],
  },
  amara: {
    name: 'Amara Silva',
    role: 'Colour specialist',
    introduction:
      'Trained in Lisbon and Accra, mixes every shade by hand. Curls are welcome here and get the time they need.',
    languages: ['pt', 'en'],
    img: '/pictures/team-02-8e74ad76-800.webp',
    does: {
      balayage: {
        priceCents: 210_00,
        segments: [
          { kind: 'active', minutes: 55 },
          { kind: 'processing', minutes: 40 },
          { kind: 'active', minutes: 40 },
        ],
      },
      keratin: {},
      blowDry: {},
      haircut: {},
    },
    week: [
      {
        weekdays: [1, 2, 3, 5],
        hours: [
          ['09:00', '12:30'],
          ['13:15', '18:00'],
        ],
      },
      {
        weekdays: [6],
        hours: [
          ['09:00', '12:30'],
          ['13:15', '18:00'],
        ],
      },
    ],
  },
  helena: {
    name: 'Helena Matos',
    role: 'Senior stylist',
    introduction:
      'Thirty years of bobs, fringes and good advice. Her regulars book the whole year in January.',
    languages: ['pt', 'en', 'es'],
    img: '/pictures/team-03-3c22871f-800.webp',
    does: {
      haircut: { priceCents: 72_00, segments: minutes(60) },
      blowDry: { priceCents: 48_00 },
      balayage: {},
    },
    week: [
      {
        weekdays: [2, 3, 4, 5],
        hours: [
          ['09:30', '13:00'],
          ['14:00', '18:30'],
        ],
      },
    ],
  },
  tomas: {
    name: 'Tomás Ribeiro',
    role: 'Barber & stylist',
    introduction: 'Short hair, fades and beards, always to the minute. Talks football only when asked.',
    languages: ['pt', 'en', 'de'],
    img: '/pictures/team-04-f0d91591-800.webp',
    does: {
      haircut: { priceCents: 45_00, segments: minutes(30) },
      blowDry: { segments: minutes(35) },
      keratin: {},
    },
    week: [
      {
        weekdays: [1, 2, 5],
        hours: [
          ['09:00', '13:00'],
          ['14:00', '19:00'],
        ],
      },
      {
        weekdays: [4],
        hours: [
          ['11:00', '15:00'],
          ['16:00', '21:00'],
        ],
      },
      {
        weekdays: [6],
        hours: [
          ['09:00', '13:00'],
          ['13:30', '18:00'],
        ],
      },
    ],
  },
  zainab: {
    name: 'Zainab Kamara',
    role: 'Make-up artist',
    introduction:
      'Ten years backstage at fashion shows, now happiest with brides. Matches every undertone and packs tissues.',
    languages: ['en', 'ar', 'fr'],
    img: '/pictures/team-05-69a401f0-800.webp',
    does: { bridal: {}, evening: {}, browLash: {}, facial: {} },
    week: [
      {
        weekdays: [3, 4, 5],
        hours: [
          ['11:00', '14:30'],
          ['15:15', '19:00'],
        ],
      },
      {
        weekdays: [6],
        hours: [
          ['09:00', '13:00'],
          ['13:45', '17:00'],
        ],
      },
    ],
  },
  orla: {
    name: 'Orla Byrne',
    role: 'Nail artist',
    introduction: 'Steady hands, loud laugh. Paints leaves, lines and very small cats.',
    languages: ['en'],
    img: '/pictures/team-06-ebd1d2fc-800.webp',
    does: { manicure: {}, pedicure: {} },
    week: [
      {
        weekdays: [1, 2, 4, 5],
        hours: [
          ['09:30', '13:30'],
          ['14:15', '18:30'],
        ],
      },
      {
        weekdays: [6],
        hours: [
          ['09:00', '12:00'],
          ['12:45', '17:00'],
        ],
      },
    ],
  },
  mei: {
    name: 'Mei Tanaka',
    role: 'Brow & lash specialist',
    introduction:
      'Maps a brow before she shapes it. Works in silence if you would like to sleep, and many do.',
    languages: ['en', 'ja'],
    img: '/pictures/team-07-bac94b31-800.webp',
    does: {
      browLash: {
        priceCents: 70_00,
        segments: [
          { kind: 'active', minutes: 25 },
          { kind: 'processing', minutes: 20 },
          { kind: 'active', minutes: 15 },
        ],
      },
      waxing: {},
      manicure: {},
      bridal: { priceCents: 170_00 },
    },
    week: [
      {
        weekdays: [1, 3],
        hours: [
          ['09:00', '12:30'],
          ['13:30', '17:30'],
        ],
      },
      {
        weekdays: [4],
        hours: [
          ['10:00', '13:00'],
          ['14:00', '17:00'],
          ['17:30', '20:30'],
        ],
      },
      {
        weekdays: [5],
        hours: [
          ['09:00', '12:30'],
          ['13:30', '17:30'],
        ],
      },
    ],
  },
  nala: {
    name: 'Nala Mendes',
    role: 'Braid & texture specialist',
    introduction:
      'Box braids, cornrows and everything that protects natural hair. Part of the week she teaches the next ones.',
    languages: ['pt', 'en'],
    img: '/pictures/team-08-94338671-800.webp',
    does: {
      haircut: { segments: minutes(55) },
      blowDry: { priceCents: 46_00, segments: minutes(50) },
      keratin: { priceCents: 175_00 },
    },
    week: [
      { weekdays: [2], hours: [['13:00', '19:00']] },
      {
        weekdays: [4],
        hours: [
          ['10:00', '14:00'],
          ['15:00', '20:00'],
        ],
      },
      { weekdays: [5, 6], hours: [['09:00', '15:00']] },
    ],
  },
  ines: {
    name: 'Inês Carvalho',
    role: 'Massage & skin therapist',
    introduction:
      'Physiotherapist by training. Finds the knot you had forgotten and tells you how to keep it away.',
    languages: ['pt', 'es', 'en'],
    img: '/pictures/team-09-55f6b075-800.webp',
    does: { massage: {}, facial: {}, waxing: {}, pedicure: {} },
    week: [
      {
        weekdays: [1, 2, 3, 4],
        hours: [
          ['10:00', '13:00'],
          ['14:00', '19:00'],
        ],
      },
      { weekdays: [6], hours: [['09:30', '15:30']] },
    ],
  },
} satisfies Record<string, DemoMember>;

export type MemberName = keyof typeof staff;
