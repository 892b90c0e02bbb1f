import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { formats } from '../../../words/formats.gen';
import { languages } from '../../../words/languages.gen';
import { tillSettings } from '../../../words/till-settings.gen';
import type { Language } from '../../../words/types.gen';
import { LanguageContext } from '../../../words/use-words';
import { UntaxedNote } from './untaxed-note';

const standard = { _id: 'standard', name: 'Standard', fromDay: '2027-03-15', isOnEverything: true };
const reduced = { _id: 'reduced', name: 'Reduced', fromDay: '2027-04-01', isOnEverything: false };

const anOwner = { user: { may: { till: 'all' } }, google: false, codes: false };

/** The server's till settings; only the parts that matter here. */
let settings: object;

beforeAll(() => Promise.all(languages.flatMap((one) => [tillSettings.fetch(one), formats.fetch(one)])));
beforeEach(() => {
  settings = {
    defaultTaxRateId: 'standard',
    rates: [standard, reduced],
    hasSeveralRates: false,
    taxesToCome: [],
  };
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return Promise.resolve(Response.json(pathname.endsWith('/till/settings') ? settings : anOwner));
  };
});

async function open(language: Language = 'en', known?: object) {
  const fallback = { session: anOwner, ...(known && { '@"/till/settings",null,': known }) };
  await act(async () =>
    render(
      <LanguageContext value={language}>
        <SWRConfig value={{ provider: () => new Map(), fallback }}>
          <UntaxedNote />
        </SWRConfig>
      </LanguageContext>,
    ),
  );
}
const said = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

test('while the usual tax is still to come, the till says from which day it is charged', async () => {
  settings = { ...settings, taxesToCome: [standard] };
  await open();

  expect(said()).toEqual([
    expect.stringMatching(/^Tax starts on Mon 15 Mar 2027\. Until then, sales carry no tax\./),
  ]);
});

test('a tax of some services that is still to come is named, with its day', async () => {
  settings = { ...settings, hasSeveralRates: true, taxesToCome: [reduced] };
  await open();

  expect(said()).toEqual([expect.stringMatching(/^The tax “Reduced” starts on Thu 1 Apr 2027\./)]);
});

test.each(languages)('the day is in the sentence in every language: %s', async (language) => {
  settings = { ...settings, taxesToCome: [standard, reduced] };
  await open(language);

  const [usual, own] = said();
  expect(usual).toMatch(/15.*2027/);
  expect(own).toMatch(/Reduced.*\b1\b.*2027/);
});

test('once every tax has begun, nothing is said', async () => {
  await open();

  expect(said()).toEqual([]);
});

test('a tax that an owner has added at another desk since is announced', async () => {
  const known = settings;
  settings = { ...settings, taxesToCome: [standard] };
  await open('en', known);

  await waitFor(() => expect(said()).toHaveLength(1));
});

test('without a usual tax, the owner is asked to choose one, unless some things alone are taxed', async () => {
  settings = { ...settings, defaultTaxRateId: null };
  await open();
  expect(said()).toEqual([expect.stringMatching(/^No default tax is set yet/)]);
});
