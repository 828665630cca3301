// Requests to the server. An error response is thrown as Refusal with the server's name for it.

import type { Me, Problem } from "./messages.ts";
import { need } from "./ready.ts";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

/** The request was not answered. */
export class Offline extends Error {}

function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return need(request<T>(method, path, body));
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json", "X-Florin": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Offline(path);
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  let said: unknown;
  try {
    said = text ? JSON.parse(text) : undefined;
  } catch {
    said = undefined;
  }
  if (!answer.ok) {
    if (answer.status >= 502 && !said) throw new Offline(path);
    const problem = (said as Problem | undefined) ?? { error: "server_error", detail: answer.statusText };
    throw new Refusal(answer.status, problem);
  }
  return said as T;
}

let greeted: Promise<Me> | null = null;
let listener: (me: Me) => void = () => undefined;

/** Sets the listener that gets this browser's identity, once. */
export function greetedAs(heard: (me: Me) => void): void {
  listener = heard;
}

/** Whether this visit has an identity; reading pages does not create one. */
export function identified(): boolean {
  return greeted !== null;
}

/** Creates a guest on the first visit; later calls return the same result. */
export function hello(): Promise<Me> {
  greeted ??= call<Me>("GET", "/me").then(
    (me) => {
      listener(me);
      return me;
    },
    (error: unknown) => {
      greeted = null;
      throw error;
    },
  );
  return greeted;
}

/** Two requests at once on a first visit would create two guests, so `hello` goes first. */
async function known<T>(method: string, path: string, body?: unknown): Promise<T> {
  await hello();
  return call<T>(method, path, body);
}

/** For a reader who may have no identity, as in a frame on another site: does not create a guest. */
export const peek = <T>(path: string) => call<T>("GET", path);
/** The same for the links of mails. */
export const send = <T>(path: string) => call<T>("POST", path);
export const get = <T>(path: string) => known<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => known<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}) => known<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown = {}) => known<T>("PATCH", path, body);
export const del = <T>(path: string, body?: unknown) => known<T>("DELETE", path, body);
