import { words } from '../../../words/en/services-desk.gen';
import { languageDraftsOf } from '../../../lib/language-drafts';
import {
  addOnTexts,
  bodyOf,
  labelsOf,
  minutesOf,
  mistakesOf,
  newDraft,
  offersOf,
  type ServiceDraft,
  withoutWait,
  withWait,
} from './service-draft';

const ana = { _id: 'ana', name: 'Ana', role: '', introduction: '', img: '', offers: [] };
const staff = [ana, { ...ana, _id: 'bea' }] as unknown as Parameters<typeof newDraft>[0];

const aCut = (parts: Partial<ServiceDraft> = {}): ServiceDraft => ({
  ...newDraft(staff, 'hair', []),
  title: 'Cut',
  price: '45',
  ...parts,
});

test.each([
  ['45', 45],
  ['0', 0],
  ['7', null],
  ['4.5', null],
  ['-5', null],
  ['', null],
])('the minutes %j are %p', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

test('a new service is done by everyone, as the service says', () => {
  expect(offersOf(aCut())).toEqual([
    { staffId: 'ana', price: null, segments: null },
    { staffId: 'bea', price: null, segments: null },
  ]);
});

test('a wait is followed by work, and leaves the work joined when it is taken away', () => {
  const segments = withWait(aCut().segments);
  const wait = segments[1];

  expect(segments.map(({ kind, minutes }) => `${kind} ${minutes}`)).toEqual([
    'active 45',
    'processing 30',
    'active 15',
  ]);
  expect(withoutWait(segments, wait?.key ?? '').map(({ minutes }) => minutes)).toEqual(['60']);
});

test('the stretches are called by what happens in them', () => {
  expect(labelsOf(words, aCut().segments)).toEqual(['Hands-on, minutes']);
  expect(labelsOf(words, withWait(aCut().segments))).toEqual([
    'Hands-on 1, minutes',
    'Processing 1, minutes',
    'Hands-on 2, minutes',
  ]);
});

test('someone’s own minutes count where they are given, the service’s where they are not', () => {
  const draft = aCut({
    segments: withWait(aCut().segments),
    offers: {
      ana: { does: true, price: '50,5', minutes: ['', '', '25'] },
      bea: { does: false, price: '', minutes: [] },
    },
  });

  expect(offersOf(draft)).toEqual([
    {
      staffId: 'ana',
      price: 50.5,
      segments: [
        { kind: 'active', minutes: 45 },
        { kind: 'processing', minutes: 30 },
        { kind: 'active', minutes: 25 },
      ],
    },
  ]);
});

const noWords = languageDraftsOf(addOnTexts);

test('an add-on that is there already keeps its id, a new one has none', () => {
  const addOns = [
    { key: '1', id: 'mask', title: ' Mask ', price: '22', extraMinutes: '15', words: noWords },
    { key: '2', title: 'Gloss', price: '0', extraMinutes: '0', words: noWords },
  ];

  expect(bodyOf(aCut({ addOns }), aCut()).addOns).toEqual([
    { _id: 'mask', title: 'Mask', price: 22, extraMinutes: 15 },
    { title: 'Gloss', price: 0, extraMinutes: 0 },
  ]);
});

test('of a service and its add-ons, only the translations are sent that were written', () => {
  const inPortuguese = (title: string) => ({ ...noWords, pt: { title, isRight: false } });
  const mask = {
    key: '1',
    id: 'mask',
    title: 'Mask',
    price: '22',
    extraMinutes: '15',
    words: inPortuguese('Máscara'),
  };
  const before = aCut({
    addOns: [mask],
    ar: { title: 'قص', description: '', steps: '', aftercare: '', isRight: false },
  });
  const pt = { title: ' Corte ', description: '', steps: '', aftercare: '', isRight: false };

  expect(bodyOf({ ...before, pt }, before).words).toEqual({ pt: { title: 'Corte' } });
  expect(bodyOf({ ...before, pt }, before).addOns[0]).not.toHaveProperty('words');
  const renamed = { ...mask, words: inPortuguese('Máscara capilar') };
  expect(bodyOf({ ...before, addOns: [renamed] }, before).addOns[0]?.words).toEqual({
    pt: { title: 'Máscara capilar' },
  });
});

test('when clients come back is sent in weeks, and nothing where there is no such time', () => {
  const before = aCut();

  expect(bodyOf({ ...before, rebookWeeks: ' 6' }, before).rebookWeeks).toBe(6);
  expect(bodyOf(before, before).rebookWeeks).toBeNull();
});

test('a draft that can be sent has no mistakes', () => {
  expect(mistakesOf(words, aCut())).toEqual({});
});

const segmentOf = (minutes: string) => ({ key: 'a', kind: 'active' as const, minutes });

test.each<[string, Partial<ServiceDraft>, string[]]>([
  ['title', { title: ' ' }, ['title']],
  ['category', { categoryId: '' }, ['categoryId']],
  ['price', { price: '45.505' }, ['price']],
  ['length', { segments: [segmentOf('7')] }, ['segments.0.minutes']],
  ['end', { segments: [segmentOf('700')], bufferMinutes: '25' }, ['segments']],
  ['clean-up', { bufferMinutes: '125' }, ['bufferMinutes']],
  ['next visit', { rebookWeeks: '0' }, ['rebookWeeks']],
  ['year', { rebookWeeks: '53' }, ['rebookWeeks']],
  [
    'add-on',
    { addOns: [{ key: '1', title: '', price: 'x', extraMinutes: '3', words: noWords }] },
    ['addOns.0.title', 'addOns.0.price', 'addOns.0.extraMinutes'],
  ],
  [
    'person’s own',
    { offers: { ana: { does: true, price: '-1', minutes: ['3'] } } },
    ['offers.ana.price', 'offers.ana.minutes.0'],
  ],
])('a mistake in the %s is named', (_, parts, names) => {
  expect(Object.keys(mistakesOf(words, aCut(parts)))).toEqual(names);
});

test('what is not done by someone is not looked at', () => {
  expect(mistakesOf(words, aCut({ offers: { ana: { does: false, price: 'x', minutes: ['x'] } } }))).toEqual(
    {},
  );
});
