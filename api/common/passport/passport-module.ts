import { randomUUID } from 'node:crypto';
import { PassportModule } from '@nestjs/passport';

/**
 * Passport registers strategies by name for the whole process. Each app gets its own names, so that two apps in one
 * process never authenticate against each other's database. `AuthGuard()` without a name finds the default.
 */
export const passportModuleFor = (strategy: string) =>
  PassportModule.registerAsync({
    useFactory: () => ({ defaultStrategy: `${strategy}-${randomUUID()}`, session: false }),
  });
