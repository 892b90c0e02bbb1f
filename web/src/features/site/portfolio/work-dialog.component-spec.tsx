import { Suspense } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { controls } from '../../../words/controls.gen';
import { fields } from '../../../words/fields.gen';
import { formats } from '../../../words/formats.gen';
import { portfolioDesk } from '../../../words/portfolio-desk.gen';
import { shell } from '../../../words/shell.gen';
import type { PortfolioEntry } from './models';
import { WorkDialog } from './work-dialog';

const ANA = '5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21';
const BEA = '0d6f3a52-8d1b-4f4e-9c43-1b6a5e7d2f90';

const entry = {
  _id: '8c0f3c9e-1d1b-4f4e-9c43-1b6a5e7d2f90',
  title: 'Copper',
  subtitle: '',
  description: '',
  img: '/copper.webp',
  picture: null,
  serviceId: null,
  staffId: ANA,
  isPublished: true,
  words: {},
} as unknown as PortfolioEntry;

/** The works as they were sent. */
const sent: unknown[] = [];

const answers: Record<string, unknown> = {
  '/salon/languages': { mainLanguage: 'en', others: [] },
  '/staff': [{ _id: BEA, name: 'Bea' }],
  '/staff/all': [
    { _id: ANA, name: 'Ana', active: false },
    { _id: BEA, name: 'Bea', active: true },
  ],
};

beforeAll(() =>
  Promise.all([controls, fields, formats, portfolioDesk, shell].map((area) => area.fetch('en'))),
);
beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = async (input) => {
    const request = new Request(input instanceof Request ? input : String(input));
    if (request.method === 'PATCH') sent.push(await request.json());
    return Response.json(answers[new URL(request.url).pathname] ?? []);
  };
  Element.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** Opens the dialog; its options have come. */
async function open(work: PortfolioEntry): Promise<void> {
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter>
          <Suspense>
            <WorkDialog entry={work} onClose={() => undefined} />
          </Suspense>
        </MemoryRouter>
      </SWRConfig>,
    ),
  );
  await screen.findByLabelText(/Work of/);
}
const save = () => act(async () => void fireEvent.click(screen.getByText('Save')));

test('a work stays with the team member who made it, even after they have left', async () => {
  await open(entry);
  const member = screen.getByLabelText<HTMLSelectElement>(/Work of/);
  expect(member.selectedOptions[0]?.text).toBe('Ana');

  fireEvent.change(screen.getByLabelText(/Title/), { target: { value: 'Copper red' } });
  await save();

  expect(sent).toMatchObject([{ title: 'Copper red', staffId: ANA }]);
});

test('the picture of before is kept, and removed on its own', async () => {
  const earlier = {
    ...{ _id: BEA, src: '/media/b-480.webp', avif: '', webp: '', width: 480, height: 600, colour: '#aabbcc' },
    ...{ focusXPercent: 50, focusYPercent: 50, alt: 'Long hair', fallbacks: {}, words: {} },
  };
  await open({ ...entry, before: { img: earlier.src, width: 480, height: 600, picture: earlier } });
  await save();
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Picture before' }));
  await save();

  expect(sent).toMatchObject([
    { pictureId: null, beforePictureId: BEA },
    { pictureId: null, beforePictureId: null },
  ]);
});
