import { sameAgain } from './same-again';

const line = (serviceId: string, staffId: string, { anyStaff = false, addOns = [] as string[] } = {}) => ({
  serviceId,
  anyStaff,
  staff: { _id: staffId },
  addOns: addOns.map((_id) => ({ _id })),
});

describe('a visit that is booked again', () => {
  it('has the same services and extras', () => {
    const lines = [line('cut', 'ana'), line('colour', 'ana', { addOns: ['gloss'] })];

    expect(sameAgain({ lines })).toEqual({
      serviceIds: ['cut', 'colour'],
      addOnIds: ['gloss'],
      staffId: 'ana',
    });
  });

  it('asks each of several people for the same service again', () => {
    const lines = [line('cut', 'ana'), line('nails', 'bea'), line('brows', 'cleo', { anyStaff: true })];

    expect(sameAgain({ lines }).staffId).toBe('ana,bea,any');
  });

  it('asks for nobody when anyone would do', () => {
    expect(sameAgain({ lines: [line('cut', 'ana', { anyStaff: true })] })).not.toHaveProperty('staffId');
  });
});
