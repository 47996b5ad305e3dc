import type { FilaDeBandeja } from '@colega/contract/legajos';
import { COLAS, type Cola } from '@colega/domain/legajos';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useEffect, useRef } from 'react';
import { useAtajo } from '../../lib/use-atajo.ts';
import type { FilaActiva } from '../../lib/use-fila-activa.ts';
import { ID_DEL_TEXTO } from './filtros.ts';
import type { Tomas } from './use-tomas.ts';

type Teclado = {
  filas: readonly FilaDeBandeja[];
  activa: FilaActiva;
  tomas: Tomas;
  puedeTomar: boolean;
  alElegirCola: (cola: Cola) => void;
};

/** What the list of shortcuts says of the Bandeja (lib/atajos.ts). */
export const useTeclas = ({ filas, activa, tomas, puedeTomar, alElegirCola }: Teclado): void => {
  const user_id = useSesion()?.user_id;
  const tomarOSoltar = (): void => {
    const fila = filas.find(({ id }) => id === activa.id);
    if (fila) void (fila.toma?.usuario_id === user_id ? tomas.soltar(fila) : tomas.tomar(fila));
  };
  useAtajo('/', enfocarTexto);
  useAtajo(puedeTomar ? 'n' : '', () => void tomas.siguiente());
  useAtajo(puedeTomar ? 't' : '', tomarOSoltar);
  useAtajo(COLAS.map((_, i) => i + 1).join(''), (tecla) => {
    const cola = COLAS[Number(tecla) - 1];
    if (cola) alElegirCola(cola);
  });
  useVueltaDelTexto(activa.volver);
};

/** On a phone the criteria are folded, and the button that shows them is what there is. */
const enfocarTexto = (): void => {
  const texto = document.getElementById(ID_DEL_TEXTO);
  if (texto?.closest('[hidden]') === null) texto.focus();
  else document.querySelector<HTMLElement>('[role="search"] [aria-expanded]')?.focus();
};

/** From what was looked for to what was found. */
const useVueltaDelTexto = (volver: () => void): void => {
  const vigente = useRef(volver);
  vigente.current = volver;
  useEffect(() => {
    const alPulsar = (evento: KeyboardEvent) => {
      const { key, target } = evento;
      if (key !== 'Enter' || !(target instanceof Element) || target.id !== ID_DEL_TEXTO) return;
      // The same key would press what it arrives at.
      evento.preventDefault();
      vigente.current();
    };
    document.addEventListener('keydown', alPulsar);
    return () => document.removeEventListener('keydown', alPulsar);
  }, []);
};
