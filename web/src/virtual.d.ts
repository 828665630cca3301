/** Made by catalogue.ts. */
declare module "virtual:texts" {
  /** The texts of a page in a language, in Fluent's format. */
  export function load(language: string, page: string): Promise<string>;
}
