import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("location", { pathname: "/", search: "" });
const asked: string[] = [];
/** Answers to come, in order; null: the network fails. A request without one is answered with its address. */
const answers: (Response | null)[] = [];
vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
  asked.push(`${init.method} ${url} ${(init.body as string | null) ?? ""}`.trim());
  expect((init.headers as Record<string, string>)["X-Florin"]).toBe("1");
  const answer = answers.shift();
  if (answer === null) return Promise.reject(new TypeError("no network"));
  return Promise.resolve(answer ?? Response.json({ url }));
});
let api: typeof import("./api.ts");
beforeEach(async () => {
  asked.length = answers.length = 0;
  vi.resetModules();
  api = await import("./api.ts");
});

test("a guest is made once, before the first request, and told once", async () => {
  const heard: unknown[] = [];
  api.greetedAs((me) => heard.push(me));
  expect(api.identified()).toBe(false);
  await Promise.all([api.get("/a"), api.post("/b", { n: 1 }), api.hello()]);
  expect(asked).toEqual(["GET /api/me", "GET /api/a", 'POST /api/b {"n":1}']);
  expect([heard, api.identified()]).toEqual([[{ url: "/api/me" }], true]);
});

test("after a greeting that failed the next request greets again", async () => {
  answers.push(null);
  await expect(api.get("/a")).rejects.toBeInstanceOf(api.Offline);
  expect([asked, api.identified()]).toEqual([["GET /api/me"], false]);
  expect(await api.get("/a")).toEqual({ url: "/api/a" });
  expect(asked.slice(1)).toEqual(["GET /api/me", "GET /api/a"]);
});

test("who only looks does not become a guest", async () => {
  expect(await api.peek("/a")).toEqual({ url: "/api/a" });
  expect([asked, api.identified()]).toEqual([["GET /api/a"], false]);
});

test("a refusal has the server's name, and what is no answer is no network", async () => {
  answers.push(Response.json({ error: "busy", detail: "later" }, { status: 503 }));
  await expect(api.peek("/a")).rejects.toMatchObject({ status: 503, problem: { error: "busy" } });
  answers.push(new Response("<html>", { status: 502 }));
  await expect(api.peek("/a")).rejects.toBeInstanceOf(api.Offline);
  answers.push(new Response("", { status: 404 }));
  await expect(api.peek("/a")).rejects.toMatchObject({ status: 404, problem: { error: "server_error" } });
  answers.push(new Response(null, { status: 204 }));
  expect(await api.peek("/a")).toBeUndefined();
});
