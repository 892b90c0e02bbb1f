import { Injectable } from '@nestjs/common';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { PasswordHasherService } from './password-hasher.service.js';

/** Whether people have to wait to have their passwords checked. */
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
