import { randomUUID } from 'node:crypto';
import type { CallSpec } from '@archway/contract/core/call';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import { freshAddress } from '../../../harness/addresses.ts';
import { openClient, type Answer, type ActionOptions } from '../../../harness/client.ts';
import type { Snapshot } from '../../../harness/tenant-rows.ts';
import type { Case, Prepared } from './case.ts';
import type { Stage } from './stage.ts';

/** One user action on a fresh clinic, with a fixed idempotency key. */
export class UserAction {
  readonly #stage: Stage;
  readonly #case: Case;
  readonly prepared: Prepared<CallSpec>;
  readonly #options: ActionOptions;
  readonly before: Snapshot;

  private constructor(stage: Stage, given: Case, prepared: Prepared<CallSpec>, before: Snapshot) {
    this.#stage = stage;
    this.#case = given;
    this.prepared = prepared;
    this.before = before;
    const { headers = {} } = prepared;
    this.#options = { key: randomUUID(), address: freshAddress(), headers };
  }

  static async prepare(stage: Stage, given: Case): Promise<UserAction> {
    const prepared = await given.prepare(stage);
    const before = await stage.rows.snapshot([prepared.clinic.orgId, SITE_ORG_ID]);
    return new UserAction(stage, given, prepared, before);
  }

  look(): Promise<Snapshot> {
    return this.#stage.rows.snapshot([this.prepared.clinic.orgId, SITE_ORG_ID]);
  }

  /**
   * Sends the request with retries like the page. With `once`, without retries: null if there is no answer or 20503.
   */
  async send(target: string, { once = false } = {}): Promise<Answer<unknown> | null> {
    const client = openClient({ origin: this.#stage.site.origin, targets: [target] });
    const patience = once ? -1 : 20_000;
    try {
      return await client.call(this.#case.call, this.prepared.input, { ...this.#options, patience });
    } catch (error) {
      if (once && error instanceof Error && error.message.includes('was not answered')) return null;
      throw error;
    }
  }

  /** The stored answer for the idempotency key. */
  async keptAnswer(): Promise<unknown> {
    const [kept] = await this.#stage.rows.rows<{ response: unknown }>(
      this.#case.call.access === 'public' ? SITE_ORG_ID : this.prepared.clinic.orgId,
      'select response from idempotency where key = $1',
      [this.#options.key],
    );
    return kept?.response;
  }
}
