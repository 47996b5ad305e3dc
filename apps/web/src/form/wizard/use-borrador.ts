import { comenzar } from '@colega/domain/asistente';
import { useCallback, useEffect, useRef, useState } from 'react';
import { borrarBorrador, guardarBorrador, leerBorrador } from '../../lib/borradores/almacen-de-borradores.ts';
import { alTerminarSesion, leerSesion } from '../../lib/sesion/sesion.ts';
import type { DefinicionDeAsistente, EstadoDelAsistente } from './definicion.ts';

const ESPERA_MS = 300;

type Guardado<B> = EstadoDelAsistente<B> & { version: number };

export type Borrador<B> = {
  estado: EstadoDelAsistente<B>;
  /** The latest state, for what runs after a wait. */
  actual: () => EstadoDelAsistente<B>;
  poner: (cambio: (estado: EstadoDelAsistente<B>) => EstadoDelAsistente<B>) => void;
  recuperado: boolean;
  empezarDeCero: () => void;
  /** Writes what is pending now. */
  asegurar: () => void;
  /** After a save or a confirmed leaving: nothing is kept, nor written again. */
  descartar: () => void;
};

/**
 * The draft of a wizard, kept per user as it changes: it survives an expired session, a reload and a restart. A chosen
 * end of the session forgets it (lib/sesion).
 */
export const useBorrador = <B, C>(definicion: DefinicionDeAsistente<B, C>): Borrador<B> => {
  const [usuario] = useState(() => leerSesion()?.user_id ?? 0);
  const [guardado] = useState(() => leerGuardado(definicion, usuario));
  const [estado, setEstado] = useState<EstadoDelAsistente<B>>(() => guardado ?? nuevo(definicion));
  const [recuperado, setRecuperado] = useState(guardado !== null);
  const vigente = useRef(estado);
  const espera = useRef<ReturnType<typeof setTimeout> | null>(null);
  const cerrado = useRef(false);

  const asegurar = useCallback(() => {
    if (espera.current !== null) clearTimeout(espera.current);
    espera.current = null;
    // without a session (the catalogue) there is nobody to keep it for
    if (!cerrado.current && usuario !== 0)
      guardarBorrador(usuario, definicion.nombre, { ...vigente.current, version: definicion.version });
  }, [usuario, definicion]);

  const poner = useCallback<Borrador<B>['poner']>(
    (cambio) => {
      vigente.current = cambio(vigente.current);
      setEstado(vigente.current);
      espera.current ??= setTimeout(asegurar, ESPERA_MS);
    },
    [asegurar],
  );

  const descartar = useCallback(() => {
    cerrado.current = true;
    if (espera.current !== null) clearTimeout(espera.current);
    borrarBorrador(usuario, definicion.nombre);
  }, [usuario, definicion]);

  const empezarDeCero = useCallback(() => {
    poner(() => nuevo(definicion));
    setRecuperado(false);
  }, [poner, definicion]);

  useEffect(() => {
    const alSalir = () => espera.current !== null && asegurar();
    window.addEventListener('pagehide', alSalir);
    const dejarDeOir = alTerminarSesion((motivo) => {
      if (motivo === 'vencida') asegurar();
      else cerrado.current = true;
    });
    return () => {
      window.removeEventListener('pagehide', alSalir);
      dejarDeOir();
      alSalir();
    };
  }, [asegurar]);

  const actual = useCallback(() => vigente.current, []);
  return { estado, actual, poner, recuperado, empezarDeCero, asegurar, descartar };
};

const nuevo = <B, C>({ inicial, pasos }: DefinicionDeAsistente<B, C>): EstadoDelAsistente<B> => ({
  borrador: inicial(),
  recorrido: comenzar(pasos),
  intento: null,
});

const leerGuardado = <B, C>(
  { nombre, version, inicial, pasos }: DefinicionDeAsistente<B, C>,
  usuario: number,
): EstadoDelAsistente<B> | null => {
  const leido = leerBorrador(usuario, nombre) as Guardado<B> | null;
  if (leido?.version !== version || !leido.borrador || !pasos.some(({ id }) => id === leido.recorrido?.actual))
    return null;
  const intacto = JSON.stringify(leido.borrador) === JSON.stringify(inicial());
  const intento = leido.intento?.enviados ? leido.intento : null;
  return intacto ? null : { borrador: leido.borrador, recorrido: leido.recorrido, intento };
};
