import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { KeptFigures } from './kept-figures.js';

/** From an answer from memory up to one that the caller has given up on. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A source for figures with labels, or that are sometimes unknown. */
interface LabelledFigure {
  labels: Record<string, string>;
  value: number;
}

/**
 * Registers the metrics that Prometheus scrapes. Each module adds its own when the app is built. Labels are words
 * from the code, never personal data: each value is a series kept for the life of the process.
 */
@Injectable()
export class MetricsService {
  /** A registry per app, because tests run several in one process. */
  private readonly registry = new Registry();

  counter<Label extends string>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  seconds<Label extends string>(name: string, help: string, labelNames: Label[] = []): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: seconds, registers: [this.registry] });
  }

  /** A metric read from memory at each scrape. */
  gauge(name: string, help: string, read: () => number): void {
    const collect = (): void => gauge.set(read());
    const gauge = new Gauge({ name, help, collect, registers: [this.registry] });
  }

  /** The same for several values, told apart by labels. */
  labelledGauge(name: string, help: string, labelNames: string[], read: () => LabelledFigure[]): void {
    const collect = (): void => {
      gauge.reset();
      for (const { labels, value } of read()) gauge.set(labels, value);
    };
    const gauge = new Gauge({ name, help, labelNames, collect, registers: [this.registry] });
  }

  /** Metrics from the database by name, read in one query; see KeptFigures. */
  databaseGauges(helpByName: Record<string, string>, ask: () => Promise<Record<string, number>>): void {
    const figures = new KeptFigures(ask);
    for (const [name, help] of Object.entries(helpByName)) {
      const collect = async (): Promise<void> => {
        const value = (await figures.read())?.[name];
        // Without labels, a gauge that was reset reports 0.
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      };
      const gauge = new Gauge({ name, help, collect, registers: [this.registry] });
    }
  }

  /** The usual Node metrics, such as memory and event loop; only if metrics are enabled, since measuring has a cost. */
  alsoOfTheProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** All metrics in Prometheus's text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
