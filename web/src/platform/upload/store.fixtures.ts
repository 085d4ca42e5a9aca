import { vi } from 'vitest';

/** One request to the store, as its test lets it go on. */
export class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  url = '';
  method = '';
  status = 0;
  timeout = 0;
  body: unknown;
  isAborted = false;

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  sent(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number): void {
    this.status = status;
    this.dispatchEvent(new Event('load'));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Puts a store in the place of the browser's requests; answers with those that are made, in their order. */
export function fakeStore(): FakeRequest[] {
  const requests: FakeRequest[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeRequest {
      constructor() {
        super();
        requests.push(this);
      }
    },
  );
  return requests;
}
