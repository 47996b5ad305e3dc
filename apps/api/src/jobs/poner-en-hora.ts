const REVISAR_CADA_MS = 1_000;
// S-364
const SALTO_MS = 5 * 60_000;

/**
 * What a clock that ran ahead wrote down, and was put right since: a schedule already done until a time that has not come, and jobs
 * to be tried again later than the queue ever waits (some six hours).
 */
export const PONER_EN_HORA = `
  update graphile_worker._private_known_crontabs set last_execution = null where last_execution > now() + interval '2 minutes';
  update graphile_worker._private_jobs set run_at = now() where run_at > now() + interval '7 hours' and locked_at is null`;

/** Tells each time that the clock is set far from where it was, by one that nobody sets. Answers how to stop watching. */
export const avisarSaltos = (aviso: (segundos: number) => void): (() => void) => {
  const desfase = () => Date.now() - performance.now();
  let antes = desfase();
  const reloj = setInterval(() => {
    const salto = desfase() - antes;
    if (Math.abs(salto) < SALTO_MS) return;
    antes += salto;
    aviso(Math.round(salto / 1000));
  }, REVISAR_CADA_MS).unref();
  return () => clearInterval(reloj);
};
