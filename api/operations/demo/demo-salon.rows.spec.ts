import { existsSync } from 'node:fs';
import path from 'node:path';
import { segmentProblems } from '../../salon/services/domain/segments.js';
import { salonRows } from './demo-salon.rows.js';

const rows = salonRows(new Date('2027-03-01T08:00:00Z'));

describe('the demo salon', () => {
  test('sells twelve services in six categories, each offered by someone', () => {
    const done = new Set(rows.offers.map(({ serviceId }) => serviceId));
    const shelves = new Set(rows.services.map(({ categoryId }) => categoryId));

    expect(rows.services.filter(({ id }) => done.has(id))).toHaveLength(12);
    expect(shelves.size).toBe(6);
  });

  test('offers nothing that could not be planned', () => {
    const paces = [
      ...rows.services,
      ...rows.offers.flatMap(({ segments, serviceId }) => {
        const service = rows.services.find(({ id }) => id === serviceId);
        return segments && service ? [{ segments, bufferMinutes: service.bufferMinutes }] : [];
      }),
    ];

    expect(paces.flatMap(({ segments, bufferMinutes }) => segmentProblems(segments, bufferMinutes))).toEqual(
      [],
    );
    expect(rows.addOns.filter(({ extraMinutes }) => extraMinutes % 5 !== 0)).toEqual([]);
  });

  test('has no one working while it is closed', () => {
    const outside = rows.hours.filter(
      ({ weekday, startsMinute, endsMinute }) =>
        !rows.openingHours.some(
          (open) =>
            open.weekday === weekday && open.startsMinute <= startsMinute && open.endsMinute >= endsMinute,
        ),
    );

    expect(outside).toEqual([]);
  });

  test('shows a picture that exists for each service and each of nine people', () => {
    const pictures = [...rows.services, ...rows.members].map(({ img }) => img);
    const folder = path.join(process.cwd(), 'web/public');

    expect(rows.members).toHaveLength(9);
    expect(new Set(pictures).size).toBe(21);
    expect(pictures.filter((picture) => !existsSync(path.join(folder, picture)))).toEqual([]);
  });

  test('describes services both shorter and longer than a card has room for', () => {
    const lengths = rows.services.map(({ description }) => description.length);

    expect(lengths.some((length) => length <= 80)).toBe(true);
    expect(lengths.some((length) => length > 100)).toBe(true);
  });

  test('has seven published five-star reviews from the past', () => {
    expect(rows.reviews).toHaveLength(7);
    expect(rows.reviews.filter(({ stars, status }) => stars !== 5 || status !== 'published')).toEqual([]);
    expect(rows.reviews.filter(({ createdAt }) => createdAt >= new Date('2027-03-01T08:00:00Z'))).toEqual([]);
  });
});

test('all that the demo salon says of itself is said in each of its languages, once', () => {
  const rows = salonRows(new Date('2027-03-01T08:00:00Z'));
  const languages = rows.languages.map(({ lang }) => lang);
  const nouns = [
    [rows.categories, rows.categoryWords.map(({ categoryId: id, ...words }) => ({ id, ...words }))],
    [rows.services, rows.serviceWords.map(({ serviceId: id, ...words }) => ({ id, ...words }))],
    [rows.addOns, rows.addOnWords.map(({ addOnId: id, ...words }) => ({ id, ...words }))],
    [rows.members, rows.memberWords.map(({ staffId: id, ...words }) => ({ id, ...words }))],
    [rows.portfolio, rows.portfolioWords.map(({ itemId: id, ...words }) => ({ id, ...words }))],
  ] as const;

  for (const [originals, words] of nouns) {
    const wanted = originals.flatMap(({ id }) => languages.map((lang) => `${id} ${lang}`));
    expect(words.map(({ id, lang }) => `${id} ${lang}`).sort()).toEqual(wanted.sort());
    const originalOf = new Map(originals.map((original) => [original.id, Object.entries(original)]));
    const untranslated = words.flatMap((row) =>
      Object.entries(row).filter(
        ([field, text]) =>
          !text && originalOf.get(row.id)?.some(([name, own]) => name === field && own !== ''),
      ),
    );
    expect(untranslated).toEqual([]);
  }
});
