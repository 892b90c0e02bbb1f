import { bookAgain } from './book-again';

const line = (serviceId: string, staffId: string, { anyStaff = false, addOns = [] as string[] } = {}) => ({
  serviceId,
  anyStaff,
  staff: { _id: staffId },
  addOns: addOns.map((_id) => ({ _id })),
});

describe('booking the same again', () => {
  it('has the same services and extras', () => {
    const lines = [line('cut', 'ana'), line('colour', 'ana', { addOns: ['gloss'] })];

    expect(bookAgain({ lines })).toEqual({
      serviceIds: ['cut', 'colour'],
      addOnIds: ['gloss'],
      staffId: 'ana',
    });
  });

  it('asks for the same team member for each service', () => {
    const lines = [line('cut', 'ana'), line('nails', 'bea'), line('brows', 'cleo', { anyStaff: true })];

    expect(bookAgain({ lines }).staffId).toBe('ana,bea,any');
  });

  it('names no team member where the client had asked for anyone', () => {
    expect(bookAgain({ lines: [line('cut', 'ana', { anyStaff: true })] })).not.toHaveProperty('staffId');
  });
});
