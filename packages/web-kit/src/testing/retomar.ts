import { llegarAlPaso } from './llegar-al-paso.ts';

type Camino<V> = () => Promise<V>;

/** The first test of each file walks to the step; afterwards its draft opens there, as for whoever comes back to it. */
export const retomable = <V>(
  abrir: Camino<V>,
  antes: Camino<V>,
  seguir: () => Promise<void>,
  paso: RegExp,
): Camino<V> => {
  let dejado: [clave: string, borrador: string][] | undefined;
  return async () => {
    for (const [clave, borrador] of dejado ?? []) localStorage.setItem(clave, borrador);
    const vista = await (dejado ? abrir() : antes());
    if (!dejado) await seguir();
    await llegarAlPaso(paso);
    if (!dejado) {
      // Leaving the page writes what was not written yet.
      window.dispatchEvent(new Event('pagehide'));
      dejado = Object.entries({ ...localStorage }).filter(([clave]) => clave.startsWith('borrador:'));
    }
    return vista;
  };
};
