import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Service, StaffMember } from '../../../api/models';
import { formats } from '../../../words/formats.gen';
import { publicSite } from '../../../words/public-site.gen';
import { ServiceDoers } from './service-doers';

beforeAll(() => Promise.all([formats, publicSite].map((area) => area.fetch('en'))));

test('someone without a portrait has their initials next to the service they do', () => {
  const service = { _id: 'cut', priceKind: 'fixed' } as Service;
  const ana = {
    _id: 'ana',
    name: 'Ana Reis',
    role: 'Hair stylist',
    img: '',
    picture: null,
    fallbacks: {},
    offers: [{ serviceId: 'cut', price: 45, durationMinutes: 45 }],
  } as unknown as StaffMember;
  render(
    <MemoryRouter>
      <ServiceDoers
        service={service}
        addOnIds={[]}
        staff={[ana]}
        currency={{ code: 'EUR', symbol: '€', decimals: 2 }}
      />
    </MemoryRouter>,
  );

  expect(screen.getByText('AR')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Book with Ana Reis' })).not.toBeNull();
});
