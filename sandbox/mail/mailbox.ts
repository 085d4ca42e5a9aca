import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** One mail as the JSON file, the API and the pages show it. */
export interface Mail {
  readonly id: string;
  readonly messageId: string | null;
  readonly from: string;
  /** Envelope recipients: who really got it, blind copies too. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly receivedAt: string;
  /** How often this Message-ID was delivered. More than one means that a sender repeated itself. */
  readonly receipts: number;
  readonly text: string;
  readonly html: string;
}

export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

export interface MailFilter {
  readonly to?: string | undefined;
  readonly since?: Date | undefined;
}

/**
 * A folder of mails: `<id>.eml` as it came and `<id>.json` as it reads.
 * The JSON file is written last: an .eml without one was never acknowledged and its sender tries again.
 */
export class Mailbox {
  readonly #folder: string;
  readonly #mails = new Map<string, Mail>();
  /** The last write per mail: two deliveries of one Message-ID must not both find it new. */
  readonly #writing = new Map<string, Promise<Mail>>();
  #revision = Date.now();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<Mailbox> {
    await mkdir(folder, { recursive: true });
    const mailbox = new Mailbox(folder);
    for (const name of await readdir(folder)) {
      if (name.endsWith('.tmp')) await rm(join(folder, name));
      if (!name.endsWith('.json')) continue;
      const mail = JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail;
      mailbox.#mails.set(mail.id, mail);
    }
    return mailbox;
  }

  /** Changes whenever the content does, so that a page can ask cheaply whether it is out of date. */
  get revision(): number {
    return this.#revision;
  }

  /** Newest first. */
  list(filter: MailFilter = {}): Mail[] {
    const to = filter.to?.toLowerCase();
    const since = filter.since?.toISOString();
    return [...this.#mails.values()]
      .filter((mail) => to === undefined || mail.to.includes(to))
      .filter((mail) => since === undefined || mail.receivedAt >= since)
      .toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  }

  find(id: string): Mail | undefined {
    return this.#mails.get(id);
  }

  async source(id: string): Promise<Buffer> {
    return readFile(join(this.#folder, `${id}.eml`));
  }

  /** Returns once the mail is on the disk. */
  async receive(source: Buffer, envelope: Envelope): Promise<Mail> {
    const content = await PostalMime.parse(source);
    const messageId = content.messageId ?? null;
    const id = createHash('sha256')
      .update(messageId ?? randomUUID())
      .digest('hex')
      .slice(0, 24);

    const store = async (): Promise<Mail> => {
      const earlier = this.#mails.get(id);
      const to = envelope.to.map((address) => address.toLowerCase());
      const mail: Mail = earlier
        ? { ...earlier, receipts: earlier.receipts + 1, to: [...new Set([...earlier.to, ...to])] }
        : {
            id,
            messageId,
            from: content.from?.address ?? envelope.from,
            to,
            subject: content.subject ?? '',
            receivedAt: new Date().toISOString(),
            receipts: 1,
            text: content.text ?? '',
            html: content.html ?? '',
          };
      if (!earlier) await this.#write(`${id}.eml`, source);
      await this.#write(`${id}.json`, JSON.stringify(mail, null, 2));
      this.#mails.set(id, mail);
      this.#revision++;
      return mail;
    };

    const before = this.#writing.get(id);
    const now = before ? before.then(store, store) : store();
    this.#writing.set(id, now);
    try {
      return await now;
    } finally {
      if (this.#writing.get(id) === now) this.#writing.delete(id);
    }
  }

  async clear(): Promise<void> {
    await Promise.allSettled(this.#writing.values());
    for (const id of this.#mails.keys()) {
      // The JSON file first: what is left after a crash in between is an .eml that nobody lists.
      await rm(join(this.#folder, `${id}.json`), { force: true });
      await rm(join(this.#folder, `${id}.eml`), { force: true });
    }
    this.#mails.clear();
    this.#revision++;
  }

  /** Whole or not at all, and still there after a power cut: synced file, rename, synced folder. */
  async #write(name: string, content: Buffer | string): Promise<void> {
    const path = join(this.#folder, name);
    const file = await open(`${path}.tmp`, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.tmp`, path);
    const folder = await open(this.#folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}
