import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { receiveFile, reportReceived, SILENCE_MS, watchSilence } from './silence';
import { stubWindowEvents } from './test-window';

const second = 1000;

beforeAll(stubWindowEvents);

describe('silence', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Receives so many bytes each second; tells after how many seconds the watch called. */
  function secondsUntilSilent(bytesPerSecond: (atSecond: number) => number, atMost = 60): number | null {
    let silentAt: number | null = null;
    const begin = performance.now();
    const stop = watchSilence(() => (silentAt = Math.round((performance.now() - begin) / second)));
    for (let at = 1; at <= atMost && silentAt === null; at += 1) {
      jest.advanceTimersByTime(second);
      const bytes = bytesPerSecond(at);
      if (bytes > 0 && silentAt === null) reportReceived(bytes);
    }
    stop();
    return silentAt;
  }

  test('without a sound it is six seconds', () => {
    expect(secondsUntilSilent(() => 0)).toBe(SILENCE_MS / second);
  });

  test.each([
    ['one byte a second', () => 1, 6],
    ['half a kilobyte a second: it lasts as long again', () => 500, 11],
    ['half a file and then nothing', (at: number) => (at === 3 ? 40_000 : 0), 9],
    ['a kilobyte a second', () => 1024, null],
    ['twenty kilobytes every five seconds', (at: number) => (at % 5 === 0 ? 20_000 : 0), null],
  ] as const)('%s', (_, bytesPerSecond, expected) => {
    expect(secondsUntilSilent(bytesPerSecond)).toBe(expected);
  });

  test('a watch that was ended says nothing', () => {
    const onSilent = jest.fn();
    watchSilence(onSilent)();
    jest.advanceTimersByTime(2 * SILENCE_MS);
    expect(onSilent).not.toHaveBeenCalled();
  });
});

describe('a file', () => {
  let answer: (response: ServerResponse) => void;
  const server = createServer((_, response) => answer(response));
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/file.txt`;
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('comes whole, with its address, and is heard of', async () => {
    answer = (response) => response.end('some text');
    const heard: number[] = [];
    addEventListener('bytesreceived', (event) => heard.push((event as CustomEvent<number>).detail));
    const response = await receiveFile(fetch, address());
    expect(response.url).toBe(address());
    expect(response.redirected).toBe(false);
    expect(await response.text()).toBe('some text');
    expect(heard).toEqual([9]);
  });

  test('a refusal is handed on', async () => {
    answer = (response) => response.writeHead(404).end('not here');
    expect((await receiveFile(fetch, address())).status).toBe(404);
  });

  test('an empty one is none', async () => {
    answer = (response) => response.end();
    await expect(receiveFile(fetch, address())).rejects.toThrow('An empty file');
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['never answered', () => {}],
    ['half of it and then nothing', (response) => void response.writeHead(200, { 'Content-Length': 20 }).write('half of it')],
  ])('%s is given up', async (_, behave) => {
    const asked = new Promise<void>((resolve) => {
      answer = (response) => {
        behave(response);
        resolve();
      };
    });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const received = receiveFile(fetch, address()).catch((error: Error) => error.name);
    await asked;
    // What was sent has to come first, or it would count as a sound after the time has passed.
    await new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
    await jest.advanceTimersByTimeAsync(2 * SILENCE_MS);
    jest.useRealTimers();
    expect(await received).toBe('TimeoutError');
  });

  test('who asked may take it back', async () => {
    answer = () => {};
    const controller = new AbortController();
    const received = receiveFile(fetch, address(), { signal: controller.signal });
    controller.abort();
    await expect(received).rejects.toThrow();
  });
});
