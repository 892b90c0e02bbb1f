import { merged } from './draft-merge';
import { newDraft, type ServiceDraft } from './service-draft';

const base: ServiceDraft = { ...newDraft([], 'hair'), title: 'Cut', price: '45', description: 'Wet or dry.' };

test('what only she has changed is hers, and what only they have changed is theirs', () => {
  expect(merged(base, { ...base, description: 'Wet.' }, { ...base, price: '50' })).toEqual({
    draft: { ...base, description: 'Wet.', price: '50' },
    changes: ['The price was changed to “50”.'],
  });
});

test('where both have changed the same, hers stays in the form and theirs is told', () => {
  const { draft, changes } = merged(base, { ...base, price: '48' }, { ...base, price: '50' });

  expect(draft.price).toBe('48');
  expect(changes).toEqual(['The price was changed to “50”; yours is still in the form.']);
});

test('what both have changed alike is nothing to decide', () => {
  const both = { ...base, title: 'Haircut' };

  expect(merged(base, both, both)).toEqual({
    draft: both,
    changes: ['The title was changed to “Haircut”.'],
  });
});

test('add-ons and people are looked at as a whole', () => {
  const mask = { key: 'mask', title: 'Mask', price: '15', extraMinutes: '10' };
  const theirs = { ...base, addOns: [mask], offers: { ana: { does: true, price: '', minutes: [] } } };

  expect(merged(base, base, theirs)).toEqual({
    draft: theirs,
    changes: ['What can be added was changed.', 'Who does it was changed.'],
  });
});
