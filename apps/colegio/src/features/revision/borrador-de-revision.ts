import { LARGO_DE_RESPUESTA, OBSERVACIONES_POR_ACTO } from '@colega/contract/legajos';
import {
  avisarDelBorrador,
  crearPestania,
  guardarBorrador,
  leerBorrador,
  oirDelBorrador,
  quitarBorrador,
} from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';

const zPorObservar = z.object({
  clave: z.string(),
  campo: z.string().nullable(),
  texto: z.string().max(LARGO_DE_RESPUESTA),
});
export type PorObservar = z.output<typeof zPorObservar>;

const zBorrador = z.object({
  observaciones: z.array(zPorObservar).max(OBSERVACIONES_POR_ACTO),
  /** The points of the control list that were looked at. */
  mirados: z.array(z.string()),
  /** What is being written for other acts, by act. */
  textos: z.record(z.string(), z.string()),
});
export type Borrador = z.output<typeof zBorrador>;

const VACIO: Borrador = { observaciones: [], mirados: [], textos: {} };

const leer = (user_id: number, nombre: string): Borrador =>
  zBorrador.safeParse(leerBorrador(user_id, nombre)).data ?? VACIO;

const esVacio = ({ observaciones, mirados, textos }: Borrador): boolean =>
  observaciones.length + mirados.length + Object.values(textos).filter((texto) => texto !== '').length === 0;

/** What is typed of a file stays on this machine until it is sent, and its other tabs show the same. */
export const useBorradorDeRevision = (legajoId: number) => {
  const nombre = `revision:${legajoId}`;
  const user_id = leerSesion()?.user_id ?? 0;
  const quien = useMemo(() => ({ user_id, nombre, pestania: crearPestania() }), [user_id, nombre]);
  const [borrador, setBorrador] = useState(() => leer(user_id, nombre));
  useEffect(() => {
    const releer = (): void => setBorrador(leer(user_id, nombre));
    const dejarDeOir = oirDelBorrador(quien, releer);
    // What another tab says may arrive before what it wrote, which this tells.
    window.addEventListener('storage', releer);
    return () => {
      window.removeEventListener('storage', releer);
      dejarDeOir();
    };
  }, [quien, user_id, nombre]);

  const cambiar = (cambio: (antes: Borrador) => Borrador): void =>
    setBorrador((antes) => {
      const nuevo = cambio(antes);
      if (nuevo === antes) return antes;
      if (esVacio(nuevo)) quitarBorrador(user_id, nombre);
      else guardarBorrador(user_id, nombre, nuevo);
      avisarDelBorrador(quien, { tipo: 'escrito', toma: null });
      return nuevo;
    });

  return {
    ...borrador,
    observar: (nueva: PorObservar): void =>
      cambiar((antes) =>
        antes.observaciones.length < OBSERVACIONES_POR_ACTO
          ? { ...antes, observaciones: [...antes.observaciones, nueva] }
          : antes,
      ),
    escribir: (clave: string, cambio: Partial<PorObservar>): void =>
      cambiar((antes) => ({
        ...antes,
        observaciones: antes.observaciones.map((una) => (una.clave === clave ? { ...una, ...cambio } : una)),
      })),
    quitar: (clave: string): void =>
      cambiar((antes) => ({ ...antes, observaciones: antes.observaciones.filter((una) => una.clave !== clave) })),
    vaciar: (): void => cambiar((antes) => ({ ...antes, observaciones: [] })),
    marcar: (punto: string, mirado: boolean): void =>
      cambiar((antes) => ({
        ...antes,
        mirados: mirado ? [...antes.mirados, punto] : antes.mirados.filter((otro) => otro !== punto),
      })),
    redactar: (acto: string, texto: string): void =>
      cambiar((antes) => ({ ...antes, textos: { ...antes.textos, [acto]: texto } })),
    olvidar: (): void => cambiar(() => VACIO),
  };
};
export type BorradorDeRevision = ReturnType<typeof useBorradorDeRevision>;
