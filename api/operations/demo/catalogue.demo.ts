import type { PriceKind, ServiceSegment } from '../../salon/services/service.entity.js';

const active = (minutes: number): ServiceSegment => ({ kind: 'active', minutes });
const processing = (minutes: number): ServiceSegment => ({ kind: 'processing', minutes });

/** The categories of the catalogue in order. */
export const categories = [
  { slug: 'hair', title: 'Hair', colour: 'clay' },
  { slug: 'nails', title: 'Nails', colour: 'rose' },
  { slug: 'make-up', title: 'Make-up', colour: 'plum' },
  { slug: 'skin', title: 'Skin', colour: 'sage' },
  { slug: 'brows', title: 'Brows & lashes', colour: 'olive' },
  { slug: 'massage', title: 'Massage & body', colour: 'sky' },
] as const;

interface DemoAddOn {
  title: string;
  priceCents: number;
  extraMinutes: number;
}

export interface DemoService {
  category: (typeof categories)[number]['slug'];
  title: string;
  description: string;
  /** One per line; left out where the segments say enough. */
  steps?: string;
  aftercare?: string;
  img: string;
  priceCents: number;
  priceKind: PriceKind;
  segments: ServiceSegment[];
  bufferMinutes: number;
  rebookWeeks: number | null;
  addOns: DemoAddOn[];
}

const lashes: DemoAddOn = { title: 'Strip or cluster lashes', priceCents: 25_00, extraMinutes: 10 };

