import { randomUUID } from 'node:crypto';
import { PassportModule } from '@nestjs/passport';

/**
 * Passport keeps its strategies by name, once for the whole process. Each app gets names of its own, so that two apps in
 * one process never authenticate against each other's database. Guards find the name by `AuthGuard()` without a name.
 */
export const passportModuleFor = (strategy: string) =>
  PassportModule.registerAsync({
    useFactory: () => ({ defaultStrategy: `${strategy}-${randomUUID()}`, session: false }),
  });
