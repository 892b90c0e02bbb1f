import { words as services } from '../../../words/en/services-desk.gen';
import { words as translations } from '../../../words/en/translations.gen';
import { languageDraftsOf } from '../../../lib/language-drafts';
import { mergeChanges } from './merge-changes';
import { addOnTexts, newDraft, type ServiceDraft } from './service-draft';

const words = { services, translations };
const base: ServiceDraft = {
  ...newDraft([], 'hair', []),
  title: 'Cut',
  price: '45',
  description: 'Wet or dry.',
};

test('changes of two people to different fields are both kept', () => {
  expect(mergeChanges(words, base, { ...base, description: 'Wet.' }, { ...base, price: '50' })).toEqual({
    draft: { ...base, description: 'Wet.', price: '50' },
    changes: ['The price was changed to “50”.'],
  });
});

test('where both have changed the same field, one’s own version stays in the form and the other is named', () => {
  const { draft, changes } = mergeChanges(words, base, { ...base, price: '48' }, { ...base, price: '50' });

  expect(draft.price).toBe('48');
  expect(changes).toEqual(['The price was changed to “50”; your version is still in the form.']);
});

test('the same change by both leaves nothing to decide', () => {
  const both = { ...base, title: 'Haircut' };

  expect(mergeChanges(words, base, both, both)).toEqual({
    draft: both,
    changes: ['The title was changed to “Haircut”.'],
  });
});

test('add-ons and team members are compared as a whole', () => {
  const mask = {
    key: 'mask',
    title: 'Mask',
    price: '15',
    extraMinutes: '10',
    words: languageDraftsOf(addOnTexts),
  };
  const saved = { ...base, addOns: [mask], offers: { ana: { does: true, price: '', minutes: [] } } };

  expect(mergeChanges(words, base, base, saved)).toEqual({
    draft: saved,
    changes: ['The list of add-ons was changed.', 'The list of team members was changed.'],
  });
});

test('what two people write in different languages is both kept', () => {
  const own = { ...base, pt: { ...base.pt, title: 'Corte' } };
  const saved = { ...base, ar: { ...base.ar, title: 'قص' } };

  expect(mergeChanges(words, base, own, saved)).toEqual({
    draft: { ...base, pt: own.pt, ar: saved.ar },
    changes: ['The texts in العربية were changed.'],
  });
});
