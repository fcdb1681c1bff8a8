const FENCE = /^(\uFEFF?\s*`{3,}[a-z]*[ \t]*\r?\n)([^]*?)(\r?\n?`{3,}\s*)$/i;

const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

/** A text as it is, or without the fence that chats put around code; what stands in it keeps its place. */
export const withoutFence = (text: string): string => {
  const [, opening = '', code = text, closing = ''] = FENCE.exec(text) ?? [];
  return blank(opening) + code + blank(closing);
};
