import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Salon } from '../../../api/models';
import { controls } from '../../../words/controls.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { shell } from '../../../words/shell.gen';
import { siteDesk } from '../../../words/site-desk.gen';
import { SavedTogether } from '../../../ui/save-bar';
import { FacePart } from './face-part';

const logo = {
  _id: '8c0f3c9e-1d1b-4f4e-9c43-1b6a5e7d2f90',
  light: '/logos/logo-light-1.png',
  night: '/logos/logo-night-1.png',
  width: 200,
  height: 50,
};
const tonesOf = (colour: string) => {
  const theme = {
    accent: colour,
    accentHover: colour,
    onAccent: '#ffffff',
    accentSoft: '#eeeeee',
    onAccentSoft: '#000000',
  };
  return { light: theme, night: theme, mended: colour === '#ffe45c' ? 'darker' : null };
};
const salonWith = (face: object) =>
  ({ name: 'Casa Íris', face: { colour: null, tones: null, logo: null, initials: 'CÍ', ...face } }) as Salon;

/** Changes as they were sent, and colours whose tones were asked for. */
let sent: object[];
let asked: string[];
let answer: () => Response;

beforeAll(() => Promise.all([controls, fields, formats, shell, siteDesk].map((area) => area.fetch('en'))));
beforeEach(() => {
  [sent, asked] = [[], []];
  HTMLElement.prototype.checkVisibility = () => true;
  answer = () => Response.json(salonWith({}));
  globalThis.fetch = async (input) => {
    const request = new Request(input instanceof Request ? input : String(input));
    if (request.method === 'PATCH') {
      sent.push((await request.json()) as object);
      return answer();
    }
    const colour = new URL(request.url).searchParams.get('colour') ?? '';
    asked.push(colour);
    return Response.json(tonesOf(colour));
  };
});

const open = (face: object = {}) =>
  act(async () =>
    render(
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map() }}>
          <SavedTogether>
            <FacePart salon={salonWith(face)} draft={null} onDraft={() => undefined} />
          </SavedTogether>
        </SWRConfig>
      </MemoryRouter>,
    ),
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Colour/ });
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));

test('a proposed colour is a press away, is shown as chosen, and is saved as the server writes colours', async () => {
  await open();
  const [proposal] = screen.getAllByRole('button', { name: /#0b4f3c/ });

  await act(async () => void (proposal && fireEvent.click(proposal)));
  expect(proposal?.getAttribute('aria-pressed')).toBe('true');
  expect(field().value).toBe('#0b4f3c');
  await save();

  expect(sent).toEqual([{ colour: '#0b4f3c' }]);
});

test('a typed colour may be short and without its sign, and an empty field is the app’s own colour', async () => {
  await open({ colour: '#0b4f3c' });
  await type('C08');
  await save();
  await type('');
  await save();

  expect(sent).toEqual([{ colour: '#cc0088' }, { colour: null }]);
});

test('something that is no colour is refused at its field, and nothing is sent or previewed', async () => {
  await open();

  await type('burgundy');
  await save();

  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect([sent, asked]).toEqual([[], []]);
});

test('the owner reads that a pale colour becomes darker', async () => {
  await open({ colour: '#ffe45c' });

  const note = await screen.findByRole('status');

  expect(note.textContent).toMatch(/darker/);
});

test('a logo is shown in the preview of both themes until it is removed, and then the initials are', async () => {
  await open({ logo });
  const pictures = () => [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(new Set(pictures())).toEqual(new Set([logo.light, logo.night]));

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove the logo' })));

  expect(pictures()).toEqual([]);
  expect(screen.getAllByText('CÍ').length).toBeGreaterThan(1);
  await save();
  expect(sent).toEqual([{ logoPictureId: null }]);
});

test('a logo that was deleted in the meantime is named at its field', async () => {
  await open({ logo });
  answer = () =>
    Response.json(
      {
        code: 'invalid-input',
        status: 422,
        title: '',
        errors: [{ pointer: '#/logoPictureId', detail: '' }],
      },
      { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
    );

  await type('#0b4f3c');
  await save();

  expect((await screen.findByRole('alert')).textContent).toMatch(/picture no longer exists/);
});
