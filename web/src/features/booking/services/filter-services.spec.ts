import { categoriesOf, filterServices } from './filter-services';

const hair = { slug: 'hair', title: 'Hair' };
const nails = { slug: 'nails', title: 'Nails' };
const balayage = { title: 'Balayage & gloss', description: 'Painted by hand.', category: hair };
const pedicure = { title: 'Spa pédicure', description: 'A warm soak, then colour.', category: nails };
const cut = { title: 'Haircut', description: 'A cut that suits your mornings.', category: hair };
const services = [balayage, pedicure, cut];

describe('finding a service', () => {
  test('shows all of them when nothing is asked', () => {
    expect(filterServices(services, {})).toEqual(services);
  });

  test('shows the services of one category in their order', () => {
    expect(filterServices(services, { category: 'hair' })).toEqual([balayage, cut]);
  });

  test('needs every word, in any of title, category and description', () => {
    expect(filterServices(services, { search: 'nails soak' })).toEqual([pedicure]);
    expect(filterServices(services, { search: 'nails painted' })).toEqual([]);
  });

  test('does not mind capitals, accents or spaces around the words', () => {
    expect(filterServices(services, { search: '  PEDICURE ' })).toEqual([pedicure]);
  });

  test('names each category once, as the list does', () => {
    expect(categoriesOf(services)).toEqual([hair, nails]);
  });
});
