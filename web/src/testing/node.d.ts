// What the kit uses of Node; all its types would change those of the browser.

declare module "node:fs" {
  export function readFileSync(path: string): Uint8Array<ArrayBuffer>;
}
declare module "node:zlib" {
  export function gunzipSync(data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
}
