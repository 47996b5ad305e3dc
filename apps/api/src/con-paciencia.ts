/** A person waits this long for a provider; what it says later is handled all the same. */
export const PACIENCIA_MS = 8_000;

/** Waits for a piece of work no longer than a person would; slow work goes on by itself. */
export const conPaciencia = async (trabajo: Promise<unknown>, hasta = PACIENCIA_MS): Promise<void> => {
  let limite: NodeJS.Timeout | undefined;
  const paciencia = new Promise<void>((listo) => {
    limite = setTimeout(listo, hasta);
  });
  await Promise.race([trabajo, paciencia]).finally(() => clearTimeout(limite));
};
