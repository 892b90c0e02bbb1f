import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { KeptFigures } from './kept-figures.js';

/** From an answer out of memory to one that somebody has given up waiting for. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Where figures come from that have labels, or that are not known at every moment. */
interface LabelledFigure {
  labels: Record<string, string>;
  value: number;
}

/**
 * What Prometheus reads. Each module makes its own figures here, when the app is built. Labels are words of the code, never
 * of people: each value of one is a series that is kept for as long as the process runs.
 */
@Injectable()
export class MetricsService {
  /** Of this app: tests run several in one process. */
  private readonly registry = new Registry();

  counter<Label extends string>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  seconds<Label extends string>(name: string, help: string, labelNames: Label[] = []): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: seconds, registers: [this.registry] });
  }

  /** A figure that is in memory, and read whenever somebody looks. */
  gauge(name: string, help: string, read: () => number): void {
    const collect = (): void => gauge.set(read());
    const gauge = new Gauge({ name, help, collect, registers: [this.registry] });
  }

  /** The same for several at once, told apart by labels. */
  labelledGauge(name: string, help: string, labelNames: string[], read: () => LabelledFigure[]): void {
    const collect = (): void => {
      gauge.reset();
      for (const { labels, value } of read()) gauge.set(labels, value);
    };
    const gauge = new Gauge({ name, help, labelNames, collect, registers: [this.registry] });
  }

  /** Figures of the database by name, in one question; see KeptFigures. */
  databaseGauges(helpByName: Record<string, string>, ask: () => Promise<Record<string, number>>): void {
    const figures = new KeptFigures(ask);
    for (const [name, help] of Object.entries(helpByName)) {
      const collect = async (): Promise<void> => {
        const value = (await figures.read())?.[name];
        // Without labels a gauge that was reset says 0.
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      };
      const gauge = new Gauge({ name, help, collect, registers: [this.registry] });
    }
  }

  /** Memory, event loop and the like, as all Node programs show them; only where somebody looks, since measuring costs. */
  alsoOfTheProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Everything, in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
