/** Six looks, each with the colours of a place. */
export const portfolio = [
  {
    title: 'Chichen Itza',
    description: 'A long braid with jade and brass, in the colours of the stepped pyramid at noon.',
    img: '/pictures/look-chichen-itza-800.webp',
  },
  {
    title: 'Colosseum Roma',
    description: 'A braided updo with a laurel of brass leaves, warm as terracotta arches.',
    img: '/pictures/look-colosseum-roma-800.webp',
  },
  {
    title: 'Great Pyramid of Giza',
    description: 'A black bob cut to a line, with brass beads and gold on the lids.',
    img: '/pictures/look-great-pyramid-of-giza-800.webp',
  },
  {
    title: 'San Francisco',
    description: 'International-orange waves that come out of the fog.',
    img: '/pictures/look-san-francisco-1-800.webp',
  },
  {
    title: 'San Francisco',
    description: 'A rose pastel bob, painted like the ladies on the hill.',
    img: '/pictures/look-san-francisco-2-800.webp',
  },
  {
    title: 'San Francisco',
    description: 'Midnight hair with teal lights, for the skyline after ten.',
    img: '/pictures/look-san-francisco-3-800.webp',
  },
];
