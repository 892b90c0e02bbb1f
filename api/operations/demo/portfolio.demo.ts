import type { services } from './catalogue.demo.js';
import type { MemberName } from './staff.demo.js';

interface DemoLook {
  title: string;
  description: string;
  img: string;
  /** All are 1200 pixels wide. */
  imgHeight: number;
  /** How it was before, drawn as large as the picture. */
  beforeImg?: string;
  /** The service to book for it. */
  service: keyof typeof services;
  /** The team member whose work it is. */
  by: MemberName;
}

/** Six looks, each in the colours of a place. Two of them show how it was before. */
export const portfolio: readonly DemoLook[] = [
  {
    title: 'Chichen Itza',
    description: 'A long braid with jade and brass, in the colours of the stepped pyramid at noon.',
    img: '/pictures/look-chichen-itza-f2ee19f6-800.webp',
    imgHeight: 1500,
    service: 'blowDry',
    by: 'helena',
  },
  {
    title: 'Colosseum Roma',
    description: 'A braided updo with a laurel of brass leaves, warm as terracotta arches.',
    img: '/pictures/look-colosseum-roma-d5703383-800.webp',
    imgHeight: 1200,
    service: 'bridal',
    by: 'helena',
  },
  {
    title: 'Great Pyramid of Giza',
    description:
      'A black bob cut to a line, with brass beads and gold on the lids. We drew both pictures, before and after.',
    img: '/pictures/look-great-pyramid-of-giza-94777286-800.webp',
    beforeImg: '/pictures/look-great-pyramid-of-giza-before-8a52513b-800.webp',
    imgHeight: 1380,
    service: 'haircut',
    by: 'tomas',
  },
  {
    title: 'San Francisco',
    description: 'International-orange waves that come out of the fog.',
    img: '/pictures/look-san-francisco-1-882ca158-800.webp',
    imgHeight: 1500,
    service: 'blowDry',
    by: 'vera',
  },
  {
    title: 'San Francisco',
    description:
      'A rose pastel bob, painted like the ladies on the hill. We drew both pictures, before and after.',
    img: '/pictures/look-san-francisco-2-a1c3a4dd-800.webp',
    beforeImg: '/pictures/look-san-francisco-2-before-6b9b771b-800.webp',
    imgHeight: 1240,
    service: 'balayage',
    by: 'amara',
  },
  {
    title: 'San Francisco',
    description: 'Midnight hair with teal lights, for the skyline after ten.',
    img: '/pictures/look-san-francisco-3-3694a9f9-800.webp',
    imgHeight: 1500,
    service: 'balayage',
    by: 'amara',
  },
];
