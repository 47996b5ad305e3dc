const laRed = (): Promise<unknown> => new Promise((llega) => window.addEventListener('online', llega, { once: true }));

/** What the page can do without for a while: where it does not come, it is asked for again when the network is back. */
export const conRed = async <T>(traer: () => Promise<T>): Promise<T> => {
  try {
    return await traer();
  } catch {
    await laRed();
    return conRed(traer);
  }
};
