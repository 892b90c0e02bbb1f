import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { StartupError } from '../../config/startup-error.js';
import { MetricsService } from './metrics.service.js';

/** Serves metrics on a separate port that visitors never reach: how busy a salon is concerns no one else. */
@Injectable()
export class MetricsListenerService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | null = null;

  constructor(
    private readonly metrics: MetricsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort: port, metricsHost: host } = this.env;
    if (port === null) return;
    this.metrics.alsoOfTheProcess();
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => {
        this.logger.error(`The figures could not be read: ${String(error)}`);
        response.writeHead(500).end();
      });
    });
    try {
      await once(this.server.listen(port, host), 'listening');
    } catch (error) {
      throw new StartupError(`METRICS_HOST and METRICS_PORT: cannot listen there (${String(error)}).`, 78);
    }
    this.logger.log(`Prometheus finds the figures at http://${host}:${port}/metrics`);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url !== '/metrics') response.writeHead(404).end();
    else if (method !== 'GET') response.writeHead(405, { Allow: 'GET' }).end();
    else response.setHeader('Content-Type', this.metrics.contentType).end(await this.metrics.text());
  }
}