/** Twelve services, by the names that the other demo files use. */
export const services = {
  haircut: {
    category: 'hair',
    title: 'Haircut & styling',
    description: 'A consultation, a wash, a cut made for your hair, and a soft finish.',
    steps:
      'We look at your hair dry, and talk about how you wear it.\nA wash, with a short head massage.\nThe cut, checked with you in the mirror.\nWe dry and style it, and show you how to do it at home.',
    aftercare: 'A drop of oil in the lengths keeps the ends smooth. The shape lasts about six weeks.',
    img: '/pictures/service-haircut-styling-709d320d-800.webp',
    priceCents: 58_00,
    priceKind: 'fixed',
    segments: [active(45)],
    bufferMinutes: 5,
    rebookWeeks: 6,
    addOns: [
      { title: 'Deep-conditioning mask', priceCents: 22_00, extraMinutes: 15 },
      { title: 'Scalp massage', priceCents: 12_00, extraMinutes: 10 },
    ],
  },
  balayage: {
    category: 'hair',
    title: 'Balayage',
    description:
      'Hand-painted lights that grow out without a line. We apply, let the colour develop while you read with a coffee, then rinse, tone and style. Long or very dark hair may take longer and cost more.',
    img: '/pictures/service-balayage-865ae87b-800.webp',
    priceCents: 185_00,
    priceKind: 'from',
    segments: [active(60), processing(45), active(45)],
    bufferMinutes: 10,
    rebookWeeks: 12,
    addOns: [
      { title: 'Gloss toner', priceCents: 35_00, extraMinutes: 15 },
      { title: 'Bond-repair treatment', priceCents: 40_00, extraMinutes: 10 },
    ],
  },
  blowDry: {
    category: 'hair',
    title: 'Blow-dry',
    description: 'Wash, round-brush blow-dry and a light finishing spray.',
    img: '/pictures/service-blow-dry-3f3e7017-800.webp',
    priceCents: 42_00,
    priceKind: 'fixed',
    segments: [active(40)],
    bufferMinutes: 5,
    rebookWeeks: 1,
    addOns: [{ title: 'Waves with the iron', priceCents: 15_00, extraMinutes: 15 }],
  },
  keratin: {
    category: 'hair',
    title: 'Keratin treatment',
    description:
      'Smooths frizz and shortens your mornings for up to four months. The treatment is brushed in, rests, and is sealed section by section with the iron; please plan not to wash your hair for two days.',
    img: '/pictures/service-keratin-treatment-6d048edb-800.webp',
    priceCents: 160_00,
    priceKind: 'from',
    segments: [active(35), processing(30), active(60)],
    bufferMinutes: 10,
    rebookWeeks: 16,
    addOns: [],
  },
  manicure: {
    category: 'nails',
    title: 'Gel manicure',
    description: 'Shape, cuticle care and a gel colour that keeps its shine for two weeks.',
    img: '/pictures/service-gel-manicure-bb51ba6b-800.webp',
    priceCents: 45_00,
    priceKind: 'fixed',
    segments: [active(50)],
    bufferMinutes: 10,
    rebookWeeks: 3,
    addOns: [
      { title: 'Removal of old gel', priceCents: 10_00, extraMinutes: 15 },
      { title: 'Nail art on two nails', priceCents: 12_00, extraMinutes: 15 },
    ],
  },
  pedicure: {
    category: 'nails',
    title: 'Spa pedicure',
    description:
      'A warm foot bath with petals, a scrub, careful work on heels and nails, and a massage up to the knee. The polish is yours to choose, or none at all.',
    img: '/pictures/service-spa-pedicure-65bbfdd7-800.webp',
    priceCents: 55_00,
    priceKind: 'fixed',
    segments: [active(60)],
    bufferMinutes: 10,
    rebookWeeks: 5,
    addOns: [{ title: 'Gel polish', priceCents: 15_00, extraMinutes: 15 }],
  },
  bridal: {
    category: 'make-up',
    title: 'Bridal make-up',
    description:
      'Make-up that lasts from the first photograph to the last dance, with skin preparation and a small kit for touching up. We recommend a trial session two to four weeks before the day.',
    img: '/pictures/service-bridal-make-up-e81b09b1-800.webp',
    priceCents: 190_00,
    priceKind: 'from',
    segments: [active(90)],
    bufferMinutes: 15,
    rebookWeeks: null,
    addOns: [lashes, { title: 'Trial in the same visit', priceCents: 90_00, extraMinutes: 60 }],
  },
  evening: {
    category: 'make-up',
    title: 'Evening make-up',
    description: 'A complete look for a dinner, a stage or a camera, as quiet or as bold as you like.',
    img: '/pictures/service-evening-make-up-94c82557-800.webp',
    priceCents: 75_00,
    priceKind: 'fixed',
    segments: [active(50)],
    bufferMinutes: 10,
    rebookWeeks: null,
    addOns: [lashes],
  },
  facial: {
    category: 'skin',
    title: 'Signature facial',
    description:
      'Double cleanse, gentle peel, massage and a mask chosen for your skin on the day. You rest while the mask works; we finish with serum, cream and sun protection.',
    img: '/pictures/service-facial-6582cba2-800.webp',
    priceCents: 95_00,
    priceKind: 'fixed',
    segments: [active(40), processing(15), active(20)],
    bufferMinutes: 10,
    rebookWeeks: 4,
    addOns: [{ title: 'LED light therapy', priceCents: 30_00, extraMinutes: 15 }],
  },
  browLash: {
    category: 'brows',
    title: 'Brow & lash lift',
    description: 'Brows shaped and tinted, lashes lifted from the root: six weeks without mascara.',
    img: '/pictures/service-brow-lash-a3ee744d-800.webp',
    priceCents: 62_00,
    priceKind: 'fixed',
    segments: [active(20), processing(20), active(15)],
    bufferMinutes: 5,
    rebookWeeks: 7,
    addOns: [{ title: 'Lash tint', priceCents: 12_00, extraMinutes: 10 }],
  },
  waxing: {
    category: 'massage',
    title: 'Waxing',
    description: 'Warm honey wax for legs, arms or underarms, with a calming oil after.',
    img: '/pictures/service-waxing-346e6c3e-800.webp',
    priceCents: 28_00,
    priceKind: 'from',
    segments: [active(30)],
    bufferMinutes: 10,
    rebookWeeks: 4,
    addOns: [
      { title: 'Full legs', priceCents: 18_00, extraMinutes: 15 },
      { title: 'Bikini line', priceCents: 16_00, extraMinutes: 15 },
    ],
  },
  massage: {
    category: 'massage',
    title: 'Hot stone massage',
    description:
      'Basalt stones warmed in water, almond oil and slow, firm strokes for back, shoulders and legs. Tell us of injuries or a pregnancy when you book, and we will adapt the hour to you.',
    img: '/pictures/service-massage-71952ad7-800.webp',
    priceCents: 88_00,
    priceKind: 'fixed',
    segments: [active(60)],
    bufferMinutes: 15,
    rebookWeeks: 4,
    addOns: [{ title: 'Half an hour longer', priceCents: 38_00, extraMinutes: 30 }],
  },
} satisfies Record<string, DemoService>;

export type ServiceName = keyof typeof services;
