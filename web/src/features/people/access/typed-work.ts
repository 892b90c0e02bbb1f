import type { Grant, Role } from './models';

const grants = ['edit-hours', 'see-contacts', 'move-others', 'read-only'] as const satisfies Grant[];

/** A role with what goes beyond it, as it stands in a form. */
export interface TypedWork {
  role: Role;
  /** Empty for nobody of the team. */
  staffId: string;
  'edit-hours': boolean;
  'see-contacts': boolean;
  'move-others': boolean;
  'read-only': boolean;
}

export const typedWork = ({
  role,
  grants,
  staffId,
}: {
  role: Role;
  grants: readonly Grant[];
  staffId: string | null;
}): TypedWork => ({
  role,
  staffId: staffId ?? '',
  'edit-hours': grants.includes('edit-hours'),
  'see-contacts': grants.includes('see-contacts'),
  'move-others': grants.includes('move-others'),
  'read-only': grants.includes('read-only'),
});

/** Grants that were ticked for a role which was chosen before are among them; the server leaves out what changes nothing. */
export const workOf = (typed: TypedWork) => ({
  role: typed.role,
  grants: grants.filter((grant) => typed[grant]),
  staffId: typed.role === 'user' ? null : typed.staffId || null,
});
