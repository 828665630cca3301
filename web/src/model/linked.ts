// Addresses in plain text become links.

export interface LinkedPart {
  text: string;
  href?: string;
}

// The last character of an address is no punctuation: that ends the sentence.
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|[^\s<>@,;:()]+@[^\s<>@,;:()]+\.[^\s<>@,;:().]+)/;

export const linked = (text: string): LinkedPart[] =>
  text
    .split(ADDRESS)
    .map((part, i): LinkedPart => {
      if (i % 2 === 0) return { text: part };
      return { text: part, href: part.startsWith("http") ? part : `mailto:${part}` };
    })
    .filter((part) => part.text);
