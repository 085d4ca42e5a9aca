import { connect, type Socket } from 'node:net';
import type { Envelope } from '@archway/contract/core/envelope';

/** What a connection sends next; called once per request. */
export type NextRequest = () => Buffer;

export interface Load {
  requests: number;
  seconds: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Keep-alive connections that each send one request after the other, for so many milliseconds. It knows just enough
 * of HTTP/1.1 to cost little beside the servers it measures; an answer that is not a success ends the run.
 */
export async function runLoad(
  port: number,
  connections: readonly NextRequest[],
  milliseconds: number,
): Promise<Load> {
  const began = performance.now();
  const end = began + milliseconds;
  const counts = await Promise.all(connections.map((next) => runConnection(port, next, end)));
  return {
    requests: counts.reduce((sum, count) => sum + count, 0),
    seconds: (performance.now() - began) / 1_000,
  };
}

function runConnection(port: number, next: NextRequest, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let answered = 0;
    const reader = makeReader((status, body) => {
      if (status !== 200 || !body.includes('"code":200')) {
        socket.destroy();
        reject(new Error(`answered ${status}: ${body.slice(0, 300)}`));
        return;
      }
      answered += 1;
      if (performance.now() < end) socket.write(next());
      else socket.end();
    });
    socket.once('connect', () => socket.write(next()));
    socket.on('data', reader);
    socket.once('error', reject);
    socket.once('close', () => resolve(answered));
  });
}

/** Collects one answer; our servers always say its length. Only the beginning of a body is turned into text. */
function makeReader(onAnswer: (status: number, body: string) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let received = 0;
  let needed = Infinity;
  return (chunk) => {
    chunks.push(chunk);
    received += chunk.length;
    if (needed === Infinity) {
      const head = Buffer.concat(chunks);
      const bodyAt = head.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
      if (bodyAt < END_OF_HEAD.length) return;
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(head.toString('latin1', 0, bodyAt)) ?? [];
      needed = bodyAt + Number(length);
    }
    if (received < needed) return;
    const answer = Buffer.concat(chunks);
    chunks = [];
    received = 0;
    needed = Infinity;
    const bodyAt = answer.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
    onAnswer(Number(answer.toString('latin1', 9, 12)), answer.toString('utf8', bodyAt, bodyAt + 300));
  };
}

export function requestBytes(
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Buffer {
  const lines = Object.entries({
    host: '127.0.0.1',
    ...headers,
    ...(method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** One request on a connection of its own, for the data of its answer. */
export function ask<T>(port: number, request: Buffer): Promise<T> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1' });
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => {
      text += piece;
      const bodyAt = text.indexOf('\r\n\r\n') + 4;
      const [, length] = /content-length: (\d+)/i.exec(text) ?? [];
      if (bodyAt < 4 || Buffer.byteLength(text.slice(bodyAt)) < Number(length)) return;
      socket.destroy();
      const answer = JSON.parse(text.slice(bodyAt)) as Envelope<T>;
      if (answer.code === 200) resolve(answer.data);
      else reject(new Error(`answered ${text.slice(bodyAt)}`));
    });
    socket.once('error', reject);
    socket.write(request);
  });
}
