import type { MotivoDeFin } from '@colega/web-kit/lib/sesion/sesion.ts';

/** What was read for a session goes with it. Its code is of the signed-in area, and comes when somebody leaves. */
export const olvidarLoGuardado = (motivo?: MotivoDeFin): void => {
  void import('./datos-guardados.ts').then(({ olvidarDatos }) => olvidarDatos(motivo)).catch(() => undefined);
  // S-911: whatever the server learns of it.
  if (motivo === 'cierre')
    void import('../../lib/navegacion/callar-avisos.ts').then((de) => de.callarAvisos()).catch(() => undefined);
};
