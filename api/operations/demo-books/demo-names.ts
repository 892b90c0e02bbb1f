import type { Plan } from '../../booking/planning/plan.js';
import { services } from '../demo/catalogue.demo.js';
import { staff } from '../demo/staff.demo.js';

/** Ids by the names in the demo files. */
export interface DemoNames {
  serviceIds: ReadonlyMap<string, string>;
  memberIds: ReadonlyMap<string, string>;
}

/** Finds the demo's services and people in the database by what they are called. Leaves out renamed ones. */
export function demoNamesIn({ services: sold, members }: Plan): DemoNames {
  const byTitle = new Map([...sold.values()].map(({ id, title }) => [title, id]));
  const byName = new Map([...members.values()].map(({ id, name }) => [name, id]));
  const pairs = (name: string, id: string | undefined) => (id === undefined ? [] : [[name, id] as const]);
  return {
    serviceIds: new Map(
      Object.entries(services).flatMap(([name, { title }]) => pairs(name, byTitle.get(title))),
    ),
    memberIds: new Map(Object.entries(staff).flatMap(([key, { name }]) => pairs(key, byName.get(name)))),
  };
}
