/** The page can do without it for a while, so it is asked for again when the network is back. */
export const conRed = <T>(traer: () => Promise<T>): Promise<T> =>
  traer().catch(() =>
    new Promise((llega) => window.addEventListener('online', llega, { once: true })).then(() => conRed(traer)),
  );
