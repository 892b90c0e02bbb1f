import { presetOf } from './preset';

const line = (serviceId: string, staffId: string | null, addOnIds: string[] = []) => ({
  serviceId,
  staffId,
  addOnIds,
});

describe('booking the same again at another time', () => {
  test('has the same services and extras', () => {
    expect(presetOf([line('cut', 'ana'), line('colour', 'ana', ['gloss'])])).toEqual({
      serviceIds: ['cut', 'colour'],
      addOnIds: ['gloss'],
      staffId: 'ana',
    });
  });

  test('asks for the same team member for each service', () => {
    const lines = [line('cut', 'ana'), line('nails', 'bea'), line('brows', null)];

    expect(presetOf(lines).staffId).toBe('ana,bea,any');
  });

  test('names no team member where the client had asked for anyone', () => {
    expect(presetOf([line('cut', null)])).not.toHaveProperty('staffId');
  });
});
