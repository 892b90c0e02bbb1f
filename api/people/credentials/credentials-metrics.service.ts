import { Injectable } from '@nestjs/common';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { PasswordHasherService } from './password-hasher.service.js';

/** Reports if people have to wait for password checks. */
@Injectable()
export class CredentialsMetricsService {
  constructor(metrics: MetricsService, hasher: PasswordHasherService) {
    metrics.gauge(
      'parlour_passwords_waiting',
      'Passwords that wait to be checked; from 20 on, some are turned away.',
      () => hasher.waiting,
    );
  }
}
