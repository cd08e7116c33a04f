// Links that friends can follow.

/** Whether *host* is only this computer to itself. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

export const linkTo = (path: string, base: string): string => new URL(path, base).href;
