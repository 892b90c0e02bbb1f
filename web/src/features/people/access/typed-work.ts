import type { Grant, Role } from './models';

const grants = ['edit-hours', 'see-contacts', 'move-others', 'read-only'] as const satisfies Grant[];

/** A role and the rights beyond it, in a form. */
export interface TypedWork {
  role: Role;
  /** Empty for no team member. */
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

/** May include grants ticked for a previously chosen role; the server drops those without effect. */
export const workOf = (typed: TypedWork) => ({
  role: typed.role,
  grants: grants.filter((grant) => typed[grant]),
  staffId: typed.role === 'user' ? null : typed.staffId || null,
});
